import GtkCore
import WidgetSupport

/// The editor as GObject sees it, with what its features add.
extension EditorView {
  /// The editor as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaEditorView", cssName: "richeditor", parameters: parameters,
    events: [
      AnyEvent("changed", property: "onDocumentChanged") { (editor: EditorView) in
        editor.node.documentChanged
      },
      AnyEvent("selection-changed") { (editor: EditorView) in editor.node.caretChanged },
      AnyEvent(request: "link-activated", [.text]) { (editor: EditorView, signal) in
        editor.node.linkActivated.signal = signal
      },
    ]
  ) { EditorView() }

  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(font), AnyParameter(minLines), AnyParameter(maxHeight),
      AnyParameter(isEditable), AnyParameter(acceptsTab), AnyParameter(detectsLinks),
      AnyParameter(hasCollapsibleHeadings),
      AnyParameter(showsLineNumbers), AnyParameter(showsBlockHandles), AnyParameter(showsSpaces),
      AnyParameter(highlightsCurrentLine), AnyParameter(highlightsBrackets),
      AnyParameter(accessibleLabel),
    ]
  }
}
