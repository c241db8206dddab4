import GtkCore
import WidgetSupport

/// The editor as GObject sees it, with what its features add.
extension EditorView {
  /// The editor as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaEditorView", derivesFrom: GrowingView.declaration,
    cssName: "richeditor", parameters: parameters,
    methods: methods,
    events: [
      AnyEvent("changed", property: "onDocumentChanged") { (editor: EditorView) in
        editor.node.documentChanged
      },
      AnyEvent("selection-changed") { (editor: EditorView) in editor.node.caretChanged },
      AnyEvent(request: "link-activated", [("uri", .text)]) { (editor: EditorView, signal) in
        editor.node.linkActivated.signal = signal
      },
    ]
  ) { EditorView() }

  private nonisolated static let methods: [AnyMethod] =
    AnyMethod.contents(
      forms: { $0.attachmentForms }, get: { (editor: EditorView) in editor.content },
      set: { $0.content = $1 }) + [
      AnyMethod("execute", ["command"], member: "perform") { (editor: EditorView, name: String) in
        CommandTable.standard.entry(named: CommandName(name)).map { editor.perform($0.command) }
          ?? false
      }
    ]

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
