/// A masked text, cut at an edit.
struct MaskCut {
  /// The cells before the edit.
  private(set) var head: [MaskCell]
  /// The cells to delete.
  let removed: [MaskCell]
  /// The cells after the edit.
  let tail: [MaskCell]
  /// Whether parts of a text in the form of the mask are missing.
  let hasBlanks: Bool
  /// The text to insert; more than the edit's text if the edit splits a character.
  private(set) var inserted: String

  init(_ edit: TextEdit, in cells: [MaskCell], of mask: Mask) {
    let starts = cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length) }
    let (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
    let start = starts.dropFirst().firstIndex { lower < $0 }.map { $0 - 1 } ?? cells.count
    let end = starts.dropLast().firstIndex { upper <= $0 } ?? cells.count
    // The edit may split a composed character: what is left of it is written again.
    let before = start < end ? cells[start].scalars(..<(lower - starts[start])) : ""
    let after = start < end ? cells[end - 1].scalars((upper - starts[end - 1])...) : ""
    inserted = before + edit.text + after
    let range = Self.extended(
      start..<max(start, end), edit.direction, in: cells, isDeletion: inserted.isEmpty)
    hasBlanks = cells.contains(where: \.isBlank)
    head = Array(cells[..<range.lowerBound])
    removed = Array(cells[range])
    tail = Array(cells[range.upperBound...])
    moveOpenEndOfHead(mask)
  }

  /// Whether the edit deletes characters of the user.
  var removesEntered: Bool { removed.contains(where: \.isEntered) }

  /// Whether there are characters of the user after the edit.
  var hasEnteredAfter: Bool { tail.contains(where: \.isEntered) }

  /// The mask's own characters directly after the caret.
  var literalsAfter: [MaskCell] { removed.isEmpty ? Array(tail.prefix(while: \.isLiteral)) : [] }

  private static func extended(
    _ range: Range<Int>, _ direction: TextEdit.Direction, in cells: [MaskCell], isDeletion: Bool
  ) -> Range<Int> {
    guard isDeletion, !cells[range].contains(where: \.isEntered) else { return range }
    switch direction {
    case .none: return range
    case .backward:
      let entered = cells[..<range.lowerBound].lastIndex(where: \.isEntered)
      return entered.map { $0..<($0 + 1) } ?? range
    case .forward:
      let entered = cells[range.upperBound...].firstIndex(where: \.isEntered)
      return entered.map { $0..<($0 + 1) } ?? range
    }
  }

  /// Prepares writing at the end of the head: it fills a blank there, and an accent joins the
  /// letter before it.
  private mutating func moveOpenEndOfHead(_ mask: Mask) {
    guard !inserted.isEmpty else { return }
    while head.last?.kind == .blank { head.removeLast() }
    guard let last = head.last, last.isEntered, let first = inserted.first else { return }
    let joined = String(last.character) + String(first)
    guard joined.count == 1, mask.elements[last.element].takes(joined[joined.startIndex]) else {
      return
    }
    head.removeLast()
    inserted = joined + inserted.dropFirst()
  }
}

extension MaskCell {
  fileprivate func scalars(_ range: some RangeExpression<Int>) -> String {
    let all = Array(character.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: all.indices.filter(range.contains).map { all[$0] })
    return String(view)
  }
}
