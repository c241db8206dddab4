import Concertina
import FoundationEssentials

/// A panel: an editor in a frame with a sign, as one character of a text.
@MainActor
enum PanelAttachment {
  static let name = ContentType("panel")

  static func make(
    _ content: RichText = RichText(), size: AttachmentSize = .fullWidth, title: String? = nil,
    relays: Bool = false, context: EditorViewContext
  ) -> Attachment {
    let editor = EditorView(context: context)
    editor.content = content
    editor.register(processors: [PanelProcessor(context: context)])
    let icon = title == nil ? Image(icon: "dialog-information-symbolic") : nil
    let row = PanelFrame.make(icon: icon, editor: editor)
    let isBlock = size == .fullWidth
    let panel =
      relays
      ? RelayingPanel(name: name, content: row, size: size, isBlock: isBlock, editors: [editor])
      : Attachment(name: name, content: row, size: size, isBlock: isBlock, editors: [editor])
    panel.accessibleName = title ?? "Panel"
    panel.takesFocusOnInsertion = true
    panel.selectOnTap = true
    return panel
  }
}

/// A panel whose text takes part in what is done to the text around it.
final class RelayingPanel: Attachment {
  override func addedAttributesOnContainingRange(_ attributes: AttributeContainer) {
    for editor in editors { editor.addAttributes(attributes, in: 0..<editor.contentLength) }
  }

  override func removedAttributesFromContainingRange(_ attributes: AttributeContainer) {
    for editor in editors { editor.removeAttributes(attributes, in: 0..<editor.contentLength) }
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
  }
}
