import TextMetrics

/// Paragraphs that record which of them were requested.
final class RecordingParagraphs: ParagraphSource {
  private let paragraphs: StringParagraphs
  private(set) var asked: Set<Int> = []
  private(set) var largestLimit = 0

  init(_ text: String) {
    paragraphs = StringParagraphs(text)
  }

  var paragraphCount: Int { paragraphs.paragraphCount }

  func withParagraph<Result>(
    at index: Int,
    characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    asked.insert(index)
    largestLimit = max(largestLimit, characterLimit)
    return paragraphs.withParagraph(at: index, characterLimit: characterLimit, body)
  }
}
