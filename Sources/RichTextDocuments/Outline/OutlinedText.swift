import GtkCore
import RichTextEditing

/// An editor, as the value of a parameter; no other widget is one.
package struct OutlinedText: ParameterValue {
  package static var kind: ParameterKind { .widget(type: "GtkWidget") }
  /// The editor; nil for none.
  package let editor: EditorView?

  /// Creates the value for an editor.
  package init(_ editor: EditorView?) { self.editor = editor }

  package var plain: PlainValue { .widget(editor) }

  package init?(plain: PlainValue) {
    guard case .widget(let widget) = plain else { return nil }
    // GObject sets the properties of widgets on the main thread only.
    editor = MainActor.assumeIsolated { widget.flatMap { EditorView(existing: $0) } }
    if widget != nil, editor == nil { return nil }
  }
}
