/// Which lines change places when a collapsed section is moved, or another paragraph moves past
/// one: a section is never divided.
struct SectionLines {
  private let headings: HeadingLines
  private let hidden: HiddenLines
  private let lastLine: Int
  private let isLastEmpty: Bool

  /// - Parameters:
  ///   - lines: The lines of the text.
  ///   - isLastEmpty: Whether the last line is empty: it stays the last one.
  init(_ lines: ParagraphLines, isLastEmpty: Bool) {
    hidden = lines.hidden
    headings = hidden.isEmpty ? HeadingLines() : lines.headings()
    lastLine = lines.count - 1
    self.isLastEmpty = isLastEmpty
  }

  /// Returns lines with the collapsed section of the last one.
  func withHiddenLines(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    let below = hidden.range(containing: lines.upperBound + 1)
    return lines.lowerBound...(below.map { $0.upperBound - 1 } ?? lines.upperBound)
  }

  /// Returns the section above lines that these change places with; nil if that is not a section.
  ///
  /// For a collapsed section it is the one of the same level, for other lines a collapsed one.
  func lines(above lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let last = lines.lowerBound - 1
    if let level = level(of: lines) {
      let around = headings.indices(around: lines.lowerBound).map { headings.headings[$0] }
      return around.last { $0.level >= level }.map { $0.line...last }
    }
    return hidden.range(containing: last).map { ($0.lowerBound - 1)...last }
  }

  /// Returns the section below lines that these change places with; nil if that is not a section.
  func lines(below lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let first = lines.upperBound + 1
    guard let index = headings.index(ofSectionContaining: first),
      headings.headings[index].line == first
    else { return nil }
    guard level(of: lines) != nil else {
      return headings.headings[index].isCollapsed ? withHiddenLines(first...first) : nil
    }
    let end = headings.section(of: index).upperBound - 1
    return first...max(end == lastLine && isLastEmpty ? end - 1 : end, first)
  }

  /// Returns the level of the collapsed section that lines are; nil if they are not one.
  private func level(of lines: ClosedRange<Int>) -> Int? {
    guard hidden.range(containing: lines.lowerBound + 1) != nil,
      let index = headings.index(ofSectionContaining: lines.lowerBound),
      headings.headings[index].line == lines.lowerBound
    else { return nil }
    return headings.headings[index].level
  }
}
