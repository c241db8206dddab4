/// The form that a text must have, as `+7 ([000]) [000]-[00]-[00]`, and what typing does to it.
///
/// What stands outside of brackets is written by the mask itself. Within square brackets each
/// letter is a place for a character:
///
/// | letter | takes | may stay empty |
/// | --- | --- | --- |
/// | `0` | a digit | no |
/// | `9` | a digit | yes |
/// | `A` | a letter | no |
/// | `a` | a letter | yes |
/// | `_` | a letter or a digit | no |
/// | `-` | a letter or a digit | yes |
/// | `…` | any number more of what stands before it, at the very end | yes |
///
/// A digit of any script is taken, as ٥ or ５ for 5, and written as ASCII has it, because that is what
/// the value is read by: phones, cards, validators. The mask's own digits can be typed so, too.
///
/// Letters of one's own are added as ``MaskNotation``. Characters in braces are written by the mask
/// too, and are part of the value: `{+7}[0000000000]`. A backslash makes a bracket
/// a character as any other.
///
/// ```swift
/// let mask = try Mask("[00]/[00]")
/// var field = mask.format("1225")                           // text "12/25", isComplete true
/// field = mask.apply(.backspace(at: 5), to: field).text     // "12/2", the caret at 4
/// field = mask.apply(.insertion(of: "9", at: 4), to: field).text
/// ```
///
/// Everything is a pure function from a text with a caret to another. Three laws hold for edits:
///
/// - a deletion takes away what was selected and no other character; if it holds nothing but the
///   mask's own characters, Backspace takes the character before them and Delete the one after;
/// - an insertion takes nothing away: what has no room is refused, at the end of what was inserted;
/// - typing a text, pasting it and setting it give the same result.
///
/// Where the places are of different kinds, the characters behind a deletion may fit no place
/// further ahead. Then they stay where they are, and ``blank`` shows what is missing.
///
/// The notation and its meaning are those of the seed, whose engine puts the whole text through the
/// mask after each edit. Thereby a digit can become one of the mask's own or the last one be pushed
/// out without a word; that is not re-created.
public struct Mask: Equatable, Sendable {
  /// The mask as it was given.
  public let source: String

  /// Whether the mask's own characters are written as soon as a person reaches them.
  ///
  /// Otherwise they come with the next character. Characters that the next place could take for a
  /// person's own always wait.
  public let autocomplete: Bool

  /// What stands for a character that is missing between others.
  public let blank: Character

  let elements: [MaskElement]

  /// Reads a mask.
  ///
  /// - Parameters:
  ///   - source: The mask.
  ///   - notations: Letters beside those of the table.
  ///   - autocomplete: Whether the mask's own characters are written as soon as they are reached.
  ///   - blank: What stands for a character that is missing between others.
  /// - Throws: What is wrong with the mask, and where.
  public init(
    _ source: String, notations: [MaskNotation] = [], autocomplete: Bool = true,
    blank: Character = "_"
  ) throws(MaskError) {
    elements = try MaskCompiler.elements(of: source, notations: notations)
    self.source = source
    self.autocomplete = autocomplete
    self.blank = blank
  }

  /// Brings a text into the form of the mask, whether it has that form already or not.
  ///
  /// - Parameter text: With the mask's own characters, without them, or with some of them.
  /// - Returns: The text with the caret at its end.
  public func format(_ text: String) -> MaskedText {
    apply(.insertion(of: text, at: 0), to: empty).text
  }

  /// Puts the characters of a value into the places of the mask.
  ///
  /// Unlike in ``format(_:)`` none of them is taken for one of the mask's own, but for those in
  /// braces at the start: it undoes ``MaskedText/rawText``.
  ///
  /// - Parameter rawText: The value, without the mask's own characters.
  /// - Returns: The text with the caret at its end.
  public func format(rawText: String) -> MaskedText {
    var writer = MaskWriter(self)
    for character in rawText { _ = writer.writeValue(character) }
    writer.complete()
    return writer.text
  }

  /// The mask's own characters before the first place, for a field that a person enters.
  ///
  /// - Returns: As `+7 (` with the caret behind it.
  public func prefix() -> MaskedText {
    var writer = MaskWriter(self)
    writer.writeLiterals(to: writer.nextPlace)
    return writer.text
  }

  /// What a text is that nobody wrote in.
  public var empty: MaskedText { MaskWriter(self).text }
}
