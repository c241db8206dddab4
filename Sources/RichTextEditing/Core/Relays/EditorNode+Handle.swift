import RichTextModel
import TextRules

/// From a node to its editor, for handlers of the app.
extension EditorNode {
  /// A handle on the editor; nil if its widget does not exist any more.
  package var editor: EditorView? { widget.flatMap { EditorView(existing: $0) } }

  /// Replaces a part of the text as the user does: processors are asked, and line breaks beside
  /// blocks stay; returns whether it was replaced.
  package func replaceAsUser(
    _ range: Range<Int>, with content: RichText, movesCaret: Bool = true
  ) -> Bool {
    // A processor may have shortened the text since.
    guard range.upperBound <= self.content.count, let implementation,
      !implementation.gate.blockLines.forbids(TextEdit(replacing: range, with: content.text))
    else { return false }
    return implementation.editing.replace(range, with: content, movesCaret: movesCaret)
  }

  /// Replaces parts of the text, which are in its order, as the user does, as one edit with the
  /// caret after the first of them; returns how many were replaced.
  package func replaceAsUser(_ parts: [(range: Range<Int>, content: RichText)]) -> Int {
    guard let first = parts.first, let last = parts.last else { return 0 }
    var (count, caret) = (0, Int?.none)
    content.changeAsOne(in: first.range.lowerBound..<last.range.upperBound) {
      // From the end, so that the parts before it stay where they are.
      for (range, new) in parts.reversed()
      // A selection that stays is offered to the desktop again with each of its changes.
      where replaceAsUser(range, with: new, movesCaret: caret == nil) {
        session.makeRepairs()
        count += 1
        caret = range.lowerBound + new.count
      }
    }
    if let caret { area.buffer.caret = min(caret, content.count) }
    return count
  }
}
