/// The text that may be inserted into a field.
///
/// The rules apply to every kind of input: keys, paste, drop, compositions.
///
/// ```swift
/// let rules = InputRules(maxLength: 5)
/// rules.accepted("defg", into: "abc", replacing: 3..<3, source: .paste)  // "de"
/// ```
///
/// Characters are never split, whichever unit the limit counts. A text that is already over its
/// limit, because code has set it, can become shorter but not longer.
///
/// Origin: TextFieldsCatalog rejects a paste that is too long completely, and its later versions
/// insert the part that fits; here you can choose. A mask has places of its own and needs no
/// limit.
public struct InputRules: Equatable, Sendable {
  /// The treatment of an insertion that is longer than the remaining room.
  public enum PasteOverflowPolicy: String, Sendable, CaseIterable {
    /// As much as fits is inserted.
    case textThatFits
    /// Nothing is inserted.
    case noChanges
  }

  /// The source of inserted text.
  public enum Source: Sendable {
    /// Keys and compositions.
    case typing
    /// The clipboard, the middle mouse button, and drops.
    case paste
  }

  /// The maximum length; `nil` for no limit; less than 0 counts as 0.
  public var maxLength: Int?
  /// The unit in which the length is counted.
  public var unit: LengthUnit
  /// The treatment of an insertion that is too long.
  public var pasteOverflowPolicy: PasteOverflowPolicy
  /// The only characters that are allowed; `nil` for all.
  public var allowedCharacterSet: MaskCharacters?
  /// Whether other characters are removed from a paste; if not, such a paste is rejected.
  public var pasteAllowedChars: Bool
  /// Whether only keys and compositions can insert text.
  public var isPasteDisabled: Bool
  /// Whether marks without width and meaning, such as those of direction, are removed, because
  /// they would make an address a wrong one that looks right.
  public var removesInvisible = false
  /// Whether joiners stay although other such marks are removed: in names of Persian or Hindi they
  /// have a meaning.
  public var keepsJoiners = true

  /// Creates rules; the defaults allow everything.
  public init(
    maxLength: Int? = nil, unit: LengthUnit = .characters,
    pasteOverflowPolicy: PasteOverflowPolicy = .textThatFits,
    allowedCharacterSet: MaskCharacters? = nil, pasteAllowedChars: Bool = true,
    isPasteDisabled: Bool = false
  ) {
    self.maxLength = maxLength
    self.unit = unit
    self.pasteOverflowPolicy = pasteOverflowPolicy
    self.allowedCharacterSet = allowedCharacterSet
    self.pasteAllowedChars = pasteAllowedChars
    self.isPasteDisabled = isPasteDisabled
  }

  /// Returns the part of an insertion that is allowed.
  ///
  /// - Parameters:
  ///   - inserted: The text to insert.
  ///   - text: The text before the insertion.
  ///   - range: The range to replace, in Unicode scalars; offsets outside the text count as its
  ///     nearest end.
  ///   - source: Where the inserted text comes from.
  /// - Returns: The text to insert, of which only the beginning may be left; `nil` if nothing is
  ///   allowed and nothing is replaced.
  public func accepted(
    _ inserted: String, into text: String, replacing range: Range<Int>, source: Source
  ) -> String? {
    guard source == .typing || !isPasteDisabled else { return nil }
    let rejected = rejected(from: inserted, into: text, replacing: range)
    guard rejected.isEmpty || source == .typing || pasteAllowedChars else { return nil }
    let allowed = rejected.isEmpty ? inserted : self.allowed(inserted, into: text, range)
    guard !allowed.isEmpty || inserted.isEmpty else { return nil }
    return fitting(allowed, into: text, replacing: range)
  }

  /// Returns a text with the plain character for each that is not allowed but means the same: a
  /// hyphen or a space of another kind.
  package func folded(_ text: String) -> String {
    let visible = withoutInvisible(text)
    guard let allowedCharacterSet else { return visible }
    guard !visible.allSatisfy(allowedCharacterSet.contains) else { return visible }
    return String(
      visible.withoutInvisible.map { character in
        guard !allowedCharacterSet.contains(character), let plain = character.plainSeparator,
          allowedCharacterSet.contains(plain)
        else { return character }
        return plain
      })
  }

  /// Returns a text without the invisible marks that are removed.
  package func withoutInvisible(_ text: String) -> String {
    guard removesInvisible else { return text }
    return keepsJoiners ? text.withoutInvisible : text.withoutInvisible.withoutJoiners
  }

  /// Returns the characters of an insertion that are not allowed, wherever there is room.
  ///
  /// A mark that joins the character before it, as a vowel sign or a tone mark does that comes with
  /// a key of its own, is allowed where that character with it is.
  package func rejected(
    from inserted: String, into text: String, replacing range: Range<Int>
  ) -> String {
    let end = markEnd(of: inserted, in: text, before: range.lowerBound)
    return inserted[end...].filter { allowedCharacterSet?.contains($0) == false }
  }

  private func allowed(_ inserted: String, into text: String, _ range: Range<Int>) -> String {
    let end = markEnd(of: inserted, in: text, before: range.lowerBound)
    return inserted[..<end] + inserted[end...].filter { allowedCharacterSet?.contains($0) != false }
  }

  /// Returns the end of the mark at the start of an insertion that belongs to the character before
  /// it; the start if there is no such mark.
  private func markEnd(
    of inserted: String, in text: String, before offset: Int
  ) -> String.Index {
    guard let allowedCharacterSet, let mark = inserted.first, !allowedCharacterSet.contains(mark)
    else { return inserted.startIndex }
    let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, offset))))
    guard let last = head.last else { return inserted.startIndex }
    let joined = String(last) + String(mark)
    guard joined.count == 1, allowedCharacterSet.contains(joined[joined.startIndex]) else {
      return inserted.startIndex
    }
    return inserted.index(after: inserted.startIndex)
  }

  private func fitting(_ inserted: String, into text: String, replacing range: Range<Int>)
    -> String?
  {
    guard let maxLength, !inserted.isEmpty else { return inserted }
    let scalars = text.unicodeScalars
    let head = String(String.UnicodeScalarView(scalars.prefix(max(0, range.lowerBound))))
    let tail = String(String.UnicodeScalarView(scalars.dropFirst(max(0, range.upperBound))))
    // Whole texts are counted, because characters may join where the parts meet.
    let most = max(max(0, maxLength), unit.length(of: text))
    func fits(_ part: Substring) -> Bool { unit.length(of: head + part + tail) <= most }
    if fits(inserted[...]) { return inserted }
    guard pasteOverflowPolicy == .textThatFits else { return nil }
    let part = Self.longestPrefix(of: inserted, most: most, where: fits)
    return part.isEmpty ? nil : String(part)
  }

  /// Searches the first characters only: no more than `most` of them can fit, except where
  /// characters join.
  private static func longestPrefix(
    of text: String, most: Int, where fits: (Substring) -> Bool
  ) -> Substring {
    var (shortest, longest) = (0, min(text.count, most) + 1)
    while longest - shortest > 1 {
      let middle = (shortest + longest) / 2
      if fits(text.prefix(middle)) { shortest = middle } else { longest = middle }
    }
    return text.prefix(shortest)
  }
}
