import RichTextModel
import TextRules

/// From a node to its editor, for handlers of the app.
extension EditorNode {
  /// A handle on the editor; nil if its widget does not exist any more.
  package var editor: EditorView? { widget.flatMap { EditorView(existing: $0) } }

  /// Replaces a part of the text as the user does: processors are asked, and line breaks beside
  /// blocks stay; returns whether it was replaced.
  package func replaceAsUser(_ range: Range<Int>, with content: RichText) -> Bool {
    // A processor may have shortened the text since.
    guard range.upperBound <= self.content.count, let implementation,
      !implementation.gate.blockLines.forbids(TextEdit(replacing: range, with: content.text))
    else { return false }
    return implementation.editing.replace(range, with: content)
  }
}
