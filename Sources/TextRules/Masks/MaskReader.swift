/// Reads characters one after the other, as the user types them.
///
/// Pasting and setting a text read it in the same way, so all three give the same text. The
/// characters that have been read are those of the user, and those of the mask that the user has
/// written, too.
///
/// A text that has the form of the mask keeps it. In any other text a character that could be the
/// mask's own counts as the user's, until a later one has no room: then all of it is read again,
/// with the first digits as the mask's own (`79161234567` is `+7 (916) 123-45-67`) or as one of
/// its ``Mask/prefixAliases``.
struct MaskReader {
  let mask: Mask
  private(set) var writer: MaskWriter
  /// The number of rejected characters; separators between letters and digits do not count.
  private(set) var rejectedCount = 0
  /// These characters.
  private(set) var rejectedText = ""
  /// The number of accepted characters.
  private(set) var takenCount = 0
  /// The characters read so far, as they were written; empty if the text is too long to be read
  /// again.
  private var source: [Character] = []
  /// The places that the next character can take in a text that has the form of the mask.
  private var form: MaskForm
  /// Whether the writer may have chosen other places than the form.
  private var isOutOfStepWithForm = false
  /// Whether nothing comes after the text, so that all of it can be read again.
  private let readsAnew: Bool
  /// The characters that were rejected since the last one that was accepted.
  private var rejected: Set<Character> = []

  /// Continues after a text.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - head: The cells before.
  ///   - literals: The mask's own characters after the caret.
  ///   - isAtEnd: Whether no characters of the user come after it.
  init(
    _ mask: Mask, after head: [MaskCell] = [], before literals: [MaskCell] = [],
    isAtEnd: Bool = true
  ) {
    self.mask = mask
    readsAnew = isAtEnd
    writer = MaskWriter(mask, after: head, before: literals)
    form = MaskForm(of: mask, [])
    sourceChanged()
  }

  /// The characters that the user has written.
  static func source(of cells: [MaskCell]) -> [Character] {
    cells.lazy.filter { !$0.isLiteral || $0.isWritten }.map(\.character)
  }

  /// Reads all characters of a text.
  mutating func read(_ text: some Sequence<Character>) {
    for character in text { read(character) }
    catchUpWithForm()
  }

  private mutating func read(_ character: Character) {
    if takeInForm(character) || takeByWriting(character) || takeByReadingAnew(character) {
      takenCount += 1
      rejected = []
    } else {
      rejected.insert(character)
      guard mask.counts(asRejected: character) else { return }
      rejectedCount += 1
      rejectedText.append(character)
    }
  }

  private mutating func takeInForm(_ character: Character) -> Bool {
    var longer = form
    guard let place = longer.advance(over: character) else { return false }
    form = longer
    source.append(character)
    if longer.path == nil { isOutOfStepWithForm = true }
    if !isOutOfStepWithForm { isOutOfStepWithForm = !writer.writeInForm(character, at: place) }
    return true
  }

  private mutating func takeByWriting(_ character: Character) -> Bool {
    catchUpWithForm()
    guard !rejected.contains(character), writer.write(character) else { return false }
    writer.complete()
    sourceChanged()
    return true
  }

  private var isTooLong: Bool { writer.cells.count > MaskForm.longestText }

  private mutating func sourceChanged() {
    source = isTooLong ? [] : Self.source(of: writer.cells)
    form = isTooLong ? .none(of: mask) : MaskForm(of: mask, source)
    if !standsInForm { form = .none(of: mask) }
  }

  /// Whether the characters written so far, read as a text in the form of the mask, give the
  /// current cells.
  ///
  /// They do not where a digit of the user could be the mask's own, such as the second 7 of
  /// `+7 (7`.
  private var standsInForm: Bool {
    guard form.isKept, !source.isEmpty else { return form.isKept }
    let there = writer.cells.lazy.filter { !$0.isLiteral }.map(\.element)
    if let path = form.path {
      return there.elementsEqual(path.lazy.filter { !mask.elements[$0].isLiteral })
    }
    guard let exact = mask.exact(String(source)) else { return false }
    return there.elementsEqual(exact.cells.lazy.filter { !$0.isLiteral }.map(\.element))
  }

  /// Makes the writer choose the places that the form has.
  private mutating func catchUpWithForm() {
    guard isOutOfStepWithForm else { return }
    isOutOfStepWithForm = false
    if let exact = mask.exact(String(source)) { writer = exact }
  }

  /// Reads everything again if a character has no room.
  private mutating func takeByReadingAnew(_ character: Character) -> Bool {
    guard !character.isSeparator, !rejected.contains(character), mask.canTake(character) else {
      return false
    }
    guard readsAnew, !isTooLong else { return false }
    for text in mask.otherReadings(of: source + [character]) {
      var other = MaskWriter(mask)
      other.addEffort(writer.effort)
      guard other.write(text.characters, prefersLiterals: text.prefersLiterals) == 0 else {
        writer.addEffort(other.effort - writer.effort)
        continue
      }
      writer = other
      sourceChanged()
      return true
    }
    return false
  }
}

extension MaskReader {
  /// The resulting text, and how much of the input was rejected.
  var edit: MaskEdit {
    MaskEdit(
      text: writer.text, rejectedCount: rejectedCount, isRejected: takenCount == 0,
      rejectedText: rejectedText, effort: writer.effort)
  }
}

extension MaskWriter {
  /// Writes a character of a text that has the form of the mask.
  ///
  /// - Returns: Whether it is at the place that the form has; `false` also if that is in doubt.
  fileprivate mutating func writeInForm(_ character: Character, at place: MaskForm.Place) -> Bool {
    guard case .only(let element) = place, write(character) else { return false }
    let isThere =
      mask.elements[element].isLiteral
      ? next == element + 1 : cells.last { $0.isEntered }?.element == element
    complete()
    return isThere
  }
}

extension Mask {
  fileprivate struct OtherReading {
    let characters: [Character]
    let prefersLiterals: Bool
  }

  /// The other ways to read a text that is longer than the mask.
  fileprivate func otherReadings(of source: [Character]) -> [OtherReading] {
    let source = Array(source.drop(while: \.isWhitespace))
    if let countryCode { return readings(of: source, withCode: countryCode) }
    let aliases = prefixAliases.filter { !$0.isEmpty && source.starts(with: $0) }
    // The mask's own characters take the alias's place, so that the user has written them:
    // another alias after it is part of the number.
    let prefix = prefix().cells.map(\.character)
    let readings =
      [OtherReading(characters: source, prefersLiterals: true)]
      + aliases.map {
        OtherReading(characters: prefix + source.dropFirst($0.count), prefersLiterals: false)
      }
    // Separators that were the mask's own may be elsewhere in another reading.
    return readings
      + readings.map {
        let plain = $0.characters.filter { !$0.isSeparator }
        return OtherReading(characters: plain, prefersLiterals: true)
      }
  }

  /// The other ways to read a phone number: only the whole code counts as the mask's own.
  private func readings(of source: [Character], withCode code: String) -> [OtherReading] {
    let (digits, prefix) = (source.compactMap(\.asciiDigit), prefix().cells.map(\.character))
    return ([code] + prefixAliases).filter { !$0.isEmpty && digits.starts(with: $0) }.map {
      OtherReading(characters: prefix + digits.dropFirst($0.count), prefersLiterals: false)
    }
  }

  /// Whether any place of the mask accepts a character, or it is one of the mask's own.
  fileprivate func canTake(_ character: Character) -> Bool {
    elements.contains { $0.takes(character) || $0.shows(character) }
  }

  /// Whether the user should be notified that a character was left out.
  ///
  /// If all places are for letters and digits, the separators between these do not matter.
  fileprivate func counts(asRejected character: Character) -> Bool {
    // These begin an extension, or another address.
    guard character.isSeparator, !"#*@&%".contains(character) else { return true }
    return !elements.allSatisfy(\.isAlphanumeric)
  }
}

extension MaskElement {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case .literal: true
    case .slot(let characters, _), .repetition(let characters): characters.isAlphanumeric
    }
  }
}
