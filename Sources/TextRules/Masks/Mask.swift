/// A form that text is brought into while it is typed, such as `+7 ([000]) [000]-[00]-[00]`.
///
/// The mask itself writes whatever is outside brackets. Within square brackets each letter is a
/// place for one character:
///
/// | letter | accepts | may stay empty |
/// | --- | --- | --- |
/// | `0` | a digit | no |
/// | `9` | a digit | yes |
/// | `A` | a letter | no |
/// | `a` | a letter | yes |
/// | `_` | a letter or a digit | no |
/// | `-` | a letter or a digit | yes |
/// | `…` | any number of further characters of the kind before it, only at the end | yes |
///
/// A digit of any script is accepted, such as ٥ or ５ for 5, and written as an ASCII digit,
/// because whatever uses the value expects that: phones, cards, validators. The mask's own digits
/// can be typed in this way, too.
///
/// Add your own letters as ``MaskNotation``. Characters in braces are written by the mask as
/// well, and are part of the value: `{+7}[0000000000]`. A backslash turns a bracket into an
/// ordinary character.
///
/// ```swift
/// let mask = try Mask("[00]/[00]")
/// var field = mask.format("1225")                           // text "12/25", isComplete true
/// field = mask.apply(.backspace(at: 5), to: field).text     // "12/2", the caret at 4
/// field = mask.apply(.insertion(of: "9", at: 4), to: field).text
/// ```
///
/// Everything is a pure function from a text with a caret to another one. Edits obey three laws:
///
/// - A deletion removes what was selected and no other character. If the selection holds nothing
///   but the mask's own characters, Backspace deletes the character before them and Delete the
///   one after.
/// - An insertion removes nothing: what has no room is rejected, at the end of the inserted text,
///   and an insertion that is rejected completely leaves the selection that it would have
///   replaced.
/// - Typing a text, pasting it and setting it give the same result, and the characters that are
///   left out are counted (``MaskEdit/rejectedCount``).
///
/// A digit that could be one of the mask's own counts as the user's until the text gets too long;
/// then all of it is read again. So `9161234567`, `79161234567` and, with ``prefixAliases``,
/// `89161234567` are the same phone number, however they are entered. A text that fills the mask
/// and is pasted where it has no room replaces what was there. Any separator ends places that may
/// stay empty: in `[09]{.}[09]{.}[0000]`, `1/2/2003` is 1.2.2003.
///
/// If a mask has places of different kinds, the characters after a deletion may not fit into
/// earlier places. Then they stay where they are, and ``blank`` marks what is missing.
///
/// The notation and its meaning are those of TextFieldsCatalog, whose engine puts the whole text
/// through the mask after each edit. There a digit can become one of the mask's own, or the last
/// digit can be pushed out silently; that is not reproduced here.
public struct Mask: Equatable, Sendable {
  /// The mask as it was given.
  public let source: String

  /// Whether the mask's own characters are written as soon as the caret reaches them.
  ///
  /// If not, they are written together with the next character. Characters that the next place
  /// could accept as the user's always wait for it.
  public let autocomplete: Bool

  /// The character that marks a missing character between others.
  public let blank: Character

  /// Whether a field shows ``prefix()`` while it has the focus and is empty.
  ///
  /// Users then see what is already there, and do not write it again.
  public let autocompleteOnFocus: Bool

  /// The prefixes that users write in place of the mask's own characters at the start, such as `8`
  /// for `+7`.
  ///
  /// An alias applies only if the text would otherwise be too long for the mask: 812 is an area
  /// code, and `89161234567` is `+7 (916) 123-45-67`.
  public let prefixAliases: [String]

  /// The order of day and month, if the mask is one of a date, such as `[00].[00].[0000]`; a year
  /// that is written first is understood in every order.
  public let dateOrder: DateOrder

  /// The names of months and days that are understood, if the mask is one of a date.
  public let dateWords: DateWords

  /// Further masks; of all of them the one that fits the text best applies.
  private(set) var alternatives: [Mask]
  /// The index of this mask if there are several.
  let member: Int

  let elements: [MaskElement]
  /// What all places accept in a mask of places of one kind, any number of them.
  let endlessKind: MaskCharacters?
  /// The digits after `+` at the start of the mask; `nil` if it is not one of phone numbers that
  /// begins in this way.
  let countryCode: String?
  /// The first digits of the phone numbers that this form is for; empty if it is for all.
  private(set) var areas: [NumberStart] = []
  /// The parts of a date; `nil` if the mask is not for dates.
  private(set) var dateMask: DateMask?

  /// Parses a mask.
  ///
  /// - Parameters:
  ///   - source: The mask.
  ///   - notations: Additional letters for the notation.
  ///   - autocomplete: Whether the mask's own characters are written as soon as the caret reaches
  ///     them.
  ///   - blank: The character that marks a missing character between others.
  ///   - autocompleteOnFocus: Whether a field that has the focus shows the mask's own characters
  ///     at the start before anything is written.
  ///   - prefixAliases: What users write in place of the mask's own characters at the start.
  ///   - affineFormats: Further masks. The one that applies is that which leaves out least of the
  ///     text; among several, the one most of whose own characters the user has written; and
  ///     among these the first. If all masks begin with `+` and the code of a country, a number
  ///     with such a prefix chooses its mask, or is rejected.
  ///   - dateOrder: The order of day and month, if the mask is one of a date.
  ///   - dateWords: The names of months and days that are understood, if the mask is one of a date.
  /// - Throws: What is wrong with a mask, and where.
  public init(
    _ source: String, notations: [MaskNotation] = [], autocomplete: Bool = true,
    blank: Character = "_", autocompleteOnFocus: Bool = true, prefixAliases: [String] = [],
    affineFormats: [String] = [], dateOrder: DateOrder = .dayMonthYear,
    dateWords: DateWords = .english
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
      alternatives: alternatives, member: 0, dateOrder: dateOrder, dateWords: dateWords)
  }

  /// Creates the masks of the phone numbers of several countries.
  ///
  /// - Parameter countries: The countries, that of numbers without a code first; of those with the
  ///   same code the first one counts.
  /// - Throws: What is wrong with the mask of a country, and where.
  /// - Precondition: There is a country.
  public init(phoneNumbersOf countries: [PhoneCountry]) throws(MaskError) {
    var codes: Set<String> = []
    let all = countries.filter { codes.insert($0.callingCode).inserted }
    var members: [Mask] = []
    for country in all {
      members.append(try Mask(country.mask, of: country, member: members.count))
    }
    // The forms of areas come last: a number has the form of its country until it has an area.
    for country in all {
      for form in country.areaForms {
        var member = try Mask(form.mask, of: country, member: members.count)
        member.areas = form.areas
        members.append(member)
      }
    }
    precondition(!members.isEmpty, "Mask(phoneNumbersOf:): countries must not be empty")
    self = members.removeFirst()
    alternatives = members
  }

  private init(_ source: String, of country: PhoneCountry, member: Int) throws(MaskError) {
    try self.init(
      source, notations: [], autocomplete: true, blank: "_", autocompleteOnFocus: true,
      prefixAliases: country.prefixAliases, member: member)
  }

  private init(
    _ source: String, notations: [MaskNotation], autocomplete: Bool, blank: Character,
    autocompleteOnFocus: Bool, prefixAliases: [String], alternatives: [Mask] = [], member: Int,
    dateOrder: DateOrder = .dayMonthYear, dateWords: DateWords = .english
  ) throws(MaskError) {
    elements = try MaskCompiler.elements(of: source, notations: notations)
    countryCode = elements.countryCode
    endlessKind = elements.endlessKind
    self.source = source
    self.autocomplete = autocomplete
    self.blank = blank
    self.autocompleteOnFocus = autocompleteOnFocus
    self.prefixAliases = prefixAliases
    self.alternatives = alternatives
    self.member = member
    self.dateOrder = dateOrder
    self.dateWords = dateWords
    dateMask = DateMask(elements, isMonthFirst: dateOrder == .monthDayYear)
  }

  /// The same mask without any further ones.
  var alone: Mask {
    var mask = self
    mask.alternatives = []
    return mask
  }

  /// Whether all masks begin with the code of a country.
  var isInternational: Bool { members.allSatisfy { $0.countryCode != nil } }

  /// Compares the masks as they were given; everything else follows from that.
  public static func == (one: Mask, other: Mask) -> Bool {
    one.source == other.source && one.elements == other.elements
      && one.autocomplete == other.autocomplete && one.blank == other.blank
      && one.autocompleteOnFocus == other.autocompleteOnFocus
      && one.prefixAliases == other.prefixAliases && one.alternatives == other.alternatives
      && one.member == other.member && one.dateOrder == other.dateOrder
      && one.dateWords == other.dateWords
      && one.areas == other.areas
  }

  /// Brings a text into the form of the mask, whether it already has that form or not.
  ///
  /// - Parameter text: The text, with all, some or none of the mask's own characters.
  /// - Returns: The text with the caret at its end.
  public func format(_ text: String) -> MaskedText { reading(of: text).text }

  /// Puts the characters of a value into the places of the mask.
  ///
  /// Unlike in ``format(_:)``, none of them counts as one of the mask's own, except those in
  /// braces at the start. This is the inverse of ``MaskedText/rawText``.
  ///
  /// - Parameter rawText: The value, without the mask's own characters.
  /// - Returns: The text with the caret at its end.
  public func format(rawText: String) -> MaskedText {
    let exact = members.lazy.compactMap { $0.exact(rawText: rawText) }.first
    if let exact { return grouped(exact.text) }
    var writer = MaskWriter(self)
    for character in rawText { _ = writer.writeValue(character) }
    writer.complete()
    return writer.text
  }

  /// Returns the mask's own characters before the first place, for a field that gets the focus.
  ///
  /// - Returns: A text such as `+7 (` with the caret after it.
  public func prefix() -> MaskedText {
    var writer = MaskWriter(self)
    writer.writeLiterals(to: writer.nextPlace)
    return writer.text
  }

  /// The mask's own characters before the first place, with the caret where it is in a text that
  /// has nothing but these; if the text is longer than that, the text itself.
  package func prefix(insteadOf text: MaskedText) -> MaskedText {
    var writer = MaskWriter(self)
    writer.writeLiterals(to: writer.nextPlace)
    // The beginning of another country's code is not the start of this mask.
    let isOther = text.member != member && text.cells.contains(where: \.isWritten)
    guard text.cells.count < writer.cells.count, !isOther else { return text }
    writer.noteLiteralsWritten(Set(text.cells.lazy.filter(\.isWritten).map(\.element)))
    let caret = text.cells.isEmpty ? writer.caret : text.caret
    var prefix = writer.text.movingCaret(to: caret)
    (prefix.source, prefix.entry) = (text.source, text.entry)
    prefix.missingCount = text.missingCount
    return prefix
  }

  /// Returns the part of the mask that a text lacks, for a placeholder after the text.
  ///
  /// ```swift
  /// let mask = try Mask("+7 ([000]) [000]-[00]-[00]")
  /// mask.remainder(of: mask.format("9161"))  // "__-__-__"
  /// ```
  ///
  /// - Parameter text: A text that the mask has produced.
  /// - Returns: The mask's own characters, with ``blank`` for each mandatory place; empty for a
  ///   complete text.
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

  /// The text of a field in which nothing is written.
  public var empty: MaskedText { MaskWriter(self).text }
}
