import GtkCore
import TextMetrics

/// Other texts than the area's own, measured and drawn as if they were in it.
extension GrowingTextArea {
  /// The natural width of an area that does not follow its text, in pixels.
  package static var standardTextWidth: Int { ContentSize.standardWidth }

  /// Returns the height of a short text with attributes, in an area without limits.
  package func height(of text: some ParagraphSource, width: Int) -> Int {
    implementation.metrics.height(of: text, width: max(width, ContentSize.leastTextWidth))
  }

  /// Returns the natural width of a text with attributes, in an area that follows its text.
  package func naturalWidth(of text: some ParagraphSource) -> Int {
    implementation.content.naturalWidth(of: text)
  }

  /// Returns the paragraphs of a short text with attributes, to be drawn.
  package func layOut(_ text: some ParagraphSource, width: Int) -> [LaidOutParagraph] {
    implementation.metrics.layOut(text, width: max(width, ContentSize.leastTextWidth))
  }
}
