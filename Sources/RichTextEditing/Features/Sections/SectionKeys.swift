import GtkCore
import RichTextModel

/// The keys at the border of a collapsed section, which is expanded before anything is joined to
/// what it hides.
///
/// | key | effect |
/// | --- | --- |
/// | Return in a collapsed heading | expands the section, and begins a paragraph as always |
/// | Delete at the end of a collapsed heading | expands the section |
/// | Backspace at the start of the paragraph after a collapsed section | expands the section |
@MainActor
final class SectionKeys {
  private let node: EditorNode
  private let editing: SectionEditing

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    editing = SectionEditing(node, typing)
  }

  private var content: RichTextBuffer { node.content }

  /// Handles a key; returns whether it is one of these, and nothing else is to be done.
  func pressed(_ key: KeyPress) -> Bool {
    guard !content.sections.hiddenLines.isEmpty, node.area.isEditable,
      content.buffer.selection.isEmpty, [[], .control].contains(key.modifiers)
    else { return false }
    let caret = content.buffer.caret
    switch key.symbol {
    case .enter where key.modifiers.isEmpty:
      reveal(after: content.buffer.endOfLine(containing: caret))
      return false
    case .backspace where content.isLineStart(caret): return editing.reveal(max(caret - 1, 0))
    case .delete where content.isLineEnd(caret):
      return reveal(after: caret)
    default: return false
    }
  }

  @discardableResult
  private func reveal(after end: Int) -> Bool {
    end < content.count && editing.reveal(end + 1)
  }
}
