import RichTextModel
import TextParagraphs
import TextRules

/// The line breaks beside a block attachment that stay when the user deletes the text around it.
public enum PreserveBlockAttachmentNewline: Hashable, Sendable {
  /// None: text may end up beside the attachment.
  case none
  /// The one before it, the one after it, or both.
  case before, after, both
}

extension EditorViewImplementation {
  /// Keeps block attachments on lines of their own during a deletion.
  ///
  /// A line break alone is not deleted at all. If it is part of a larger deletion, it is inserted
  /// again.
  ///
  /// - Returns: Whether the edit is allowed.
  func keepBlockLines(_ edit: TextEdit) -> Bool {
    let (range, text) = (edit.range, edit.text.unicodeScalars)
    guard blockLines != .none, !range.isEmpty, !content.attachments.isEmpty else { return true }
    let removed = area.buffer.text(from: range.lowerBound, to: range.upperBound)
    let keepsAfter =
      [.after, .both].contains(blockLines) && isBlock(at: range.lowerBound - 1)
      && removed.unicodeScalars.first == "\n"
      && !(text.first.map(ParagraphEnd.isEnd) ?? isLineEnd(range.upperBound))
    let keepsBefore =
      [.before, .both].contains(blockLines) && isBlock(at: range.upperBound)
      && removed.unicodeScalars.last == "\n"
      && !(text.last.map(ParagraphEnd.isEnd) ?? isLineStart(range.lowerBound))
    guard keepsAfter || keepsBefore else { return true }
    guard removed != "\n" else { return false }
    let end = range.lowerBound + text.count
    let place = keepsAfter ? range.lowerBound : end
    session.atEndOfAction { [weak self] isReverted in
      guard let self, self.hasWidget, !isReverted else { return }
      self.content.replace(place..<place, with: "\n")
      let caret = keepsAfter ? end + 1 : end
      self.area.buffer.select(anchor: caret, caret: caret)
    }
    return true
  }

  /// Whether there is a block attachment at an offset.
  func isBlock(at offset: Int) -> Bool {
    offset >= 0 && content.attachments.attachment(at: offset)?.isBlock == true
  }

  /// Whether a line ends at an offset.
  func isLineEnd(_ offset: Int) -> Bool {
    offset >= content.count || area.buffer.text(from: offset, to: offset + 1) == "\n"
  }

  /// Whether a line begins at an offset.
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || area.buffer.text(from: offset - 1, to: offset) == "\n"
  }
}
