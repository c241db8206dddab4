/// Markup within a line, as it is typed: `*bold*`, `_italics_`, `` `code` ``.
///
/// The sign that closes it makes it: both signs go away, and what is between them takes the look. A
/// backslash before a sign makes it an ordinary character, and goes away itself. Behind a `` ` `` that opens code
/// no other sign means anything.
///
/// ```swift
/// InlineMarkup.change(before: "say *hello*")
/// // .style(opening: 4, closing: 10, traits: .bold)
/// InlineMarkup.change(before: #"2 \*"#)  // .escape(backslash: 2)
/// ```
public enum InlineMarkup {
  /// What the last character that was typed brings about; offsets count Unicode scalars of the line.
  public enum Change: Hashable, Sendable {
    /// The signs at two places go away, and the text between them takes the traits.
    case style(opening: Int, closing: Int, traits: FontTraits)
    /// The backslash at a place goes away, the sign behind it stays.
    case escape(backslash: Int)
  }

  private static let traits: [Unicode.Scalar: FontTraits] = [
    "*": .bold, "_": .italic, "`": .monospace,
  ]

  /// Looks at the line up to the caret, just after a character was typed.
  ///
  /// - Parameter typed: The text of the line before the caret.
  /// - Returns: nil if the last character closes nothing.
  public static func change(before typed: String) -> Change? {
    let scalars = Array(typed.unicodeScalars)
    guard let sign = scalars.last, let traits = traits[sign] else { return nil }
    let closing = scalars.count - 1
    if let code = openCode(before: closing, in: scalars) {
      // In code every sign but its own is a character like others.
      guard sign == "`", code < closing - 1 else { return nil }
      return .style(opening: code, closing: closing, traits: traits)
    }
    if isEscaped(closing, in: scalars) { return .escape(backslash: closing - 1) }
    guard let opening = opening(of: sign, before: closing, in: scalars) else { return nil }
    return .style(opening: opening, closing: closing, traits: traits)
  }

  /// Where code begins that nothing has closed yet.
  private static func openCode(
    before end: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    scalars[..<end].indices.first { place in
      scalars[place] == "`" && startsWord(place, in: scalars)
        && !scalars[place + 1].properties.isWhitespace
    }
  }

  /// The sign that opens: at the start of a word, with something but space behind it.
  private static func opening(
    of sign: Unicode.Scalar, before closing: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    guard closing > 1, !scalars[closing - 1].properties.isWhitespace else { return nil }
    let found = scalars[..<(closing - 1)].lastIndex { $0 == sign }
    guard let found, scalars[found + 1] != sign, !scalars[found + 1].properties.isWhitespace,
      startsWord(found, in: scalars)
    else { return nil }
    return found
  }

  private static func startsWord(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0 else { return true }
    let before = scalars[place - 1]
    return !before.properties.isAlphabetic && before.properties.numericType == nil
      && before != "\\"
  }

  /// Whether an odd number of backslashes stands before a place.
  private static func isEscaped(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let backslashes = scalars[..<place].reversed().prefix { $0 == "\\" }.count
    return backslashes % 2 == 1
  }
}
