/// A line of an editor, either a paragraph or a line as it is laid out: its content and its range.
///
/// ```swift
/// guard editor.currentLayoutLine.startsWith(">> ") else { return }
/// ```
public struct EditorLine: Hashable, Sendable {
  /// The content, without the line break that ends it.
  public let text: RichText
  /// The offsets of the content in its editor.
  public let range: Range<Int>

  /// Creates a line.
  public init(_ text: RichText, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// Whether the line begins with these Unicode scalars; case matters.
  public func startsWith(_ text: String) -> Bool {
    self.text.text.unicodeScalars.starts(with: text.unicodeScalars)
  }

  /// Whether the line ends with these Unicode scalars; case matters.
  public func endsWith(_ text: String) -> Bool {
    self.text.text.unicodeScalars.reversed().starts(with: text.unicodeScalars.reversed())
  }
}
