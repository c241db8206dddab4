/// Reads characters one after the other, as a person types them.
///
/// Pasting and setting a text read it in the same way: thereby all three give the same text. What has
/// been read is the person's characters and those of the mask that the person has written too.
///
/// A text that has the form of the mask keeps it. In any other one a character that could be the
/// mask's own is the person's, until one that follows has no room: then all of it is read once more,
/// with the first digits as the mask's own (`79161234567` is `+7 (916) 123-45-67`) or as one of its
/// ``Mask/prefixAliases``.
struct MaskReader {
  let mask: Mask
  private(set) var writer: MaskWriter
  /// How many characters were refused; separators between letters and digits do not count.
  private(set) var rejectedCount = 0
  /// How many characters were taken.
  private(set) var takenCount = 0
  /// What was read so far, as it was written; of a text that is too long to be read anew nothing.
  private var source: [Character] = []
  /// The places that the next character could be at in a text that has the form of the mask.
  private var form: MaskForm
  /// Whether the writer may have chosen other places than the form has.
  private var isBehindForm = false
  /// Whether nothing stands behind, so that all of it can be read anew.
  private let readsAnew: Bool
  /// What had no room since the last character that was taken.
  private var refused: Set<Character> = []

  /// Goes on behind a text.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - head: What stands before.
  ///   - literals: The mask's own characters that stand behind the caret.
  ///   - isAtEnd: Whether none of the person's characters stand behind.
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

  /// The characters that a person has written.
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
      refused = []
    } else {
      refused.insert(character)
      if mask.counts(asRejected: character) { rejectedCount += 1 }
    }
  }

  private mutating func takeInForm(_ character: Character) -> Bool {
    var longer = form
    guard let place = longer.advance(over: character) else { return false }
    form = longer
    source.append(character)
    if longer.path == nil { isBehindForm = true }
    if !isBehindForm { isBehindForm = !writer.writeInForm(character, at: place) }
    return true
  }

  private mutating func takeByWriting(_ character: Character) -> Bool {
    catchUpWithForm()
    guard !refused.contains(character), writer.write(character) else { return false }
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

  /// Whether what was written, read as a text in the form of the mask, is what stands there.
  ///
  /// It is not where a person's digit could be the mask's own, as the 7 of `+7 (7`.
  private var standsInForm: Bool {
    guard form.isKept, !source.isEmpty else { return form.isKept }
    let there = writer.cells.lazy.filter { !$0.isLiteral }.map(\.element)
    if let path = form.path {
      return there.elementsEqual(path.lazy.filter { !mask.elements[$0].isLiteral })
    }
    guard let exact = mask.exact(String(source)) else { return false }
    return there.elementsEqual(exact.cells.lazy.filter { !$0.isLiteral }.map(\.element))
  }

  /// Lets the writer choose the places that the form has.
  private mutating func catchUpWithForm() {
    guard isBehindForm else { return }
    isBehindForm = false
    if let exact = mask.exact(String(source)) { writer = exact }
  }

  /// Reads everything once more where a character has no room.
  private mutating func takeByReadingAnew(_ character: Character) -> Bool {
    guard !character.isSeparator, !refused.contains(character), mask.canTake(character) else {
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
  /// What has become of the text, with how much of it had no room.
  var edit: MaskEdit {
    MaskEdit(
      text: writer.text, rejectedCount: rejectedCount, isRefused: takenCount == 0,
      effort: writer.effort)
  }
}

extension MaskWriter {
  /// Writes a character of a text that has the form of the mask.
  ///
  /// - Returns: Whether it stands where the form has it; false where that is in doubt.
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
    let characters: ArraySlice<Character>
    let prefersLiterals: Bool
  }

  /// How else a text can be meant that is longer than the mask.
  fileprivate func otherReadings(of source: [Character]) -> [OtherReading] {
    let aliases = prefixAliases.filter { !$0.isEmpty && source.starts(with: $0) }
    return [OtherReading(characters: source[...], prefersLiterals: true)]
      + aliases.map {
        OtherReading(characters: source.dropFirst($0.count), prefersLiterals: false)
      }
  }

  /// Whether some place of the mask takes a character, or some own one of the mask is like it.
  fileprivate func canTake(_ character: Character) -> Bool {
    elements.contains { $0.takes(character) || $0.shows(character) }
  }

  /// Whether a person should know that a character was left out.
  ///
  /// Where all places are for letters and digits, whatever separates these says nothing.
  fileprivate func counts(asRejected character: Character) -> Bool {
    guard character.isSeparator else { return true }
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
