import GtkCore

/// Announces the names of attachments that the caret moves past, or that are selected.
///
/// A screen reader reads the character that the caret has passed, and finds nothing to speak there.
@MainActor
final class AttachmentSpeech {
  private let node: EditorNode
  private var caret = 0
  private var count = 0

  init(_ node: EditorNode) { self.node = node }

  /// Announces the attachment that the caret has moved past, if the editor has the focus.
  func caretMoved() {
    guard let attachment = attachment(after: node.content.selection, in: node.content),
      node.area.textView.isFocus
    else { return }
    node.area.textView.say(attachment.accessibleLabel)
  }

  /// Returns the attachment to announce after a movement of the caret; nil if there is none.
  private func attachment(
    after selection: (caret: Int, anchor: Int), in content: RichTextBuffer
  ) -> Attachment? {
    let (oldCaret, oldCount) = (caret, count)
    (caret, count) = (selection.caret, content.count)
    guard !content.attachments.isEmpty else { return nil }
    if abs(selection.caret - selection.anchor) == 1 {
      return content.attachments.attachment(at: min(selection.caret, selection.anchor))
    }
    // An edit moves the caret, too.
    guard selection.caret == selection.anchor, abs(caret - oldCaret) == 1, count == oldCount else {
      return nil
    }
    return content.attachments.attachment(at: min(caret, oldCaret))
  }
}
