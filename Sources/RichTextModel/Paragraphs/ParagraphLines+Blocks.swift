/// Blocks: the lines that belong together, and are moved as a whole.
extension ParagraphLines {
  /// Returns the lines of the block that a line belongs to: an item with everything nested in it, a
  /// heading with its section, the lines of code that belong together, or the line alone.
  package func block(at line: Int) -> ClosedRange<Int> {
    let format = self[line]
    if format.list != nil { return withNestedItems(line...line) }
    if format.style.headingLevel != nil { return line...lastLine(ofSection: line) }
    guard isCode(format) else { return line...line }
    var (first, last) = (line, line)
    while first > 0, continuesCode(first) { first -= 1 }
    while last + 1 < count, continuesCode(last + 1) { last += 1 }
    return first...last
  }

  private func lastLine(ofSection line: Int) -> Int {
    let headings = headings()
    guard let index = headings.index(ofSectionContaining: line) else { return line }
    return headings.section(of: index).upperBound - 1
  }

  private func isCode(_ format: ParagraphFormat) -> Bool { styles[format.style]?.isLiteral == true }

  /// Whether a line belongs to the same code as the line before it.
  private func continuesCode(_ line: Int) -> Bool {
    guard line > 0 else { return false }
    let (format, before) = (self[line], self[line - 1])
    return isCode(format) && !format.beginsBlock && format.style == before.style
      && format.language == before.language
  }

  /// Whether something can be moved to between a line and the one before it.
  package func isBoundary(_ line: Int) -> Bool { line >= count || !continuesCode(line) }
}
