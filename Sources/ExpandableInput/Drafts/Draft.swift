/// A text that somebody has begun to write, and where the caret stands in it.
public struct Draft: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The caret's offset in Unicode scalars, never behind the end.
  public let caret: Int

  /// Makes a draft; a caret outside of the text is put to its nearer end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret's offset in Unicode scalars.
  public init(text: String, caret: Int) {
    self.text = text
    self.caret = min(max(caret, 0), text.unicodeScalars.count)
  }

  /// Two drafts are equal when they have the same scalars, not only the same look.
  public static func == (left: Draft, right: Draft) -> Bool {
    left.caret == right.caret && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
