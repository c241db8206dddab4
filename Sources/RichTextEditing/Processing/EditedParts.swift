/// What of a text has changed.
public struct EditedParts: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: Int

  /// The characters.
  public static let characters = EditedParts(rawValue: 1 << 0)
  /// The looks.
  public static let attributes = EditedParts(rawValue: 1 << 1)
  /// Both: what is new has a look, too.
  public static let all: EditedParts = [.characters, .attributes]

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
