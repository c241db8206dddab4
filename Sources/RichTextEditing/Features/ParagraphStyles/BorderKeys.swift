import GtkCore
import RichTextModel

/// Ctrl+Backspace and Ctrl+Delete at the border of an item, or of a paragraph with a style: they
/// delete the border, as the keys do without Control.
///
/// GTK would delete the line break and the nearest word of the other paragraph.
@MainActor
final class BorderKeys {
  private let node: EditorNode
  private let editing: UserEditing

  init(_ node: EditorNode, _ editing: UserEditing) {
    self.node = node
    self.editing = editing
  }

  private var content: RichTextBuffer { node.content }

  /// Handles a key; returns whether it is one of these.
  func pressed(_ key: KeyPress) -> Bool {
    guard node.area.isEditable, content.buffer.selection.isEmpty,
      key.modifiers == .control
    else { return false }
    let caret = content.buffer.caret
    let line = content.buffer.line(containing: caret)
    switch key.symbol {
    case .backspace where content.isLineStart(caret): return joinLines(line - 1, line)
    case .delete where content.isLineEnd(caret):
      return joinLines(line, line + 1)
    default: return false
    }
  }

  private func joinLines(_ first: Int, _ second: Int) -> Bool {
    guard first >= 0, second < content.buffer.lineCount,
      [first, second].contains(where: { content.format(ofLine: $0).isStructured })
    else { return false }
    let end = content.buffer.endOfLine(containing: content.buffer.offset(ofLine: first))
    editing.replace(end..<content.buffer.offset(ofLine: second), with: RichText())
    return true
  }
}
