/// The direction that the keyboard gives to the paragraph with the caret.
///
/// GTK lays out the caret's paragraph in the keyboard's direction as long as the paragraph has no
/// strong character of its own, whatever stands around it.
public struct CaretDirection: Sendable, Hashable {
  /// The index of the paragraph that holds the caret.
  public var paragraph: Int
  /// The keyboard's direction.
  public var direction: TextDirection

  /// Names the caret's paragraph and its direction.
  ///
  /// - Parameters:
  ///   - paragraph: The index of the paragraph that holds the caret.
  ///   - direction: The keyboard's direction.
  public init(paragraph: Int, direction: TextDirection) {
    self.paragraph = paragraph
    self.direction = direction
  }
}
