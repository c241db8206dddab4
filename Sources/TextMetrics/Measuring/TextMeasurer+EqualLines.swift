import TextParagraphs

extension TextMeasurer {
  /// Whether all lines of a paragraph are certain to be equally high, as long as it has no
  /// attributes: its letters are Latin, and so none is taken from another font.
  ///
  /// - Parameter utf8: The paragraph, with or without its separator.
  /// - Returns: Whether they are certain to be.
  package static func hasEqualLines(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    PlainText.includes(ParagraphEnd.chopped(utf8))
  }
}
