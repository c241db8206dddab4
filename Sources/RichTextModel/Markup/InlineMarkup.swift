/// Markup within a line, as it is typed: `**bold**`, `*italics*`, `~~struck~~`, `==marked==`, code
/// between grave accents, `[links](address)`, `![pictures](address)` and `:names:` of emoji.
///
/// The closing characters apply it: they and the opening ones are removed, and the text between
/// them gets the attributes. A backslash before such a character makes it an ordinary one, and is
/// removed itself. After a grave accent that opens code, no other character has a meaning; and
/// within a web address, none opens anything.
///
/// ```swift
/// InlineMarkup.change(before: "say **hello**")
/// // .style(opening: 4..<6, closing: 11..<13, look: .bold)
/// InlineMarkup.change(before: #"2 \*"#)  // .escape(backslash: 2)
/// ```
public enum InlineMarkup {
  /// Which characters mean what.
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// As in Markdown: `*` or `_` for italics, `**` or `__` for bold, `***` or `___` for both.
    case markdown
    /// As in the examples of Proton: `*` for bold, and `_` for italics.
    case proton
  }

  /// The appearance of the text between two signs.
  public struct Look: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: Int

    /// Bold characters.
    public static let bold = Look(rawValue: 1 << 0)
    /// Slanted characters.
    public static let italic = Look(rawValue: 1 << 1)
    /// Characters of equal width.
    public static let monospace = Look(rawValue: 1 << 2)
    /// A line through the text.
    public static let strikethrough = Look(rawValue: 1 << 3)
    /// The color of a text marker.
    public static let highlight = Look(rawValue: 1 << 4)

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The effect of the last typed character; offsets count Unicode scalars of the line.
  public enum Change: Hashable, Sendable {
    /// Remove the characters in two ranges, and apply a look to the text between them.
    case style(opening: Range<Int>, closing: Range<Int>, look: Look)
    /// Remove the backslash at an offset, and keep the character after it.
    case escape(backslash: Int)
    /// Replace everything from an offset on by a part of it, as a link.
    case link(from: Int, text: Range<Int>, address: String)
    /// Replace everything from an offset on by a picture.
    case picture(from: Int, alternativeText: String, address: String)
    /// Replace everything from an offset on by an emoji.
    case emoji(from: Int, String)
  }

  /// Parses the line up to the caret, just after a character was typed.
  ///
  /// - Parameters:
  ///   - typed: The text of the line before the caret.
  ///   - dialect: Which characters mean what.
  /// - Returns: The change; nil if the last character has no effect.
  public static func change(before typed: String, in dialect: Dialect = .markdown) -> Change? {
    let scalars = Array(typed.unicodeScalars)
    guard let sign = scalars.last else { return nil }
    let closing = scalars.count - 1
    if let code = openCode(before: closing, in: scalars) {
      // In code, every character but the one that closes it is an ordinary one. Three of those are
      // the fence of a block.
      guard sign == "`", scalars[(code + 1)..<closing].contains(where: { $0 != "`" }) else {
        return nil
      }
      return .style(
        opening: code..<(code + 1), closing: closing..<(closing + 1), look: .monospace)
    }
    switch sign {
    case ")": return InlineTarget(endOf: scalars)?.change
    case ":": return emoji(in: scalars)
    default: return style(sign, in: scalars, dialect)
    }
  }

  // MARK: Styles

  private static func style(
    _ sign: Unicode.Scalar, in scalars: [Unicode.Scalar], _ dialect: Dialect
  ) -> Change? {
    guard let looks = dialect.looks[sign] else { return nil }
    let closing = scalars.count - 1
    if isEscaped(closing, in: scalars) { return .escape(backslash: closing - 1) }
    let start = dialect == .proton ? closing : startOfRun(endingAt: closing, in: scalars)
    let count = closing + 1 - start
    guard let look = looks[count], start > 0, !scalars[start - 1].properties.isWhitespace,
      let opening = opening(of: sign, count, before: start, in: scalars)
    else { return nil }
    return .style(opening: opening, closing: start..<(closing + 1), look: look)
  }

  /// Returns the offset where unclosed code begins.
  private static func openCode(before end: Int, in scalars: [Unicode.Scalar]) -> Int? {
    scalars[..<end].indices.first { place in
      scalars[place] == "`" && startsWord(place, in: scalars)
        && !scalars[place + 1].properties.isWhitespace
    }
  }

  /// Returns the opening characters: at the start of a word, not followed by white space, and as
  /// many as the closing ones.
  ///
  /// Of more than that, as in `**bold*`, the user has not typed all closing ones yet.
  private static func opening(
    of sign: Unicode.Scalar, _ count: Int, before closing: Int, in scalars: [Unicode.Scalar]
  ) -> Range<Int>? {
    var end = closing - 1
    while let last = scalars[..<end].lastIndex(of: sign) {
      let start = startOfRun(endingAt: last, in: scalars)
      if startsWord(start, in: scalars), !scalars[last + 1].properties.isWhitespace,
        !isInAddress(start, in: scalars)
      {
        guard last + 1 - start >= count else {
          end = start
          continue
        }
        return last + 1 - start == count ? start..<(last + 1) : nil
      }
      end = start
    }
    return nil
  }

  private static func startOfRun(endingAt end: Int, in scalars: [Unicode.Scalar]) -> Int {
    var start = end
    while start > 0, scalars[start - 1] == scalars[end] { start -= 1 }
    return start
  }

  static func startsWord(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0 else { return true }
    let before = scalars[place - 1]
    return !before.properties.isAlphabetic && before.properties.numericType == nil
      && before != "\\"
  }

  /// Whether the word before an offset has the beginning of a web address: `://`.
  private static func isInAddress(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let word = scalars[..<place].reversed().prefix { !$0.properties.isWhitespace }
    // The word is reversed.
    return zip(word.indices, word).contains { index, scalar in
      scalar == "/" && word[index...].starts(with: "//:".unicodeScalars)
    }
  }

  /// Whether there is an odd number of backslashes before an offset.
  static func isEscaped(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let backslashes = scalars[..<place].reversed().prefix { $0 == "\\" }.count
    return backslashes % 2 == 1
  }

  // MARK: Emoji

  private static func emoji(in scalars: [Unicode.Scalar]) -> Change? {
    let closing = scalars.count - 1
    guard let opening = scalars[..<closing].lastIndex(of: ":"),
      startsWord(opening, in: scalars)
    else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(opening + 1)..<closing]))
    return EmojiNames.emoji(named: name).map { .emoji(from: opening, $0) }
  }
}

extension InlineMarkup.Dialect {
  /// The attributes of each sign, by the number of times that it is repeated.
  fileprivate var looks: [Unicode.Scalar: [Int: InlineMarkup.Look]] {
    switch self {
    case .markdown:
      let emphasis: [Int: InlineMarkup.Look] = [1: .italic, 2: .bold, 3: [.bold, .italic]]
      return [
        "*": emphasis, "_": emphasis, "`": [1: .monospace], "~": [2: .strikethrough],
        "=": [2: .highlight],
      ]
    case .proton: return ["*": [1: .bold], "_": [1: .italic], "`": [1: .monospace]]
    }
  }
}
