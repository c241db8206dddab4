/// One change to a text: a range is replaced by other text.
///
/// Keys, paste, drop, compositions and assistive technologies all result in such changes. Offsets
/// count Unicode scalars; those outside the text count as its nearest end.
///
/// ```swift
/// TextEdit.insertion(of: "5", at: 3)
/// TextEdit.backspace(at: 3)                    // deletes the scalar before the caret
/// TextEdit(replacing: 0..<3, with: "12")
/// ```
public struct TextEdit: Equatable, Sendable {
  /// The direction in which a deletion continues if its range contains nothing that can be deleted.
  public enum Direction: Equatable, Sendable {
    /// Toward the start, as with Backspace.
    case backward
    /// Toward the end, as with Delete.
    case forward
    /// Nowhere: only the selection is deleted.
    case none
  }

  /// The replaced range, in Unicode scalars.
  public let range: Range<Int>
  /// The text that replaces it.
  public let text: String
  /// The direction in which a deletion continues.
  public let direction: Direction

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in Unicode scalars.
  ///   - text: The text to replace it with.
  ///   - direction: The direction in which a deletion continues if its range contains only
  ///     characters that cannot be deleted.
  public init(
    replacing range: Range<Int>, with text: String = "", direction: Direction = .none
  ) {
    self.range = range
    self.text = text
    self.direction = direction
  }

  /// Returns the insertion of text at a caret.
  public static func insertion(of text: String, at caret: Int) -> TextEdit {
    TextEdit(replacing: caret..<caret, with: text)
  }

  /// Returns the deletion that Backspace makes at a caret.
  public static func backspace(at caret: Int) -> TextEdit {
    TextEdit(replacing: max(0, caret - 1)..<max(0, caret), direction: .backward)
  }

  /// Returns the deletion that Delete makes at a caret.
  public static func forwardDelete(at caret: Int) -> TextEdit {
    TextEdit(replacing: caret..<(caret + 1), direction: .forward)
  }

  /// Returns a change that a text buffer reports, with its direction.
  ///
  /// A buffer reports which range is replaced, but not by which key. A deletion that ends at the
  /// caret was a backward one, and one that starts there a forward one; with a selection it is
  /// neither.
  ///
  /// - Parameters:
  ///   - range: The replaced range, in Unicode scalars.
  ///   - text: The text that replaces it.
  ///   - caret: The caret's offset before the change.
  ///   - hasSelection: Whether text was selected.
  /// - Returns: The change with its direction.
  public static func reported(
    replacing range: Range<Int>, with text: String, caret: Int, hasSelection: Bool
  ) -> TextEdit {
    let isDeletion = text.isEmpty && !hasSelection && !range.isEmpty
    guard isDeletion, range.upperBound == caret || range.lowerBound == caret else {
      return TextEdit(replacing: range, with: text)
    }
    let direction: Direction = range.upperBound == caret ? .backward : .forward
    return TextEdit(replacing: range, direction: direction)
  }
}
