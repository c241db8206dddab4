import FoundationEssentials
import GtkCore
import RichTextModel

/// Changes the items of lists: their kinds, their levels and their ticks.
///
/// Every change is one step that can be undone. Items nested in one that changes its level follow
/// it.
@MainActor
struct ListEditing {
  let node: EditorNode
  let typing: TypingAttributes

  init(_ node: EditorNode, _ typing: TypingAttributes) {
    self.node = node
    self.typing = typing
  }

  var content: RichTextBuffer { node.content }
  var lineCount: Int { content.buffer.lineCount }

  /// The lines that the selection touches.
  var selectedLines: ClosedRange<Int> { content.lines(touching: content.buffer.selection) }

  /// Returns the list item of a line; nil for any other paragraph.
  func item(_ line: Int) -> ListItem? { content.item(ofLine: line) }

  // MARK: Kinds

  /// Makes the paragraph at an offset an item; one that is an item already stays on its level.
  func setItem(_ item: ListItem, at offset: Int) {
    let line = content.buffer.line(containing: offset)
    change(line...line) { _, format in
      let level = format.list?.level ?? item.level
      format.list = item
      format.list?.level = level
    }
  }

  /// Whether all selected paragraphs are items of a kind.
  func isOn(_ kind: ListItem.Kind, _ numberFormat: ListNumberFormat?) -> Bool {
    selectedLines.allSatisfy {
      guard let item = item($0) else { return false }
      return item.kind == kind && item.numberFormat == numberFormat
    }
  }

  /// Makes the selected paragraphs items of a kind, or ordinary ones if all of them are.
  func toggle(_ kind: ListItem.Kind, _ numberFormat: ListNumberFormat?) {
    let isOn = isOn(kind, numberFormat)
    change(selectedLines) { _, format in
      let level = format.list?.level ?? 0
      format.list = isOn ? nil : ListItem(kind, level: level, numberFormat: numberFormat)
    }
  }

  // MARK: Levels

  /// Whether the selected items can be nested in the item before them.
  var canNest: Bool {
    let first = selectedLines.lowerBound
    guard let item = item(first), item.level < ListItem.maxLevel, first > 0,
      let before = self.item(first - 1)
    else { return false }
    return item.level <= before.level
  }

  /// Whether the lines are wide enough to indent the selected paragraphs further.
  var hasRoomToIndent: Bool {
    !content.tags.paragraphs.isLimited(content.format(ofLine: selectedLines.lowerBound))
  }

  /// Moves the selected items one level further in.
  func nest() {
    guard canNest, hasRoomToIndent else { return }
    shift(by: 1)
  }

  /// Moves the selected items one level further out; on the outermost one, they become ordinary
  /// paragraphs.
  func unnest() { shift(by: -1) }

  private func shift(by step: Int) {
    change(withNestedItems(selectedLines)) { _, format in
      guard var item = format.list else { return }
      let level = item.level + step
      item.level = level
      item.start = nil
      format.list = level < 0 ? nil : item
    }
  }

  /// Returns lines with the items that are nested in the last one.
  func withNestedItems(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    guard let level = item(lines.upperBound)?.level else { return lines }
    var last = lines.upperBound
    while let next = item(last + 1), next.level > level { last += 1 }
    return lines.lowerBound...last
  }

  // MARK: Ticks

  /// Ticks the box of a task, or removes the tick.
  func toggleTick(ofLine line: Int) {
    change(line...line) { _, format in format.list?.isChecked.toggle() }
  }

  /// Ticks all selected tasks, or removes the ticks if all of them have one.
  func toggleTicks() {
    let tasks = selectedLines.filter { item($0)?.kind == .task }
    let isOn = tasks.allSatisfy { item($0)?.isChecked == true }
    change(selectedLines) { _, format in
      if format.list?.kind == .task { format.list?.isChecked = !isOn }
    }
  }

  // MARK: Changing

  /// Changes the formats of lines, and then the levels of the items after them that would be more
  /// than one level below the last of them.
  private func change(
    _ lines: ClosedRange<Int>, _ change: (Int, inout ParagraphFormat) -> Void
  ) {
    node.session.perform(.command) {
      node.changeFormats(ofLines: lines, typing, change)
      keepLevels(after: lines.upperBound)
    }
  }

  func keepLevels(after line: Int) {
    let deepest = (item(line)?.level ?? -1) + 1
    var (next, outermost) = (line + 1, Int.max)
    var levels: [Int] = []
    while let item = item(next) {
      // Items that were nested in the same one move by the same distance, and stay side by side.
      outermost = min(outermost, item.level)
      guard outermost > deepest else { break }
      levels.append(item.level - (outermost - deepest))
      next += 1
    }
    guard !levels.isEmpty else { return }
    node.changeFormats(ofLines: (line + 1)...(next - 1), typing) { line, format in
      format.list?.level = levels[line - (next - levels.count)]
    }
  }
}
