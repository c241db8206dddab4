/// The traits of a run's font, apart from its family and size.
///
/// ```swift
/// var traits: FontTraits = [.bold]
/// traits.formSymmetricDifference(.italic)  // bold and italic
/// ```
public struct FontTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int

  /// Heavy characters.
  public static let bold = FontTraits(rawValue: 1 << 0)
  /// Slanted characters.
  public static let italic = FontTraits(rawValue: 1 << 1)
  /// Characters of equal width, as for code.
  public static let monospace = FontTraits(rawValue: 1 << 2)

  /// Creates traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
