import FoundationEssentials
import RichTextModel

/// Moves paragraphs up and down: items together with those that are nested in them, and collapsed
/// headings with their sections.
extension ListEditing {
  /// Moves the selected paragraphs above the one before them, or below the one after them; returns
  /// whether there is one.
  ///
  /// An item moves past another one of its level with everything nested in that, and never out of
  /// the item that it is nested in.
  @discardableResult
  func move(down: Bool) -> Bool {
    let lines = sections.withHiddenLines(withNestedItems(selectedLines))
    guard let other = down ? neighbor(below: lines) : neighbor(above: lines) else { return false }
    let (upper, lower) = down ? (lines, other) : (other, lines)
    let (first, second) = (content.range(ofLines: upper), content.range(ofLines: lower))
    let selection = content.selection
    // The upper part moves by the length of the lower one, and the other way round; the last
    // paragraph of a text has no line break, but gets one.
    let isLast = second.upperBound == content.count && !content.isLineStart(second.upperBound)
    node.session.perform(.command) { swap(first, second, upper, lower) }
    let distance = down ? second.count + (isLast || second.isEmpty ? 1 : 0) : -first.count
    node.enter(
      EditorSelection(
        caret: min(selection.caret + distance, content.count),
        anchor: min(selection.anchor + distance, content.count)))
    return true
  }

  private func neighbor(above lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let last = lines.lowerBound - 1
    guard last >= 0 else { return nil }
    if let section = sections.lines(above: lines) { return section }
    guard let above = item(last) else { return last...last }
    // A paragraph that is no item moves past all of an item of the outermost level.
    let level = item(lines.lowerBound)?.level ?? 0
    guard above.level >= level else { return nil }
    var first = last
    while let next = item(first), next.level > level, first > 0, item(first - 1) != nil {
      first -= 1
    }
    return first...last
  }

  private func neighbor(below lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    let first = lines.upperBound + 1
    guard first < lineCount else { return nil }
    if let section = sections.lines(below: lines) { return section }
    guard let below = item(first) else { return first...first }
    let level = item(lines.lowerBound)?.level ?? 0
    return below.level < level ? nil : withNestedItems(first...first)
  }

  private var sections: SectionMoving { SectionMoving(node) }

  func swap(
    _ first: Range<Int>, _ second: Range<Int>, _ upper: ClosedRange<Int>,
    _ lower: ClosedRange<Int>
  ) {
    var (above, below) = (content.content(in: first), content.content(in: second))
    let start = startToLeave(upper.lowerBound, lower.lowerBound)
    let lastFormat = content.format(ofLine: upper.upperBound)
    let isEnded = !second.isEmpty && content.isLineStart(second.upperBound)
    if !isEnded {
      // The last paragraph gets the line break of the one that is the last now.
      var attributes = above.part((above.count - 1)..<above.count).runs[0].attributes
      attributes[ParagraphKey.self] = content.format(ofLine: lower.upperBound).ifNotPlain
      attributes[FollowingParagraphKey.self] = nil
      above = above.part(0..<(above.count - 1))
      below.append(RichText("\n", attributes: attributes))
    }
    content.replace(first.lowerBound..<second.upperBound, with: below + above)
    if !isEnded, content.isLineStart(content.count),
      let part = content.continuation.following(lastFormat)
    {
      content.changeAttributes(in: part.range, part.change)
    }
    guard let start else { return }
    let moved = upper.lowerBound + lower.count
    node.changeFormats(ofLines: upper.lowerBound...moved, typing) { line, format in
      if line == upper.lowerBound { format.list?.start = start }
      if line == moved { format.list?.start = nil }
    }
  }

  /// Returns the number that a list begins with, if another item of it becomes the first one.
  private func startToLeave(_ first: Int, _ other: Int) -> Int? {
    guard let first = item(first), let other = item(other), first.level == other.level,
      other.kind == .number, other.start == nil
    else { return nil }
    return first.start
  }
}
