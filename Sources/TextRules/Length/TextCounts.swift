import TextParagraphs

/// The numbers of characters, words and paragraphs of a text.
///
/// ```swift
/// let counts = TextCounts(of: "It's 2,5 👨‍👩‍👧.\nYes")
/// counts.characters  // 14
/// counts.words       // 3: "It's", "2,5" and "Yes"
/// counts.paragraphs  // 2
/// ```
///
/// Characters are user-perceived ones, without the ends of paragraphs. Words are those of Unicode
/// that contain a letter or a digit; in text that is written without spaces, such as Chinese, every
/// character is one. Empty paragraphs do not count.
public struct TextCounts: Hashable, Sendable {
  /// The number of characters.
  public private(set) var characters = 0
  /// The number of words.
  public private(set) var words = 0
  /// The number of paragraphs with text.
  public private(set) var paragraphs = 0

  /// Counts a text, all of which it reads.
  public init(of text: String) {
    ParagraphEnd.forEachParagraph(of: text) { paragraph, _ in
      guard !paragraph.isEmpty else { return }
      characters += paragraph.count
      paragraphs += 1
      words += Self.wordCount(of: Array(paragraph.unicodeScalars))
    }
  }

  private static func wordCount(of scalars: [Unicode.Scalar]) -> Int {
    let boundaries = WordBoundaries(scalars)
    var (count, isWord) = (0, false)
    for (place, scalar) in scalars.enumerated() {
      if boundaries.isBoundary(place) {
        if isWord { count += 1 }
        isWord = false
      }
      isWord = isWord || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return isWord ? count + 1 : count
  }
}
