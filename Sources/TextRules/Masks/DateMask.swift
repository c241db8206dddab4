/// The places of a mask for a date, such as `[00].[00].[0000]`, or for a month, such as
/// `[00]/[00]`.
///
/// A mask is one if its places are digits in groups of 2, 2 and 4, of 4, 2 and 2, or of 2 and 2
/// with a slash between, with one separator between groups.
struct DateMask {
  enum Part { case day, month, year }

  /// The parts in the order of the mask, with the indices of their elements.
  let parts: [(part: Part, places: Range<Int>)]

  init?(_ elements: [MaskElement], isMonthFirst: Bool) {
    var groups: [Range<Int>] = []
    var separators: [Character] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .slot(.digits, isOptional: false):
        if let last = groups.last, last.upperBound == index {
          groups[groups.count - 1] = last.lowerBound..<(index + 1)
        } else {
          groups.append(index..<(index + 1))
        }
      case .literal(let own, _) where own.isSeparator && groups.count == separators.count + 1:
        separators.append(own)
      default: return nil
      }
    }
    guard separators.count == groups.count - 1 else { return nil }
    switch groups.map(\.count) {
    case [2, 2, 4]:
      parts = Array(zip(isMonthFirst ? [.month, .day, .year] : [.day, .month, .year], groups))
    case [4, 2, 2]: parts = Array(zip([.year, .month, .day], groups))
    case [2, 2] where separators == ["/"]: parts = Array(zip([.month, .year], groups))
    default: return nil
    }
  }

  /// The years that digits without separators, and four digits before one, are taken for.
  static let likelyYears = 1600...2399

  var hasShortYear: Bool { places(of: .year).count == 2 }

  func places(of part: Part) -> Range<Int> {
    parts.first { $0.part == part }?.places ?? 0..<0
  }

  func contains(_ part: Part) -> Bool { parts.contains { $0.part == part } }
}
