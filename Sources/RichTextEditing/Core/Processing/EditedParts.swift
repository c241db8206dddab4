/// The parts of a text that have changed.
public struct EditedParts: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: Int

  /// The characters.
  public static let characters = EditedParts(rawValue: 1 << 0)
  /// The attributes.
  public static let attributes = EditedParts(rawValue: 1 << 1)
  /// Both: new text has attributes, too.
  public static let all: EditedParts = [.characters, .attributes]

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
