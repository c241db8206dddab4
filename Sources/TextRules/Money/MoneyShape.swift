/// The groups of digits in which a sum was written, and whether they form a number.
///
/// What is written as `1,2345` or `12 50` is not a number in any country: as 12,345 or 1,250 it
/// would be off by a power of ten.
struct MoneyShape: Equatable, Sendable {
  private struct Piece: Equatable, Sendable {
    /// The mark before it; nil for the first one.
    var mark: MoneyMark?
    var digits = 0
    /// Whether the mark was written twice.
    var isDoubled = false
  }

  private var pieces = [Piece()]
  /// The index of the piece that is the fraction.
  private var fraction: Int?
  private var hasDoubleMark = false

  /// Continues after digits, of which some may be a fraction.
  init(whole: Int = 0, fraction: Int? = nil) {
    pieces[0].digits = whole
    if let fraction {
      pieces.append(Piece(mark: .decimal, digits: fraction))
      self.fraction = 1
    }
  }

  mutating func addDigit() { pieces[pieces.count - 1].digits += 1 }

  mutating func add(_ mark: MoneyMark) {
    let last = pieces[pieces.count - 1]
    if last.digits > 0 || pieces.count == 1 && mark != .space {
      pieces.append(Piece(mark: mark))
    } else if mark == .space {
      if pieces.count > 1, last.mark == .space { pieces[pieces.count - 1].isDoubled = true }
    } else if last.mark == .space {
      pieces[pieces.count - 1].mark = mark
    } else {
      hasDoubleMark = true
    }
  }

  /// The last mark has begun the fraction.
  mutating func beginFraction() { fraction = pieces.count - 1 }

  /// Counts the digits that were taken for a fraction as a group.
  mutating func endFraction() { fraction = nil }

  /// Whether the groups are those of a number so far.
  func isNumber(groupSizes: [Int]) -> Bool {
    if hasDoubleMark || pieces.contains(where: { $0.isDoubled && $0.digits > 0 }) { return false }
    if let fraction, pieces[(fraction + 1)...].contains(where: { $0.digits > 0 }) { return false }
    var groups = Array(pieces[..<(fraction ?? pieces.count)])
    // A mark at the end separates nothing.
    if let last = groups.last, last.digits == 0, groups.count > 1 { groups.removeLast() }
    guard groups.count > 1, let last = groups.last else { return true }
    let marks = groups.dropFirst().map(\.mark)
    guard marks.allSatisfy({ $0 == marks[0] }), (1...3).contains(groups[0].digits) else {
      return marks.allSatisfy { $0 == marks[0] } && groupSizes.contains { $0 > 3 }
    }
    let inner = groups.dropFirst().dropLast().map(\.digits)
    let sizes = [3, 2] + groupSizes
    return (last.digits == 3 || groupSizes.first == last.digits)
      && inner.allSatisfy { $0 == inner.first && sizes.contains($0) }
  }
}
