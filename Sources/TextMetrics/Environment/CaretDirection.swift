/// The keyboard's direction, and the paragraph that it applies to: the one with the caret.
///
/// GTK lays out the caret's paragraph in the keyboard's direction as long as the paragraph has no
/// strong character of its own, whatever the paragraphs around it contain.
public struct CaretDirection: Sendable, Hashable {
  /// The index of the paragraph that holds the caret.
  public var paragraph: Int
  /// The keyboard's direction.
  public var direction: TextDirection

  /// Creates a caret direction.
  ///
  /// - Parameters:
  ///   - paragraph: The index of the paragraph that holds the caret.
  ///   - direction: The keyboard's direction.
  public init(paragraph: Int, direction: TextDirection) {
    self.paragraph = paragraph
    self.direction = direction
  }
}
