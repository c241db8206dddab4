import Concertina
import GtkCore

/// Inserts a panel at the caret: an editor in the text, with a frame.
struct PanelCommand: EditorCommand {
  static let kind = ContentType("panel")
  let name: CommandName = "panel"

  func execute(on editor: EditorView) {
    editor.insertAttachment(Self.makePanel(), in: editor.selectedRange)
  }

  /// Creates the attachment of a saved note; nil if it is no panel.
  static func makeAttachment(_ content: AttachmentContent) -> Attachment? {
    content.name == kind ? makePanel() : nil
  }

  /// Creates a panel, which gets its text afterward if it was saved in a note.
  static func makePanel() -> Attachment {
    let editor = EditorView()
    editor.setMargins(6)
    let frame = Box(.vertical, [editor])
    frame.addStyleClass("frame")
    let panel = Attachment(
      name: kind, content: frame, size: .fullWidth, isBlock: true, editors: [editor])
    panel.takesFocusOnInsertion = true
    return panel
  }
}
