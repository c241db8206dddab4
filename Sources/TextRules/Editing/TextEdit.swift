/// One change that somebody wants to make to a text: a range goes, other text takes its place.
///
/// Keys, paste, drop, compositions and assistive programs all come down to this. Positions are
/// Unicode scalar offsets; those outside of the text count as its nearest end.
///
/// ```swift
/// TextEdit.insertion(of: "5", at: 3)
/// TextEdit.backspace(at: 3)                    // the scalar before the caret
/// TextEdit(replacing: 0..<3, with: "12")
/// ```
public struct TextEdit: Equatable, Sendable {
  /// Which way a deletion goes on if there is nothing to delete in its range.
  public enum Direction: Equatable, Sendable {
    /// Towards the start, as Backspace.
    case backward
    /// Towards the end, as Delete.
    case forward
    /// Nowhere: a selection is deleted, and nothing else.
    case none
  }

  /// What goes, in Unicode scalars.
  public let range: Range<Int>
  /// What comes in its place.
  public let text: String
  /// Which way a deletion goes on.
  public let direction: Direction

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - range: What goes, in Unicode scalars.
  ///   - text: What comes in its place.
  ///   - direction: Which way a deletion goes on if its range holds only characters that cannot go.
  public init(
    replacing range: Range<Int>, with text: String = "", direction: Direction = .none
  ) {
    self.range = range
    self.text = text
    self.direction = direction
  }

  /// Text put in at a caret.
  public static func insertion(of text: String, at caret: Int) -> TextEdit {
    TextEdit(replacing: caret..<caret, with: text)
  }

  /// What Backspace does at a caret.
  public static func backspace(at caret: Int) -> TextEdit {
    TextEdit(replacing: max(0, caret - 1)..<max(0, caret), direction: .backward)
  }

  /// What Delete does at a caret.
  public static func forwardDelete(at caret: Int) -> TextEdit {
    TextEdit(replacing: caret..<(caret + 1), direction: .forward)
  }

  /// A change as a text buffer reports it, with where the caret was.
  ///
  /// A buffer says which range goes and not by which key. A deletion that ends at the caret was one
  /// backward, one that starts there was one forward; with a selection it is neither.
  ///
  /// - Parameters:
  ///   - range: What goes, in Unicode scalars.
  ///   - text: What comes in its place.
  ///   - caret: Where the caret was.
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
