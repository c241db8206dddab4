/// The modifiers that are held while a key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 1)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 1 << 2)

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
