/// A limit on the length of a text, counted in user-perceived characters.
///
/// What the user sees as one character counts as one: a letter with its accents, an emoji with its
/// skin tone (Swift's `Character`, Unicode's extended grapheme cluster). A text over its limit is
/// never cut; the caller learns where the limit falls, and marks what comes after it.
///
///     LengthLimit(5).check("Grüße!")   // .over(by: 1, from: 5)
///
/// Counting stops ``countedBeyond`` characters past the limit, so that a huge paste costs no more
/// than a long one.
public struct LengthLimit: Equatable, Sendable {
  /// The number of characters that are counted past the limit.
  public static let countedBeyond = 999

  /// The most characters that a text may have; at least 0.
  public let maxLength: Int

  /// Creates a limit; less than 0 counts as 0.
  public init(_ maxLength: Int) { self.maxLength = max(0, maxLength) }

  /// The length of a text in relation to the limit.
  public enum Length: Equatable, Sendable {
    /// Well below the limit.
    case far
    /// Near the limit or at it, with that many characters left.
    case near(remaining: Int)
    /// Over the limit by that many characters, the first of them at an offset in Unicode scalars.
    case over(by: Int, from: Int)

    /// Whether the text is over the limit.
    public var isOver: Bool {
      if case .over = self { true } else { false }
    }
  }

  /// The number of characters left at which a text is near the limit: a tenth of it, from 10 to
  /// 100.
  public var nearness: Int { min(max(maxLength / 10, 10), 100) }

  /// Returns whether a text of that many Unicode scalars is far from the limit, without reading it:
  /// it has no more characters than scalars.
  public func isFar(scalarCount: Int) -> Bool { scalarCount < maxLength - nearness }

  /// Counts a text's characters.
  public func check(_ text: some StringProtocol) -> Length {
    var (count, scalars, start) = (0, 0, 0)
    for character in text {
      if count == maxLength { start = scalars }
      count += 1
      guard count < maxLength + Self.countedBeyond else { break }
      scalars += character.unicodeScalars.count
    }
    guard count <= maxLength else { return .over(by: count - maxLength, from: start) }
    return maxLength - count <= nearness ? .near(remaining: maxLength - count) : .far
  }
}
