/// A text that provides its paragraphs one at a time, and only as much of each as is requested.
///
/// A paragraph is what `GtkTextBuffer` calls a line: the text up to and including a separator
/// (`\n`, `\r`, `\r\n` or U+2029). ``TextMeasurer`` requests as little as it needs: nothing past
/// the line limit, and only the beginning of a long paragraph. So an implementation for a big
/// buffer should copy `characterLimit` characters, never the whole text.
///
/// ```swift
/// struct Greeting: ParagraphSource {
///   let paragraphCount = 1
///   func withParagraph<Result>(
///     at index: Int, characterLimit: Int,
///     _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
///   ) -> Result {
///     Array("Hello".utf8).withUnsafeBufferPointer { body($0, true) }
///   }
/// }
/// ```
public protocol ParagraphSource {
  /// The number of paragraphs, at least 1: an empty text is one empty paragraph.
  var paragraphCount: Int { get }

  /// Calls `body` with the beginning of a paragraph as UTF-8.
  ///
  /// A whole paragraph still has its separator. The bytes should be valid UTF-8 without NUL;
  /// anything else is measured as U+FFFD. `body` is called exactly once, and does not call the
  /// source.
  ///
  /// - Parameters:
  ///   - index: The paragraph, from 0 up to `paragraphCount`.
  ///   - characterLimit: The most Unicode scalars to provide, at least 1.
  ///   - body: Receives the bytes, and whether they reach the end of the paragraph.
  /// - Returns: What `body` returned.
  func withParagraph<Result>(
    at index: Int,
    characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result

  /// Returns what distinguishes a paragraph from plain text; `nil` for most paragraphs.
  ///
  /// - Parameters:
  ///   - index: The paragraph.
  ///   - width: The width to measure at, in pixels; the size of an embedded widget may depend on
  ///     it.
  /// - Returns: The styling, or nil.
  func styling(ofParagraph index: Int, width: Int) -> ParagraphStyling?
}

extension ParagraphSource {
  /// Plain text.
  public func styling(ofParagraph index: Int, width: Int) -> ParagraphStyling? { nil }
}
