/// The limit of the work that a match may cost before it gives up.
///
/// The budget is one of steps, not of time: the match limit of PCRE2, GRegex's engine. The engine
/// counts its backtracking steps, but starts again for each position where a match could begin, and
/// between two steps it may walk through the rest of the text without counting. So the steps
/// allowed at one position are the budget divided by the number of positions; to limit the time,
/// they are divided by the text's length once more.
package enum MatchEffort: Sendable, Hashable {
  /// As much as the main thread can afford between two frames: about 2 ms, whatever the pattern
  /// does.
  ///
  /// Texts of more than about 450 bytes are given up at once.
  case instant
  /// About half a second of counted steps, for texts up to 1 MiB; not for the main thread.
  case thorough

  /// The longest text that is matched at all, in UTF-8 bytes.
  package static let longestText = 1 << 20

  /// With fewer steps, ordinary patterns would fail.
  private static let fewestSteps = 64
  private static let instantSteps = 150_000
  private static let instantWork = 16_000_000
  private static let thoroughSteps = 50_000_000

  /// The number of steps for each position where a match could begin, a power of two; `nil` if the
  /// match should not even be tried.
  func stepLimit(textLength: Int, patternLength: Int) -> Int? {
    let places = textLength + 1
    switch self {
    case .instant:
      let walk = textLength + patternLength + 1
      let steps = min(Self.instantSteps, Self.instantWork / walk) / places
      return steps < Self.fewestSteps ? nil : Self.powerOfTwo(upTo: steps)
    case .thorough:
      guard textLength <= Self.longestText else { return nil }
      return Self.powerOfTwo(upTo: max(Self.fewestSteps / 2, Self.thoroughSteps / places))
    }
  }

  private static func powerOfTwo(upTo value: Int) -> Int {
    1 << (Int.bitWidth - 1 - value.leadingZeroBitCount)
  }
}
