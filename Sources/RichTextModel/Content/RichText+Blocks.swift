import FoundationEssentials
import TextParagraphs

extension RichText {
  /// The text with a line break between each block attachment and what stands beside it on its line.
  ///
  /// - Parameters:
  ///   - previous: What will stand before the text; nil: nothing.
  ///   - next: What will stand behind it; nil: nothing.
  /// - Returns: The text, which is the same where it holds no block.
  public func withBlocksOnLines(
    after previous: Unicode.Scalar? = nil, before next: Unicode.Scalar? = nil
  ) -> RichText {
    guard runs.contains(where: { $0.attributes[AttachmentKey.self]?.isBlock == true }) else {
      return self
    }
    var separated = RichText()
    var (last, isBehindBlock) = (previous, false)
    func breakLine(before scalar: Unicode.Scalar?) {
      let isEnded = scalar.map(ParagraphEnd.isEnd) ?? true
      if isBehindBlock, !isEnded { separated.append("\n") }
      isBehindBlock = false
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
        (last, isBehindBlock) = (scalar, true)
      }
    }
    breakLine(before: next)
    return separated
  }
}
