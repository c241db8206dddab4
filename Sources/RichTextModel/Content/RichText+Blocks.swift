import FoundationEssentials
import TextParagraphs

extension RichText {
  /// Returns the text with a line break between each block attachment and whatever is beside it on
  /// its line.
  ///
  /// - Parameters:
  ///   - previous: The character before the text; nil for none.
  ///   - next: The character after the text; nil for none.
  /// - Returns: The text, which is unchanged if it contains no block attachment.
  public func withBlocksOnLines(
    after previous: Unicode.Scalar? = nil, before next: Unicode.Scalar? = nil
  ) -> RichText {
    guard runs.contains(where: { $0.attributes[AttachmentKey.self]?.isBlock == true }) else {
      return self
    }
    var separated = RichText()
    var (last, isAfterBlock) = (previous, false)
    func breakLine(before scalar: Unicode.Scalar?) {
      let isEnded = scalar.map(ParagraphEnd.isEnd) ?? true
      if isAfterBlock, !isEnded { separated.append("\n") }
      isAfterBlock = false
    }
    forEachPiece { text, attributes in
      guard attributes[AttachmentKey.self]?.isBlock == true else {
        breakLine(before: text.unicodeScalars.first)
        separated.append(RichText(text, attributes: attributes))
        return last = text.unicodeScalars.last
      }
      for scalar in text.unicodeScalars {
        let isAtStart = last.map(ParagraphEnd.isEnd) ?? true
        if !isAtStart { separated.append("\n") }
        separated.append(RichText(String(scalar), attributes: attributes))
        (last, isAfterBlock) = (scalar, true)
      }
    }
    breakLine(before: next)
    return separated
  }
}
