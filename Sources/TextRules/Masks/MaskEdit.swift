/// The result of an edit of a masked text.
public struct MaskEdit: Equatable, Sendable {
  /// The resulting text, with the caret.
  public internal(set) var text: MaskedText
  /// The number of inserted characters that were rejected.
  ///
  /// The mask's own characters do not count, nor do separators in a mask of letters and digits.
  public let rejectedCount: Int
  /// Whether the insertion was rejected completely; then the text is unchanged.
  public var isRejected = false
  /// Whether the number begins with the prefix of a country that no mask has.
  public internal(set) var isOtherCountry = false
  /// The characters that were rejected, in their order, as far as they are known.
  public internal(set) var rejectedText = ""
  /// The number of characters that are missing since the user began to write, if that can change
  /// with what follows; else `nil`.
  package internal(set) var missingCount: Int?
  /// The number of places and characters that were examined: the cost of the edit.
  var effort = 0

  /// Whether two edits have the same result, whatever the cost.
  public static func == (one: MaskEdit, other: MaskEdit) -> Bool {
    one.text == other.text && one.rejectedCount == other.rejectedCount
  }
}
