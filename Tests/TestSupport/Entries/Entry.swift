/// A text as a user writes it, with what it means beside it.
///
/// Entries are made from their meaning, in the ways in which people write, and not from what a
/// field reads: a field may reject what it does not know, but may not take it for something else.
public struct Entry: Sendable {
  /// The text that is typed or pasted.
  public var text: String
  /// The possible meanings of the text; none if it means nothing that such a field can hold.
  public var meanings: [String]
  /// Whether a user would expect the field to take it.
  public var isOrdinary: Bool

  /// Creates an entry.
  public init(_ text: String, means meanings: [String], isOrdinary: Bool) {
    (self.text, self.meanings, self.isOrdinary) = (text, meanings, isOrdinary)
  }

  /// The same, in the digits, spaces and invisible marks that texts have on the way from another
  /// program.
  func transported(_ random: inout SeededRandom) -> Entry {
    var entry = self
    if random.once(in: 8) { entry.text = Self.inOtherDigits(text, &random) }
    if random.once(in: 10) {
      let (before, after) = random.pick([
        ("\u{202A}", "\u{202C}"), ("\u{2066}", "\u{2069}"), ("\u{200E}", ""), ("", "\u{200B}"),
        ("\u{FEFF}", ""), ("\u{200F}", "\u{200E}"),
      ])
      entry.text = before + entry.text + after
    }
    if random.once(in: 10) {
      let (before, after) = random.pick([
        (" ", ""), ("", " "), ("", "\n"), ("\t", ""), ("\u{A0}", ""),
      ])
      entry.text = before + entry.text + after
    }
    return entry
  }

  private static func inOtherDigits(_ text: String, _ random: inout SeededRandom) -> String {
    let zero = random.pick([0xFF10, 0xFF10, 0x660, 0x6F0, 0x966] as [UInt32])
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      let other = digit < 10 ? Unicode.Scalar(zero + digit) : nil
      result.append(other ?? scalar)
    }
    return String(result)
  }
}
