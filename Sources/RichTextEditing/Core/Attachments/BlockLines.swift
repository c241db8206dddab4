import RichTextModel
import TextParagraphs
import TextRules

/// Keeps the line breaks beside block attachments when the user deletes text around them.
@MainActor
final class BlockLines {
  /// The line breaks that stay.
  var preserved = PreserveBlockAttachmentNewline.none
  private let node: EditorNode

  init(_ node: EditorNode) { self.node = node }

  /// Keeps block attachments on lines of their own during a deletion.
  ///
  /// A line break alone is not deleted at all. If it is part of a larger deletion, it is inserted
  /// again.
  ///
  /// - Returns: Whether the edit is allowed.
  func keep(in edit: TextEdit) -> Bool {
    let (keepsAfter, keepsBefore) = keptSides(in: edit)
    guard keepsAfter || keepsBefore else { return true }
    guard !isLineBreak(edit.range) else { return false }
    let end = edit.range.lowerBound + edit.text.unicodeScalars.count
    let place = keepsAfter ? edit.range.lowerBound : end
    node.session.atEndOfAction { [weak node] isReverted in
      guard let node, node.hasWidget, !isReverted else { return }
      node.content.replace(place..<place, with: "\n")
      let caret = keepsAfter ? end + 1 : end
      node.area.buffer.select(anchor: caret, caret: caret)
    }
    return true
  }

  /// Whether an edit would delete a line break that stays, and nothing else.
  func forbids(_ edit: TextEdit) -> Bool {
    let (keepsAfter, keepsBefore) = keptSides(in: edit)
    return (keepsAfter || keepsBefore) && isLineBreak(edit.range)
  }

  private func isLineBreak(_ range: Range<Int>) -> Bool {
    node.content.buffer.text(from: range.lowerBound, to: range.upperBound) == "\n"
  }

  /// Returns the sides of what an edit removes at which a line break stays.
  private func keptSides(in edit: TextEdit) -> (after: Bool, before: Bool) {
    let (range, text) = (edit.range, edit.text.unicodeScalars)
    let content = node.content
    guard preserved != .none, !range.isEmpty, !content.attachments.isEmpty else {
      return (false, false)
    }
    let removed = content.buffer.text(from: range.lowerBound, to: range.upperBound)
    let keepsAfter =
      [.after, .both].contains(preserved) && content.isBlock(at: range.lowerBound - 1)
      && removed.unicodeScalars.first == "\n"
      && !(text.first.map(ParagraphEnd.isEnd) ?? content.isLineEnd(range.upperBound))
    let keepsBefore =
      [.before, .both].contains(preserved) && content.isBlock(at: range.upperBound)
      && removed.unicodeScalars.last == "\n"
      && !(text.last.map(ParagraphEnd.isEnd) ?? content.isLineStart(range.lowerBound))
    return (keepsAfter, keepsBefore)
  }
}
