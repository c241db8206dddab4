/// Markup within a line, as it is typed: `*bold*`, `_italics_`, and code between grave accents.
///
/// The closing character applies it: both characters are removed, and the text between them gets
/// the attributes. A backslash before such a character makes it an ordinary one, and is removed
/// itself. After a grave accent that opens code, no other character has a meaning.
///
/// ```swift
/// InlineMarkup.change(before: "say *hello*")
/// // .style(opening: 4, closing: 10, traits: .bold)
/// InlineMarkup.change(before: #"2 \*"#)  // .escape(backslash: 2)
/// ```
public enum InlineMarkup {
  /// The effect of the last typed character; offsets count Unicode scalars of the line.
  public enum Change: Hashable, Sendable {
    /// Remove the characters at two offsets, and apply the traits to the text between them.
    case style(opening: Int, closing: Int, traits: FontTraits)
    /// Remove the backslash at an offset, and keep the character after it.
    case escape(backslash: Int)
  }

  private static let traits: [Unicode.Scalar: FontTraits] = [
    "*": .bold, "_": .italic, "`": .monospace,
  ]

  /// Parses the line up to the caret, just after a character was typed.
  ///
  /// - Parameter typed: The text of the line before the caret.
  /// - Returns: The change; nil if the last character has no effect.
  public static func change(before typed: String) -> Change? {
    let scalars = Array(typed.unicodeScalars)
    guard let sign = scalars.last, let traits = traits[sign] else { return nil }
    let closing = scalars.count - 1
    if let code = openCode(before: closing, in: scalars) {
      // In code, every character but the one that closes it is an ordinary one. Three of those are
      // the fence of a block.
      guard sign == "`", scalars[(code + 1)..<closing].contains(where: { $0 != "`" }) else {
        return nil
      }
      return .style(opening: code, closing: closing, traits: traits)
    }
    if isEscaped(closing, in: scalars) { return .escape(backslash: closing - 1) }
    guard let opening = opening(of: sign, before: closing, in: scalars) else { return nil }
    return .style(opening: opening, closing: closing, traits: traits)
  }

  /// Returns the offset where unclosed code begins.
  private static func openCode(
    before end: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    scalars[..<end].indices.first { place in
      scalars[place] == "`" && startsWord(place, in: scalars)
        && !scalars[place + 1].properties.isWhitespace
    }
  }

  /// Returns the offset of the opening character: at the start of a word, and not followed by white
  /// space.
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

  /// Whether there is an odd number of backslashes before an offset.
  private static func isEscaped(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let backslashes = scalars[..<place].reversed().prefix { $0 == "\\" }.count
    return backslashes % 2 == 1
  }
}
