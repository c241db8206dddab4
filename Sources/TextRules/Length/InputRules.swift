/// What may come into a field.
///
/// All ways in pass here: keys, paste, drop, compositions.
///
/// ```swift
/// let rules = InputRules(maxLength: 5)
/// rules.accepted("defg", into: "abc", replacing: 3..<3, source: .paste)  // "de"
/// ```
///
/// Characters are never cut in parts, in whichever unit the limit counts. A text that is over its
/// limit already, because code set it, can become shorter and not longer.
///
/// Origin: the seed refuses a paste that is too long as a whole, its later versions insert the part
/// that fits; that is a choice here. A mask has its own places and needs no limit.
public struct InputRules: Equatable, Sendable {
  /// What becomes of an insertion that is longer than there is room for.
  public enum PasteOverflowPolicy: String, Sendable, CaseIterable {
    /// As much as fits is inserted.
    case textThatFits
    /// Nothing is inserted.
    case noChanges
  }

  /// Where an insertion comes from.
  public enum Source: Sendable {
    /// Keys and compositions.
    case typing
    /// The clipboard, the middle button, something dropped.
    case paste
  }

  /// The greatest length; nil: any; less than 0 counts as 0.
  public var maxLength: Int?
  /// What the length counts.
  public var unit: LengthUnit
  /// What becomes of an insertion that is too long.
  public var pasteOverflowPolicy: PasteOverflowPolicy
  /// The only characters that may come in; nil: all.
  public var allowedCharacterSet: MaskCharacters?
  /// Whether a paste with other characters comes in without them; otherwise not at all.
  public var pasteAllowedChars: Bool
  /// Whether only keys can write.
  public var isPasteDisabled: Bool

  /// Makes rules; those of the defaults allow everything.
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

  /// What of an insertion comes in.
  ///
  /// - Parameters:
  ///   - inserted: What would come in.
  ///   - text: The text before.
  ///   - range: What the insertion replaces, in Unicode scalars; outside counts as the nearest end.
  ///   - source: Where it comes from.
  /// - Returns: What comes in, the start of it at most; nil: nothing, and nothing is replaced.
  public func accepted(
    _ inserted: String, into text: String, replacing range: Range<Int>, source: Source
  ) -> String? {
    guard source == .typing || !isPasteDisabled else { return nil }
    guard let allowed = allowed(inserted, source), !allowed.isEmpty || inserted.isEmpty else {
      return nil
    }
    return fitting(allowed, into: text, replacing: range)
  }

  private func allowed(_ inserted: String, _ source: Source) -> String? {
    guard let allowedCharacterSet else { return inserted }
    let allowed = inserted.filter(allowedCharacterSet.contains)
    let isRefused = source == .paste && !pasteAllowedChars && allowed != inserted
    return isRefused ? nil : allowed
  }

  private func fitting(_ inserted: String, into text: String, replacing range: Range<Int>)
    -> String?
  {
    guard let maxLength, !inserted.isEmpty else { return inserted }
    let scalars = text.unicodeScalars
    let head = String(String.UnicodeScalarView(scalars.prefix(max(0, range.lowerBound))))
    let tail = String(String.UnicodeScalarView(scalars.dropFirst(max(0, range.upperBound))))
    // Whole texts are counted, because characters join where they meet.
    let most = max(max(0, maxLength), unit.length(of: text))
    func fits(_ part: Substring) -> Bool { unit.length(of: head + part + tail) <= most }
    if fits(inserted[...]) { return inserted }
    guard pasteOverflowPolicy == .textThatFits else { return nil }
    let part = Self.longestPrefix(of: inserted, most: most, where: fits)
    return part.isEmpty ? nil : String(part)
  }

  /// Looks among the first characters only: no more than `most` of them can fit, but for joins.
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
