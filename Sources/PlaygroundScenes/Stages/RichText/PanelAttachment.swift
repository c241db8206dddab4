import Concertina

/// A panel: an editor in a frame with a sign, as one character of a text.
@MainActor
enum PanelAttachment {
  static let name = ContentType("panel")

  static func make(
    _ content: RichText = RichText(), size: AttachmentSize = .fullWidth, title: String? = nil,
    context: EditorViewContext
  ) -> Attachment {
    let editor = EditorView(context: context)
    editor.content = content
    editor.register(processors: [PanelProcessor(context: context)])
    editor.area.textView.setAccessibleLabel(title ?? "Panel")
    let icon = title == nil ? Image(icon: "dialog-information-symbolic") : nil
    let row = PanelFrame.make(icon: icon, editor: editor)
    return Attachment(
      name: name, content: row, size: size, isBlock: size == .fullWidth, editors: [editor])
  }
}

/// Puts what is selected into a panel, or an empty one at the caret.
@MainActor
struct PanelCommand: EditorCommand {
  let name = "panel"
  let context: EditorViewContext

  func execute(on editor: EditorView) {
    let panel = PanelAttachment.make(editor.selectedText, context: context)
    editor.insertAttachment(panel, in: editor.selectedRange)
    panel.editors.first?.focus()
  }
}
