import GtkCore
import RichTextEditing

/// An editor or a renderer, as the value of a parameter; no other widget is one.
package struct SearchedWidget: ParameterValue {
  package static var kind: ParameterKind { .widget(type: "GtkWidget") }
  /// The editor or the renderer; nil for none.
  package let widget: Widget?

  /// Creates the value for an editor or a renderer.
  package init(_ widget: Widget?) { self.widget = widget }

  package var plain: PlainValue { .widget(widget) }

  package init?(plain: PlainValue) {
    guard case .widget(let widget) = plain else { return nil }
    self.widget = widget
    // GObject sets the properties of widgets on the main thread only.
    let isText = MainActor.assumeIsolated { widget.map { Self.editor(in: $0) != nil } ?? true }
    if !isText { return nil }
  }

  /// The editor with the text; nil for none.
  @MainActor
  var editor: EditorView? { widget.flatMap { Self.editor(in: $0) } }

  @MainActor
  private static func editor(in widget: Widget) -> EditorView? {
    EditorView(existing: widget) ?? RendererView(existing: widget)?.editor
  }
}
