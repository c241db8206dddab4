import GtkCore
import RichTextModel

/// The keys of lists, and those that move paragraphs.
///
/// | key | effect |
/// | --- | --- |
/// | Return in an empty item | leaves a level of the list |
/// | Shift+Return in an item | breaks the line within it |
/// | Backspace, Ctrl+Backspace at the start of an item | leaves a level of the list |
/// | Tab, Shift+Tab in a list | nests the selected items, or leaves a level |
/// | Ctrl+Return in a task | ticks it |
/// | Alt+Up, Alt+Down | moves the selected paragraphs, with what is nested in them |
///
/// Return in an item with text is no such key: the text that it inserts continues the list.
@MainActor
final class ListKeys {
  private let node: EditorNode
  private let editing: UserEditing
  private let lists: ListEditing

  init(_ node: EditorNode, _ editing: UserEditing, _ typing: TypingAttributes) {
    self.node = node
    self.editing = editing
    lists = ListEditing(node, typing)
  }

  /// Handles a key; returns whether it is one of these.
  func pressed(_ key: KeyPress) -> Bool {
    guard node.area.isEditable, node.area.textView.showsCaret else { return false }
    let modifiers = key.modifiers
    if modifiers == .alt { return moved(key.symbol) }
    guard let item = lists.item(lists.selectedLines.lowerBound) else { return false }
    switch (key.symbol, modifiers) {
    case (.enter, []): return leave(if: isAloneInItem)
    case (.enter, .shift): breakLine()
    case (.enter, .control):
      guard item.kind == .task else { return false }
      lists.toggleTicks()
    case (.backspace, []), (.backspace, .control): return leave(if: isAtStart)
    case (.tab, []): lists.nest()
    case (.tab, .shift): lists.unnest()
    default: return false
    }
    return true
  }

  private var selection: Range<Int> { node.area.buffer.selection }

  private var isAtStart: Bool {
    selection.isEmpty && node.content.isLineStart(selection.lowerBound)
  }

  private var isAloneInItem: Bool { isAtStart && node.content.isLineEnd(selection.lowerBound) }

  private func leave(if isRight: Bool) -> Bool {
    if isRight { lists.unnest() }
    return isRight
  }

  private func breakLine() {
    editing.replace(
      selection, with: RichText("\u{2028}", attributes: node.content.typingAttributes))
    node.area.textView.scrollToCaret()
  }

  private func moved(_ key: EditorKey) -> Bool {
    guard key == .up || key == .down else { return false }
    lists.move(down: key == .down)
    return true
  }
}
