import GtkCore

/// The words for attachments that the caret moves past or comes to, or that are selected.
///
/// A screen reader reads the character that the caret has passed, and finds nothing to speak there.
@MainActor
final class AttachmentSpeech {
  private let node: EditorNode
  private var caret = 0
  private var count = 0
  /// The block beside the caret.
  private weak var block: Attachment?

  init(_ node: EditorNode) { self.node = node }

  /// Returns the words for the attachment that the caret has moved past, or for a block that it has
  /// come to stand beside; nil if there is none.
  func news() -> String? {
    let content = node.content
    let passed = attachment(after: content.selection, in: content)
    let (old, block) = (self.block, content.attachments.block(besideCaret: caret))
    self.block = block
    return (passed ?? (block === old ? nil : block))?.spokenWords
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

extension AttachmentSet {
  /// Returns the block directly after or before the caret; nil if there is none.
  fileprivate func block(besideCaret caret: Int) -> Attachment? {
    [caret, caret - 1].lazy.filter { $0 >= 0 }.compactMap { self.attachment(at: $0) }
      .first { $0.isBlock }
  }
}
