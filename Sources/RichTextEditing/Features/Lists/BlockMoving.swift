import FoundationEssentials
import RichTextModel

/// Blocks: what is moved as a whole, and moving it to any other place.
extension ListEditing {
  /// Returns the lines of the block that a line belongs to: an item with everything nested in it, a
  /// heading with its section, the lines of code that belong together, or the line alone.
  func block(at line: Int) -> ClosedRange<Int> {
    let format = content.format(ofLine: line)
    if format.list != nil { return withNestedItems(line...line) }
    if format.style.headingLevel != nil { return line...lastLine(ofSection: line) }
    guard isCode(format) else { return line...line }
    var (first, last) = (line, line)
    while first > 0, continuesCode(first) { first -= 1 }
    while last + 1 < lineCount, continuesCode(last + 1) { last += 1 }
    return first...last
  }

  private func lastLine(ofSection line: Int) -> Int {
    let headings = content.headings.current
    guard let index = headings.index(ofSectionContaining: line) else { return line }
    return headings.section(of: index).upperBound - 1
  }

  private func isCode(_ format: ParagraphFormat) -> Bool {
    content.tags.paragraphs.styles[format.style]?.isLiteral == true
  }

  /// Whether a line belongs to the same code as the line before it.
  private func continuesCode(_ line: Int) -> Bool {
    guard line > 0 else { return false }
    let (format, before) = (content.format(ofLine: line), content.format(ofLine: line - 1))
    return isCode(format) && format.style == before.style && format.language == before.language
  }

  /// Whether something can be moved to between a line and the one before it.
  func isBoundary(_ line: Int) -> Bool { line >= lineCount || !continuesCode(line) }

  /// Moves a block to before another line, as one step; the block is selected then.
  ///
  /// An item keeps its level, unless that has no item to be nested in there, or would take items
  /// away from the one that they are nested in.
  ///
  /// - Parameters:
  ///   - lines: The lines of the block.
  ///   - target: The line, or the number of lines for the end of the text.
  /// - Returns: Whether the block has moved.
  @discardableResult
  func move(_ lines: ClosedRange<Int>, toLine target: Int) -> Bool {
    guard lines.lowerBound >= 0, lines.upperBound < lineCount, (0...lineCount).contains(target),
      target < lines.lowerBound || target > lines.upperBound + 1
    else { return false }
    let isUp = target < lines.lowerBound
    let upper = isUp ? target...(lines.lowerBound - 1) : lines
    let lower = isUp ? lines : (lines.upperBound + 1)...(target - 1)
    let moved = isUp ? target : target - lines.count
    let block = moved...(moved + lines.count - 1)
    node.session.perform(.command) {
      swap(content.range(ofLines: upper), content.range(ofLines: lower), upper, lower)
      fitLevels(of: block)
      keepLevels(after: block.upperBound)
      let before = isUp ? lines.upperBound : lines.lowerBound - 1
      if before >= 0 { keepLevels(after: before) }
    }
    select(block)
    return true
  }

  /// Selects the text of lines, without the line break at their end.
  ///
  /// If that is hidden, it is selected, too: a caret in a collapsed section would expand it.
  func select(_ lines: ClosedRange<Int>) {
    let range = content.range(ofLines: lines)
    let last = content.range(ofLine: lines.upperBound).lowerBound
    let end = max(content.buffer.endOfLine(containing: last), last)
    let isHidden = content.sections.isHidden(lines.upperBound)
    node.enter(
      EditorSelection(caret: isHidden ? range.upperBound : end, anchor: range.lowerBound))
  }

  /// Gives a moved item, and those nested in it, the levels that they can have where they are.
  private func fitLevels(of block: ClosedRange<Int>) {
    guard let own = item(block.lowerBound)?.level else { return }
    let above = block.lowerBound > 0 ? item(block.lowerBound - 1)?.level : nil
    let below = item(block.upperBound + 1)?.level ?? 0
    let level = min(max(own, below), (above ?? -1) + 1)
    guard level != own else { return }
    node.changeFormats(ofLines: block, typing) { _, format in
      guard let old = format.list?.level else { return }
      format.list?.level = min(max(old + level - own, 0), ListItem.maxLevel)
    }
  }
}
