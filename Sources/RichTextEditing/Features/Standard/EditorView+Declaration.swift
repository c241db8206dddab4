import GtkCore
import TextTranslation
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
      AnyEvent("height-changed", property: "onHeightChanged") { (editor: EditorView) in
        editor.node.heightChanged
      },
      AnyEvent("selection-changed") { (editor: EditorView) in editor.node.caretChanged },
      AnyEvent("commands-changed") { (editor: EditorView) in editor.node.commandsChanged },
      AnyEvent("outline-changed") { (editor: EditorView) in editor.node.outlineChanged },
      AnyEvent(
        "paste-rejected",
        { (editor: EditorView) in editor.node.permissions.pasteRejected },
        part: { ($0 as? any PresentableError)?.message ?? "\($0)" }),
      AnyEvent(request: "paste-text", [("text", .text)], returns: .text) {
        (editor: EditorView, signal) in
        editor.node.permissions.textToPaste = signal
      },
      AnyEvent(request: "copy-text", [("text", .text)], returns: .text) {
        (editor: EditorView, signal) in
        editor.node.permissions.textToCopy = signal
      },
      AnyEvent(
        request: "make-widget", [("kind", .text), ("data", .text)],
        returns: .widget(type: "GtkWidget")
      ) { (editor: EditorView, signal) in
        editor.node.session.attachments.widgetSignal = signal
      },
      AnyEvent(request: "link-activated", [("uri", .text)]) { (editor: EditorView, signal) in
        editor.node.linkActivated.signal = signal
      },
    ]
  ) { EditorView() }

  private nonisolated static var methods: [AnyMethod] {
    let content = AnyMethod.contents(
      forms: { $0.attachmentForms }, get: { (editor: EditorView) in editor.content },
      set: { $0.content = $1 })
    return content + textMethods + commandMethods + partMethods + documentMethods
  }

  package nonisolated static var parameters: [AnyParameter] {
    let content = AnyParameter.contents(
      forms: { $0.attachmentForms }, get: { (editor: EditorView) in editor.content },
      set: { $0.content = $1 }, observe: { $0.node.documentChanged.add($1) })
    return lookParameters + stateParameters + content
  }

  private nonisolated static var lookParameters: [AnyParameter] {
    [
      AnyParameter(font), AnyParameter(minLines), AnyParameter(maxHeight), AnyParameter(padding),
      AnyParameter(isEditable), AnyParameter(acceptsTab), AnyParameter(detectsLinks),
      AnyParameter(hasCollapsibleHeadings),
      AnyParameter(showsLineNumbers), AnyParameter(showsBlockHandles), AnyParameter(showsSpaces),
      AnyParameter(highlightsCurrentLine), AnyParameter(highlightsBrackets),
      AnyParameter(extraMenu), AnyParameter(accessibleLabel),
    ]
  }
}
