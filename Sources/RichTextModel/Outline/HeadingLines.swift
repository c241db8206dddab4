/// The headings of a text by line, kept up to date with its edits.
///
/// It reads the lines of an edit again, and moves the numbers of the lines after them: a text of
/// ten thousand lines is read once.
package struct HeadingLines: Sendable {
  /// A line that is a heading.
  package struct Heading: Hashable, Sendable {
    /// The line.
    package var line: Int
    /// The level, 1 to 6.
    package var level: Int
    /// Whether the section is hidden.
    package var isCollapsed: Bool
  }

  /// The lines that edits have affected since the last update, given by those that are left alone.
  private struct Touched {
    var before: Int
    var after: Int
  }

  /// The headings in order, as of the last update.
  package private(set) var headings: [Heading] = []
  /// The number of lines at the last update.
  package private(set) var lineCount = 0
  private var touched: Touched? = Touched(before: 0, after: 0)

  /// Creates a list that the first update fills.
  package init() {}

  /// Notes that lines are about to change, or to be replaced by others.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - count: The number of lines before the change.
  package mutating func willChange(_ lines: ClosedRange<Int>, of count: Int) {
    touched = Touched(
      before: min(touched?.before ?? .max, lines.lowerBound),
      after: min(touched?.after ?? .max, max(count - 1 - lines.upperBound, 0)))
  }

  /// Reads the lines that have changed since the last update.
  ///
  /// - Parameters:
  ///   - count: The present number of lines.
  ///   - format: Returns the format of a line.
  /// - Returns: Whether there are headings in these lines, or were.
  package mutating func update(
    lineCount count: Int, format: (_ line: Int) -> ParagraphFormat
  ) -> Bool {
    guard let touched else { return false }
    self.touched = nil
    let after = min(touched.after, lineCount, count)
    let before = min(touched.before, lineCount - after, count - after)
    let distance = count - lineCount
    let old = headings.range(of: before..<(lineCount - after))
    let found = (before..<(count - after)).compactMap { Heading($0, format($0)) }
    lineCount = count
    if distance != 0 {
      for index in old.upperBound..<headings.count { headings[index].line += distance }
    }
    headings.replaceSubrange(old, with: found)
    return !old.isEmpty || !found.isEmpty
  }

  // MARK: Sections

  /// Returns the lines of the section of a heading: those up to the next one of the same level, or
  /// of a higher one.
  package func section(of index: Int) -> Range<Int> {
    (headings[index].line + 1)..<end(ofSection: index).line
  }

  /// Returns the heading with the section that contains a line, or the line itself; nil if it is
  /// above all headings.
  package func index(ofSectionContaining line: Int) -> Int? {
    let count = headings.range(of: 0..<(line + 1)).upperBound
    return count > 0 ? count - 1 : nil
  }

  /// Returns the headings around a line, from the nearest one outward, each of a higher level.
  package func indices(around line: Int) -> [Int] {
    var around: [Int] = []
    var level = Int.max
    for index in headings[..<headings.range(of: 0..<line).upperBound].indices.reversed() {
      guard headings[index].level < level else { continue }
      level = headings[index].level
      around.append(index)
      if level == 1 { break }
    }
    return around
  }

  /// The lines that are hidden, as ranges in order that do not touch each other.
  ///
  /// The last line of a text is always shown: there is always a place for the caret after a
  /// collapsed section, and GTK gives that line a height in any case.
  package var hiddenLines: [Range<Int>] {
    var hidden: [Range<Int>] = []
    var index = 0
    while index < headings.count {
      guard headings[index].isCollapsed else {
        index += 1
        continue
      }
      let end = end(ofSection: index)
      let first = headings[index].line + 1
      let last = min(end.line, lineCount - 1)
      if first < last { hidden.append(first..<last) }
      index = end.index
    }
    return hidden
  }

  private func end(ofSection index: Int) -> (index: Int, line: Int) {
    let next = headings[(index + 1)...].firstIndex { $0.level <= headings[index].level }
    return next.map { ($0, headings[$0].line) } ?? (headings.count, lineCount)
  }
}

extension HeadingLines.Heading {
  fileprivate init?(_ line: Int, _ format: ParagraphFormat) {
    guard let level = format.style.headingLevel else { return nil }
    self.init(line: line, level: level, isCollapsed: format.isCollapsed)
  }
}

extension [HeadingLines.Heading] {
  /// Returns the indices of the headings in a range of lines.
  fileprivate func range(of lines: Range<Int>) -> Range<Int> {
    firstIndex(from: lines.lowerBound)..<firstIndex(from: lines.upperBound)
  }

  /// Returns the index of the first heading at a line or after it.
  private func firstIndex(from line: Int) -> Int { partitioningIndex { $0.line >= line } }
}
