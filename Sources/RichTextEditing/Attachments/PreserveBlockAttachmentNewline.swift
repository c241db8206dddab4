import RichTextModel
import TextParagraphs
import TextRules

/// Which line breaks beside a block attachment stay when a person deletes what is around it.
public enum PreserveBlockAttachmentNewline: Hashable, Sendable {
  /// None: text may come to stand beside the attachment.
  case none
  /// The one before it, the one behind it, or both.
  case before, after, both
}

extension EditorViewImplementation {
  /// Sees to it that a deletion leaves block attachments their lines.
  ///
  /// A line break alone is not deleted at all. Of a larger part that goes, it comes back.
  ///
  /// - Returns: Whether the edit may be made.
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
    session.atEndOfAction { [weak self] isTakenBack in
      guard let self, self.hasWidget, !isTakenBack else { return }
      self.content.replace(place..<place, with: "\n")
      let caret = keepsAfter ? end + 1 : end
      self.area.buffer.select(anchor: caret, caret: caret)
    }
    return true
  }

  /// Whether a block attachment stands at an offset.
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
