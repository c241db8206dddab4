/// What became of an edit of a text with a mask.
public struct MaskEdit: Equatable, Sendable {
  /// The text afterwards, with the caret.
  public let text: MaskedText
  /// How many of the inserted characters have no place; those of the mask itself do not count.
  public let rejectedCount: Int
}
