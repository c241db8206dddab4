/// A text that the user has begun to write, with the position of the caret.
public struct Draft: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The caret's offset in Unicode scalars, never after the end of the text.
  public let caret: Int
  /// The messages that the user has sent, and that are not known to have arrived; in their order.
  public let unsent: [String]

  /// Creates a draft; a caret outside the text moves to the nearer end of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret's offset in Unicode scalars.
  ///   - unsent: The messages that have not arrived.
  public init(text: String, caret: Int, unsent: [String] = []) {
    self.text = text
    self.caret = min(max(caret, 0), text.unicodeScalars.count)
    self.unsent = unsent
  }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { text.isEmpty && unsent.isEmpty }

  /// Compares the scalars of the drafts, so that texts that only look the same are not equal.
  public static func == (left: Draft, right: Draft) -> Bool {
    left.caret == right.caret && left.text.utf8.elementsEqual(right.text.utf8)
      && left.unsent.elementsEqual(right.unsent) { $0.utf8.elementsEqual($1.utf8) }
  }
}
