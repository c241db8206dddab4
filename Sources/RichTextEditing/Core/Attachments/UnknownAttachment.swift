import GtkCore
import RichTextModel

/// The substitute for an attachment of a kind that the app does not know: it shows its name, and
/// all saved data is saved again.
@MainActor
enum UnknownAttachment {
  static func make(_ content: AttachmentContent) -> Attachment {
    let label = Label(content.name.name)
    label.addStyleClass("dim-label")
    let editors = content.editors.map { text in
      let editor = EditorView()
      editor.content = text
      return editor
    }
    let box = Box(.vertical, spacing: 6)
    box.append(label)
    for editor in editors { box.append(editor) }
    let attachment = Attachment(
      name: content.name, content: box, size: content.size, isBlock: content.isBlock,
      editors: editors, id: content.id, data: content.data)
    attachment.isUnknown = true
    return attachment
  }
}
