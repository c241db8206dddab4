import RichTextModel
import TextParagraphs
import TextRules

/// Keeps the line breaks beside block attachments when the user deletes text around them.
@MainActor
final class BlockLines {
  /// The line breaks that stay.
  var preserved = PreserveBlockAttachmentNewline.none
  private let node: EditorNode

  /// Creates the rule for the text of an editor.
  init(_ node: EditorNode) { self.node = node }

  /// Keeps block attachments on lines of their own during a deletion.
  ///
  /// A line break alone is not deleted at all. If it is part of a larger deletion, it is inserted
  /// again.
  ///
  /// - Returns: Whether the edit is allowed.
  func keep(in edit: TextEdit) -> Bool {
    let (range, text) = (edit.range, edit.text.unicodeScalars)
    let content = node.content
    guard preserved != .none, !range.isEmpty, !content.attachments.isEmpty else { return true }
    let removed = content.buffer.text(from: range.lowerBound, to: range.upperBound)
    let keepsAfter =
      [.after, .both].contains(preserved) && content.isBlock(at: range.lowerBound - 1)
      && removed.unicodeScalars.first == "\n"
      && !(text.first.map(ParagraphEnd.isEnd) ?? content.isLineEnd(range.upperBound))
    let keepsBefore =
      [.before, .both].contains(preserved) && content.isBlock(at: range.upperBound)
      && removed.unicodeScalars.last == "\n"
      && !(text.last.map(ParagraphEnd.isEnd) ?? content.isLineStart(range.lowerBound))
    guard keepsAfter || keepsBefore else { return true }
    guard removed != "\n" else { return false }
    let end = range.lowerBound + text.count
    let place = keepsAfter ? range.lowerBound : end
    node.session.atEndOfAction { [weak node] isReverted in
      guard let node, node.hasWidget, !isReverted else { return }
      node.content.replace(place..<place, with: "\n")
      let caret = keepsAfter ? end + 1 : end
      node.area.buffer.select(anchor: caret, caret: caret)
    }
    return true
  }
}
