import GtkCore
import RichTextModel
import TextParagraphs

/// The keys of lists, and those that move paragraphs.
///
/// | key | effect |
/// | --- | --- |
/// | Return in an item of nothing but spaces | removes these, and leaves a level of the list |
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
    case (.enter, []): return leaveBlankItem()
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

  /// The most spaces of an item that counts as empty.
  private static let maxSpaces = 16

  private func leaveBlankItem() -> Bool {
    guard let spaces = spacesOfBlankItem else { return false }
    node.session.perform(.command) {
      if !spaces.isEmpty { node.content.replace(spaces, with: RichText()) }
      lists.unnest()
    }
    return true
  }

  /// The spaces in an item with nothing else, around the caret; nil in any other item.
  private var spacesOfBlankItem: Range<Int>? {
    guard selection.isEmpty else { return nil }
    let line = node.content.range(ofLine: lists.selectedLines.lowerBound)
    guard line.count <= Self.maxSpaces + 1 else { return nil }
    let text = node.content.content(in: line).text.unicodeScalars.prefix { !ParagraphEnd.isEnd($0) }
    guard text.allSatisfy(\.properties.isWhitespace) else { return nil }
    return line.lowerBound..<(line.lowerBound + text.count)
  }

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
