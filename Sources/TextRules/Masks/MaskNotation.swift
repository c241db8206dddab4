/// A letter that an app adds to the notation of masks.
///
/// ```swift
/// let hexadecimal = MaskNotation("h", .anyOf("0123456789abcdefABCDEF"))
/// let mask = try Mask("#[hhhhhh]", notations: [hexadecimal])
/// ```
///
/// The predefined letters (`0 9 A a _ - …`) keep their meaning. Digits that a set lists
/// individually stay as they are typed; those of ``MaskCharacters/digits`` become ASCII digits.
public struct MaskNotation: Equatable, Sendable {
  /// The letter that stands for the characters within square brackets.
  public let character: Character
  /// The characters that a place of this letter accepts.
  public let characterSet: MaskCharacters
  /// Whether the place may stay empty.
  public let isOptional: Bool

  /// Creates a letter.
  ///
  /// - Parameters:
  ///   - character: The letter.
  ///   - characterSet: The characters that its place accepts.
  ///   - isOptional: Whether the place may stay empty.
  public init(
    _ character: Character, _ characterSet: MaskCharacters, isOptional: Bool = false
  ) {
    self.character = character
    self.characterSet = characterSet
    self.isOptional = isOptional
  }
}
