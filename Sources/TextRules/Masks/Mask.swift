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
/// - an insertion takes nothing away: what has no room is refused, at the end of what was inserted,
///   and one that is refused as a whole leaves the selection that it would have replaced;
/// - typing a text, pasting it and setting it give the same result, and what of it is left out is
///   counted (``MaskEdit/rejectedCount``).
///
/// A digit that could be one of the mask's own is a person's until the text gets too long: then all of
/// it is read again. So `9161234567`, `79161234567` and, by ``prefixAliases``, `89161234567` are the
/// same phone number, however they come in. A text that fills the mask and is pasted where it has no
/// room takes the place of what was there. Where places may stay empty any separator ends them: in
/// `[09]{.}[09]{.}[0000]` `1/2/2003` is 1.2.2003.
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

  /// Whether a field shows ``prefix()`` while it has the focus and nothing is written in it.
  ///
  /// People see what is there already, and do not write it again.
  public let autocompleteOnFocus: Bool

  /// What people write in place of the mask's own characters at the start, as `8` for `+7`.
  ///
  /// It counts when the text is longer than the mask otherwise: 812 is the code of a town, and
  /// `89161234567` is `+7 (916) 123-45-67`.
  public let prefixAliases: [String]

  /// Further masks, of which that one is in force that suits the text best.
  let alternatives: [Mask]
  /// Which of several masks it is.
  let member: Int

  let elements: [MaskElement]

  /// Reads a mask.
  ///
  /// - Parameters:
  ///   - source: The mask.
  ///   - notations: Letters beside those of the table.
  ///   - autocomplete: Whether the mask's own characters are written as soon as they are reached.
  ///   - blank: What stands for a character that is missing between others.
  ///   - autocompleteOnFocus: Whether a field with the focus shows the mask's own characters at the
  ///     start before anything is written.
  ///   - prefixAliases: What people write in place of the mask's own characters at the start.
  ///   - affineFormats: Further masks. That one is in force which leaves out least of the text, among
  ///     these the one of which most own characters were written, and among these the first.
  /// - Throws: What is wrong with a mask, and where.
  public init(
    _ source: String, notations: [MaskNotation] = [], autocomplete: Bool = true,
    blank: Character = "_", autocompleteOnFocus: Bool = true, prefixAliases: [String] = [],
    affineFormats: [String] = []
  ) throws(MaskError) {
    var alternatives: [Mask] = []
    for format in affineFormats {
      alternatives.append(
        try Mask(
          format, notations: notations, autocomplete: autocomplete, blank: blank,
          autocompleteOnFocus: autocompleteOnFocus, prefixAliases: prefixAliases,
          member: alternatives.count + 1))
    }
    try self.init(
      source, notations: notations, autocomplete: autocomplete, blank: blank,
      autocompleteOnFocus: autocompleteOnFocus, prefixAliases: prefixAliases,
      alternatives: alternatives, member: 0)
  }

  private init(
    _ source: String, notations: [MaskNotation], autocomplete: Bool, blank: Character,
    autocompleteOnFocus: Bool, prefixAliases: [String], alternatives: [Mask] = [], member: Int
  ) throws(MaskError) {
    elements = try MaskCompiler.elements(of: source, notations: notations)
    self.source = source
    self.autocomplete = autocomplete
    self.blank = blank
    self.autocompleteOnFocus = autocompleteOnFocus
    self.prefixAliases = prefixAliases
    self.alternatives = alternatives
    self.member = member
  }

  /// Brings a text into the form of the mask, whether it has that form already or not.
  ///
  /// - Parameter text: With the mask's own characters, without them, or with some of them.
  /// - Returns: The text with the caret at its end.
  public func format(_ text: String) -> MaskedText { reading(of: text).text }

  /// Puts the characters of a value into the places of the mask.
  ///
  /// Unlike in ``format(_:)`` none of them is taken for one of the mask's own, but for those in
  /// braces at the start: it undoes ``MaskedText/rawText``.
  ///
  /// - Parameter rawText: The value, without the mask's own characters.
  /// - Returns: The text with the caret at its end.
  public func format(rawText: String) -> MaskedText {
    let exact = members.lazy.compactMap { $0.exact(rawText: rawText) }.first
    if let exact { return exact.text }
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

  /// The mask's own characters before the first place, with the caret where it is in a text that has
  /// no others; such a text itself where it goes on further.
  package func prefix(insteadOf text: MaskedText) -> MaskedText {
    var writer = MaskWriter(self)
    writer.writeLiterals(to: writer.nextPlace)
    guard text.cells.count < writer.cells.count else { return text }
    writer.noteLiteralsWritten(Set(text.cells.lazy.filter(\.isWritten).map(\.element)))
    let caret = text.cells.isEmpty ? writer.caret : text.caret
    return writer.text.movingCaret(to: caret)
  }

  /// What a text lacks of the mask, for a placeholder behind it.
  ///
  /// ```swift
  /// let mask = try Mask("+7 ([000]) [000]-[00]-[00]")
  /// mask.remainder(of: mask.format("9161"))  // "__-__-__"
  /// ```
  ///
  /// - Parameter text: A text that the mask has made.
  /// - Returns: The mask's own characters, with ``blank`` for each place that must be filled; nothing
  ///   for a complete text.
  public func remainder(of text: MaskedText) -> String {
    guard !text.isComplete else { return "" }
    let elements = members[text.member].elements
    let start = text.cells.last.map { members[text.member].place(after: $0.element) } ?? 0
    let end = elements.lastIndex(where: \.isMandatory).map { $0 + 1 } ?? elements.count
    return String(
      elements[min(start, end)..<end].compactMap { element in
        if case .literal(let own, _) = element { return own }
        return element.isMandatory ? blank : nil
      })
  }

  /// What a text is that nobody wrote in.
  public var empty: MaskedText { MaskWriter(self).text }
}
