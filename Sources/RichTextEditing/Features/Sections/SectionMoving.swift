import RichTextModel

/// Which lines change places when a collapsed section is moved, or another paragraph moves past
/// one: a section is never divided.
@MainActor
struct SectionMoving {
  private let content: RichTextBuffer
  private let headings: HeadingLines

  init(_ node: EditorNode) {
    content = node.content
    headings =
      node.content.sections.hiddenLines.isEmpty ? HeadingLines() : node.content.headings.current
  }

  private var sections: CollapsedSections { content.sections }

  /// Returns lines with the collapsed section of the last one.
  func withHiddenLines(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    let hidden = sections.hiddenRange(containing: lines.upperBound + 1)
    return lines.lowerBound...(hidden.map { $0.upperBound - 1 } ?? lines.upperBound)
  }

  /// Returns the section above lines that these change places with; nil if it is no section.
  ///
  /// For a collapsed section it is the one of the same level, for other lines a collapsed one.
  func lines(above lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let last = lines.lowerBound - 1
    if let level = level(of: lines) {
      let around = headings.indices(around: lines.lowerBound).map { headings.headings[$0] }
      return around.last { $0.level >= level }.map { $0.line...last }
    }
    return sections.hiddenRange(containing: last).map { ($0.lowerBound - 1)...last }
  }

  /// Returns the section below lines that these change places with; nil if it is no section.
  func lines(below lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let first = lines.upperBound + 1
    guard let index = headings.index(ofSectionContaining: first),
      headings.headings[index].line == first
    else { return nil }
    guard level(of: lines) != nil else {
      return headings.headings[index].isCollapsed ? withHiddenLines(first...first) : nil
    }
    let end = headings.section(of: index).upperBound - 1
    // An empty last paragraph stays the last one.
    let isEmptyLast = end == content.buffer.lineCount - 1 && content.range(ofLine: end).isEmpty
    return first...max(isEmptyLast ? end - 1 : end, first)
  }

  /// Returns the level of the collapsed section that lines are; nil if they are no such section.
  private func level(of lines: ClosedRange<Int>) -> Int? {
    guard sections.isHidden(lines.lowerBound + 1),
      let index = headings.index(ofSectionContaining: lines.lowerBound),
      headings.headings[index].line == lines.lowerBound
    else { return nil }
    return headings.headings[index].level
  }
}
