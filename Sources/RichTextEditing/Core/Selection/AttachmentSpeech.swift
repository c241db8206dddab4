import GtkCore

/// The names of attachments that the caret moves past, or that are selected.
///
/// A screen reader reads the character that the caret has passed, and finds nothing to speak there.
@MainActor
final class AttachmentSpeech {
  private let node: EditorNode
  private var caret = 0
  private var count = 0

  init(_ node: EditorNode) { self.node = node }

  /// Returns the name of the attachment that the caret has moved past; nil if there is none.
  func news() -> String? {
    attachment(after: node.content.selection, in: node.content)?.accessibleLabel
  }

  /// Returns the attachment to name after a movement of the caret; nil if there is none.
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
