import CConcertinaPango

/// Finds the words of a text, as Pango and the Unicode rules define them.
///
/// Scripts without spaces are divided where Pango can do so (Thai is, with Pango's dictionary). An
/// apostrophe between two letters does not divide a word: `don't` is one word, and so is `l’été`.
///
/// ```swift
/// TextWords.ranges(in: "I don't know")  // [0..<1, 2..<7, 8..<12]
/// ```
public enum TextWords {
  /// The ranges of the words, in Unicode scalars, in order.
  ///
  /// - Parameter text: A text of a few paragraphs at most: all of it is analyzed.
  /// - Returns: The ranges; what is between words is in none of them.
  public static func ranges(in text: String) -> [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    return joinApostrophes(in: scalars, parts(of: text, count: scalars.count))
  }

  private static func parts(of text: String, count: Int) -> [Range<Int>] {
    var text = text
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    text.withUTF8 { utf8 in
      guard let base = utf8.baseAddress, !utf8.isEmpty else { return }
      base.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        pango_get_log_attrs(
          $0, gint(clamping: utf8.count), -1, pango_language_get_default(), &attributes,
          gint(clamping: attributes.count))
      }
    }
    return ranges(in: attributes)
  }

  private static func ranges(in attributes: [PangoLogAttr]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, attribute) in attributes.enumerated() {
      if attribute.is_word_end != 0, let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
      if attribute.is_word_start != 0 { start = index }
    }
    return ranges
  }

  private static func joinApostrophes(
    in scalars: [Unicode.Scalar], _ parts: [Range<Int>]
  ) -> [Range<Int>] {
    parts.reduce(into: []) { words, part in
      guard let last = words.last, part.lowerBound == last.upperBound + 1,
        isApostrophe(scalars[last.upperBound])
      else { return words.append(part) }
      words[words.count - 1] = last.lowerBound..<part.upperBound
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }
}
