/// Two neighboring parts of a text that change places, and what changes with that.
package struct LineMove {
  /// The lines of the upper part, before it moves down.
  package let upper: ClosedRange<Int>
  /// The lines of the lower part, before it moves up.
  package let lower: ClosedRange<Int>
  /// All lines afterward, with the changes that remain to be made of their items.
  package private(set) var lines: ParagraphLines

  fileprivate enum Part { case upper, lower }

  /// - Parameters:
  ///   - upper: The lines of the upper part.
  ///   - lower: The lines of the lower part, which follow them.
  ///   - lines: All lines.
  ///   - block: The part that is a block, whose first item gets a level that fits its new place.
  fileprivate init(
    _ upper: ClosedRange<Int>, _ lower: ClosedRange<Int>, of lines: ParagraphLines,
    block: Part? = nil
  ) {
    self.upper = upper
    self.lower = lower
    let (first, distance) = (upper.lowerBound, upper.count)
    let second = first + lower.count
    self.lines = lines.reordered { line in
      guard (first...lower.upperBound).contains(line) else { return line }
      return line < second ? line + distance : line - lower.count
    }
    keepStart()
    switch block {
    case .upper: fitLevels(of: second...lower.upperBound)
    case .lower: fitLevels(of: first...(second - 1))
    case nil: break
    }
    for start in [first, second, lower.upperBound + 1] { self.lines.keepLevels(after: start - 1) }
  }

  /// Leaves the number that a list begins with to the item that becomes its first one.
  private mutating func keepStart() {
    let (first, moved) = (upper.lowerBound, upper.lowerBound + lower.count)
    guard let item = lines.item(at: moved), let other = lines.item(at: first),
      item.level == other.level, other.kind == .number, other.start == nil, let start = item.start
    else { return }
    lines[first].list?.start = start
    lines[moved].list?.start = nil
  }

  /// Gives an item that has been moved the level that it can have there, and those nested in it
  /// theirs.
  private mutating func fitLevels(of block: ClosedRange<Int>) {
    guard let own = lines.item(at: block.lowerBound)?.level else { return }
    let above = lines.item(at: block.lowerBound - 1)?.level ?? -1
    let below = lines.item(at: block.upperBound + 1)?.level ?? 0
    let level = min(max(own, below), above + 1)
    guard level != own else { return }
    for line in block {
      guard let old = lines.item(at: line)?.level else { continue }
      lines[line].list?.level = old + level - own
    }
  }
}

extension ParagraphLines {
  /// Returns how a block moves to before another line; nil if it stays where it is.
  ///
  /// An item keeps its level, unless that has no item to be nested in there, or would take items
  /// away from the one that they are nested in.
  ///
  /// - Parameters:
  ///   - block: The lines of the block.
  ///   - target: The line, or the number of lines for the end of the text.
  /// - Returns: The move.
  package func move(_ block: ClosedRange<Int>, toLine target: Int) -> LineMove? {
    guard block.lowerBound >= 0, block.upperBound < count, (0...count).contains(target),
      target < block.lowerBound || target > block.upperBound + 1
    else { return nil }
    guard target < block.lowerBound else {
      return LineMove(block, (block.upperBound + 1)...(target - 1), of: self, block: .upper)
    }
    return LineMove(target...(block.lowerBound - 1), block, of: self, block: .lower)
  }

  /// Returns how lines move above what is before them, or below what is after them; nil at an end.
  ///
  /// An item moves past another one of its level with everything nested in that, and never out of
  /// the item that it is nested in. A collapsed section is never divided.
  ///
  /// - Parameters:
  ///   - lines: The lines; what is nested in the last one, or hidden below it, moves along.
  ///   - down: Whether they move down.
  ///   - isLastEmpty: Whether the last line of the text is empty: it stays the last one.
  /// - Returns: The move.
  package func move(_ lines: ClosedRange<Int>, down: Bool, isLastEmpty: Bool) -> LineMove? {
    let sections = SectionLines(self, isLastEmpty: isLastEmpty)
    let moved = sections.withHiddenLines(withNestedItems(lines))
    if down {
      return neighbor(below: moved, sections).map { LineMove(moved, $0, of: self) }
    }
    return neighbor(above: moved, sections).map { LineMove($0, moved, of: self) }
  }

  private func neighbor(
    above lines: ClosedRange<Int>, _ sections: SectionLines
  ) -> ClosedRange<Int>? {
    let last = lines.lowerBound - 1
    guard last >= 0 else { return nil }
    if let section = sections.lines(above: lines) { return section }
    guard let above = item(at: last) else { return last...last }
    // A paragraph that is not an item moves past all of an item of the outermost level.
    let level = item(at: lines.lowerBound)?.level ?? 0
    guard above.level >= level else { return nil }
    var first = last
    while let next = item(at: first), next.level > level, item(at: first - 1) != nil { first -= 1 }
    return first...last
  }

  private func neighbor(
    below lines: ClosedRange<Int>, _ sections: SectionLines
  ) -> ClosedRange<Int>? {
    let first = lines.upperBound + 1
    guard first < count else { return nil }
    if let section = sections.lines(below: lines) { return section }
    guard let below = item(at: first) else { return first...first }
    let level = item(at: lines.lowerBound)?.level ?? 0
    return below.level < level ? nil : withNestedItems(first...first)
  }
}
