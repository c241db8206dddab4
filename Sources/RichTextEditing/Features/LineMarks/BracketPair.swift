import GtkCore
import WidgetSupport

/// Shows the bracket beside the caret, and the one that belongs to it, in code.
@MainActor
final class BracketPair {
  /// The number of characters in which the other bracket is looked for.
  static let reach = 10_000
  private static let partners: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{",
  ]
  private static let opening: Set<Unicode.Scalar> = ["(", "[", "{"]
  /// The number of characters that are read at once.
  private static let pieceLength = 500

  /// Whether brackets are shown.
  var isShown = false { didSet { if isShown != oldValue { area.textView.queueDraw() } } }
  private let area: GrowingTextArea
  private let isLiteral: (_ offset: Int) -> Bool
  private var known: (caret: Int, pair: Range<Int>?)?

  /// - Parameters:
  ///   - area: The area with the text.
  ///   - isLiteral: Returns whether the paragraph that contains an offset is code.
  init(_ area: GrowingTextArea, isLiteral: @escaping (_ offset: Int) -> Bool) {
    self.area = area
    self.isLiteral = isLiteral
  }

  private var buffer: TextBuffer { area.buffer }

  /// Notes that the text, or a format, has changed.
  func textChanged() { known = nil }

  /// The offsets of the two brackets, as a range from the first to the second one; nil for none.
  var pair: Range<Int>? {
    guard isShown, buffer.selection.isEmpty else { return nil }
    let caret = buffer.caret
    if let known, known.caret == caret { return known.pair }
    let pair = findPair(at: caret) ?? (caret > 0 ? findPair(at: caret - 1) : nil)
    known = (caret, pair)
    return pair
  }

  /// Draws the backgrounds of the brackets.
  func draw(_ snapshot: Snapshot) {
    guard let pair else { return }
    let (view, shown) = (area.textView, area.textView.shownRange)
    for offset in [pair.lowerBound, pair.upperBound] where shown.contains(offset) {
      for place in view.rectanglesInText(of: offset..<(offset + 1)) {
        snapshot.append(
          Outline(place, radius: 3), fill: view.namedColor("concertina_bracket"))
      }
    }
  }

  // MARK: Finding

  private func findPair(at offset: Int) -> Range<Int>? {
    guard offset < buffer.scalarCount, let bracket = scalars(offset..<(offset + 1)).first,
      let partner = Self.partners[bracket], isLiteral(offset)
    else { return nil }
    let isForward = Self.opening.contains(bracket)
    let other = find(partner, of: bracket, from: offset, isForward: isForward)
    return other.map { min(offset, $0)..<max(offset, $0) }
  }

  private func find(
    _ partner: Unicode.Scalar, of bracket: Unicode.Scalar, from start: Int, isForward: Bool
  ) -> Int? {
    let limit =
      isForward
      ? min(start + Self.reach, buffer.scalarCount) : max(start + 1 - Self.reach, 0)
    var (depth, place) = (0, isForward ? start : start + 1)
    while isForward ? place < limit : place > limit {
      let piece =
        isForward
        ? place..<min(place + Self.pieceLength, limit)
        : max(place - Self.pieceLength, limit)..<place
      let scalars = scalars(piece)
      for index in isForward ? Array(scalars.indices) : scalars.indices.reversed() {
        let (scalar, offset) = (scalars[index], piece.lowerBound + index)
        if scalar == bracket { depth += 1 }
        if scalar == partner { depth -= 1 }
        if depth == 0 { return offset }
        // Code ends where a paragraph of another kind begins.
        guard scalar != "\n" || isLiteral(isForward ? offset + 1 : offset) else { return nil }
      }
      place = isForward ? piece.upperBound : piece.lowerBound
    }
    return nil
  }

  private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    Array(buffer.text(from: range.lowerBound, to: range.upperBound).unicodeScalars)
  }
}
