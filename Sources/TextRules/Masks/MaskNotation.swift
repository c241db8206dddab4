/// A letter of one's own in the notation of masks.
///
/// ```swift
/// let hexadecimal = MaskNotation("h", .anyOf("0123456789abcdefABCDEF"))
/// let mask = try Mask("#[hhhhhh]", notations: [hexadecimal])
/// ```
///
/// The letters that the notation has already (`0 9 A a _ - …`) keep their meaning. Digits that a set
/// names one by one stay as they are typed; those of ``MaskCharacters/digits`` become digits of ASCII.
public struct MaskNotation: Equatable, Sendable {
  /// The letter that stands for the characters within square brackets.
  public let character: Character
  /// What a place of this letter takes.
  public let characterSet: MaskCharacters
  /// Whether the place may stay empty.
  public let isOptional: Bool

  /// Describes a letter.
  ///
  /// - Parameters:
  ///   - character: The letter.
  ///   - characterSet: What its place takes.
  ///   - isOptional: Whether the place may stay empty.
  public init(
    _ character: Character, _ characterSet: MaskCharacters, isOptional: Bool = false
  ) {
    self.character = character
    self.characterSet = characterSet
    self.isOptional = isOptional
  }
}
