import TextParagraphs

/// The spaces around words that are moved within sentences: one stays where they were, and one is
/// on each side of them where they go.
///
/// ```swift
/// let spacing = WordSpacing(of: "two", between: " ", and: " ")
/// spacing?.spaceToRemove                    // .before: "one three" stays
/// spacing?.spaces(between: "e", and: nil)   // (before: true, after: false)
/// ```
///
/// As in Word and macOS, only whole words are given and taken spaces: a part of a word is what the
/// user wants to have there.
package struct WordSpacing {
  /// A side of the words.
  package enum Side: Sendable {
    case before, after
  }

  /// The space beside the words that goes with them; nil for none.
  package let spaceToRemove: Side?

  /// Creates the rules for a part of a text; nil if it is not made of whole words of one paragraph.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - before: The character before it; nil at the start of the text.
  ///   - after: The character after it; nil at the end of the text.
  package init?(of text: String, between before: Unicode.Scalar?, and after: Unicode.Scalar?) {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, first.isOfWord, last.isOfWord,
      before?.isOfWord != true, after?.isOfWord != true,
      !scalars.contains(where: ParagraphEnd.isEnd)
    else { return nil }
    let isEnd = after.map { !$0.opensWords } ?? true
    let isStart = before.map(ParagraphEnd.isEnd) ?? true
    if before == " ", isEnd {
      spaceToRemove = .before
    } else {
      spaceToRemove = isStart && after == " " ? .after : nil
    }
  }

  /// Returns on which sides the words need a space between two characters, or an end of the text.
  package func spaces(
    between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> (before: Bool, after: Bool) {
    (before?.isOfWord == true || before?.closesWords == true, after?.isOfWord == true)
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether it stands directly before a word.
  fileprivate var opensWords: Bool { isOfWord || "([{«“‘".unicodeScalars.contains(self) }

  /// Whether it stands directly after a word, and a space follows.
  fileprivate var closesWords: Bool { ",;:.!?)]}".unicodeScalars.contains(self) }
}
