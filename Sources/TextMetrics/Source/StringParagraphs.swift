import TextParagraphs

/// The paragraphs of a `String`, divided as `GtkTextBuffer` divides a text that is set all at once.
///
/// `\n`, `\r`, `\r\n` and U+2029 end a paragraph. U+2028, U+0085, vertical tab and form feed do
/// not, although Pango breaks the line at some of them. A trailing separator is followed by one
/// more, empty, paragraph.
///
/// ```swift
/// StringParagraphs("a\r\nb\u{2029}").paragraphCount  // 3
/// ```
public struct StringParagraphs: ParagraphSource {
  private let bytes: [UInt8]
  private let ends: [Int]

  /// Divides a text.
  ///
  /// - Parameter text: The text; NUL is kept, and measured as U+FFFD.
  public init(_ text: String) {
    self.init(utf8: Array(text.utf8))
  }

  /// Divides a text given as bytes, which need not be valid UTF-8.
  ///
  /// - Parameter utf8: The text's bytes.
  public init(utf8: [UInt8]) {
    bytes = utf8
    ends = utf8.withUnsafeBufferPointer { Self.ends(in: $0) }
  }

  /// The position after each paragraph; the last is the end of the text.
  private static func ends(in utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    var ends: [Int] = []
    var position = 0
    while position < utf8.count {
      let length = ParagraphEnd.length(in: utf8, at: position)
      position += max(1, length)
      if length > 0 { ends.append(position) }
    }
    ends.append(utf8.count)
    return ends
  }

  /// The number of paragraphs, at least 1.
  public var paragraphCount: Int { ends.count }

  /// Calls `body` with the beginning of a paragraph, its separator included.
  ///
  /// - Parameters:
  ///   - index: The paragraph, from 0 up to ``paragraphCount``.
  ///   - characterLimit: The most Unicode scalars to provide.
  ///   - body: Receives the bytes, and whether they reach the end of the paragraph.
  /// - Returns: What `body` returned.
  public func withParagraph<Result>(
    at index: Int,
    characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    precondition(ends.indices.contains(index), "index: there is no paragraph \(index)")
    let start = index == 0 ? 0 : ends[index - 1]
    return bytes.withUnsafeBufferPointer { all in
      let paragraph = UnsafeBufferPointer(rebasing: all[start..<ends[index]])
      let prefix = paragraph.prefixOfScalars(characterLimit)
      return body(prefix, prefix.count == paragraph.count)
    }
  }
}
