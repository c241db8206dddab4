/// The items of lists: their kinds, their levels and their ticks.
///
/// Items nested in one that changes its level follow it, and none is ever more than one level below
/// the item before it.
extension ParagraphLines {
  // MARK: Kinds

  /// Makes the paragraph of a line an item; one that is an item already stays on its level.
  package mutating func setItem(_ item: ListItem, at line: Int) {
    change(line...line) { format in
      let level = format.list?.level ?? item.level
      format.list = item
      format.list?.level = level
    }
  }

  /// Whether all paragraphs are items of a kind.
  package func isOn(
    _ kind: ListItem.Kind, numberFormat: ListNumberFormat?, in lines: ClosedRange<Int>
  ) -> Bool {
    lines.allSatisfy {
      guard let item = item(at: $0) else { return false }
      return item.kind == kind && item.numberFormat == numberFormat
    }
  }

  /// Makes paragraphs items of a kind, or ordinary ones if all of them are.
  package mutating func toggle(
    _ kind: ListItem.Kind, numberFormat: ListNumberFormat?, in lines: ClosedRange<Int>
  ) {
    let isOn = isOn(kind, numberFormat: numberFormat, in: lines)
    change(lines) { format in
      let level = format.list?.level ?? 0
      format.list = isOn ? nil : ListItem(kind, level: level, numberFormat: numberFormat)
    }
  }

  // MARK: Levels

  /// Whether items can be nested in the one before them.
  package func canNest(_ lines: ClosedRange<Int>) -> Bool {
    guard let item = item(at: lines.lowerBound), item.level < ListItem.maxLevel,
      let before = self.item(at: lines.lowerBound - 1)
    else { return false }
    return item.level <= before.level
  }

  /// Moves items, and those nested in the last one, one level further in, if they can be nested.
  package mutating func nest(_ lines: ClosedRange<Int>) {
    if canNest(lines) { shift(lines, by: 1) }
  }

  /// Moves items, and those nested in the last one, one level further out; on the outermost level
  /// they become ordinary paragraphs.
  package mutating func unnest(_ lines: ClosedRange<Int>) { shift(lines, by: -1) }

  private mutating func shift(_ lines: ClosedRange<Int>, by step: Int) {
    change(withNestedItems(lines)) { format in
      guard var item = format.list else { return }
      let level = item.level + step
      item.level = level
      item.start = nil
      format.list = level < 0 ? nil : item
    }
    // Behind a paragraph that is not an item, there is nothing to be nested in.
    for line in lines where item(at: line - 1) == nil { keepLevels(after: line - 1) }
  }

  /// Returns lines with the items that are nested in the last one.
  package func withNestedItems(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    guard let level = item(at: lines.upperBound)?.level else { return lines }
    var last = lines.upperBound
    while let next = item(at: last + 1), next.level > level { last += 1 }
    return lines.lowerBound...last
  }

  // MARK: Ticks

  /// Ticks the box of a task, or removes the tick.
  package mutating func toggleTick(at line: Int) { self[line].list?.isChecked.toggle() }

  /// Ticks all tasks, or removes the ticks if all of them have one.
  package mutating func toggleTicks(in lines: ClosedRange<Int>) {
    let tasks = lines.filter { item(at: $0)?.kind == .task }
    let isOn = tasks.allSatisfy { item(at: $0)?.isChecked == true }
    for line in tasks { self[line].list?.isChecked = !isOn }
  }

  // MARK: Changing

  private mutating func change(
    _ lines: ClosedRange<Int>, _ change: (inout ParagraphFormat) -> Void
  ) {
    for line in lines { change(&self[line]) }
    keepLevels(after: lines.upperBound)
  }

  /// Changes the levels of the items after a line that would be more than one below it.
  ///
  /// Items that were nested in the same one move by the same distance, and stay side by side.
  mutating func keepLevels(after line: Int) {
    let deepest = (item(at: line)?.level ?? -1) + 1
    var (next, outermost) = (line + 1, Int.max)
    while let item = item(at: next) {
      outermost = min(outermost, item.level)
      guard outermost > deepest else { return }
      self[next].list?.level = item.level - (outermost - deepest)
      next += 1
    }
  }
}
