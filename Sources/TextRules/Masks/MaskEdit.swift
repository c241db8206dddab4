/// What became of an edit of a text with a mask.
public struct MaskEdit: Equatable, Sendable {
  /// The text afterwards, with the caret.
  public let text: MaskedText
  /// How many of the inserted characters have no place.
  ///
  /// Those of the mask itself do not count, nor do separators in a mask of letters and digits.
  public let rejectedCount: Int
  /// Whether nothing of what was inserted has a place; then the text is as it was.
  public var isRefused = false
  /// How many places and characters were looked at: what the edit has cost.
  var effort = 0

  /// Whether two edits came to the same, whatever that has cost.
  public static func == (one: MaskEdit, other: MaskEdit) -> Bool {
    one.text == other.text && one.rejectedCount == other.rejectedCount
  }
}
