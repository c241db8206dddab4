import FoundationEssentials
import RichTextModel

/// Moves paragraphs up and down: items together with those that are nested in them.
extension ListEditing {
  /// Moves the selected paragraphs above the one before them, or below the one after them; returns
  /// whether there is one.
  ///
  /// An item moves past another one of its level with everything nested in that, and never out of
  /// the item that it is nested in.
  @discardableResult
  func move(down: Bool) -> Bool {
    let lines = withNestedItems(selectedLines)
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
    guard let level = item(lines.lowerBound)?.level, let above = item(last) else {
      return last...last
    }
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
    guard let level = item(lines.lowerBound)?.level, let below = item(first) else {
      return first...first
    }
    return below.level < level ? nil : withNestedItems(first...first)
  }

  private func swap(
    _ first: Range<Int>, _ second: Range<Int>, _ upper: ClosedRange<Int>,
    _ lower: ClosedRange<Int>
  ) {
    var (above, below) = (content.content(in: first), content.content(in: second))
    let lastFormat = content.format(ofLine: upper.upperBound)
    let isEnded = !second.isEmpty && content.isLineStart(second.upperBound)
    var swapped = RichText()
    if isEnded {
      swapped = below
      swapped.append(above)
    } else {
      // The last paragraph gets the line break of the one that is the last now.
      var attributes = above.part((above.count - 1)..<above.count).runs[0].attributes
      attributes[ParagraphKey.self] = content.format(ofLine: lower.upperBound).ifNotPlain
      attributes[FollowingParagraphKey.self] = nil
      above = above.part(0..<(above.count - 1))
      below.append(RichText("\n", attributes: attributes))
      swapped = below
      swapped.append(above)
    }
    moveStart(from: upper, to: lower, above.count, &swapped)
    content.replace(first.lowerBound..<second.upperBound, with: swapped)
    guard content.isLineStart(content.count), swapped.text.hasSuffix("\n"),
      first.lowerBound + swapped.count == content.count, !isEnded,
      let part = content.following(lastFormat)
    else { return }
    content.changeAttributes(in: part.range, part.change)
  }

  /// Leaves the number that a list begins with where it is, when its first item moves.
  private func moveStart(
    from upper: ClosedRange<Int>, to lower: ClosedRange<Int>, _ count: Int,
    _ swapped: inout RichText
  ) {
    let (first, second) = (
      content.format(ofLine: upper.lowerBound), content.format(ofLine: lower.lowerBound)
    )
    guard let start = first.list?.start, first.list?.level == second.list?.level,
      second.list?.kind == .number, second.list?.start == nil
    else { return }
    func set(_ start: Int?, from offset: Int) {
      let text = swapped.part(offset..<swapped.count).text.unicodeScalars
      let length = text.firstIndex(of: "\n").map {
        text.distance(from: text.startIndex, to: $0) + 1
      }
      let end = offset + (length ?? text.count)
      swapped.changeAttributes(in: offset..<end) { $0[ParagraphKey.self]?.list?.start = start }
    }
    set(start, from: 0)
    set(nil, from: swapped.count - count)
  }
}
