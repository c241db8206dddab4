import GtkCore
import RichTextModel

/// The user's actions, performed by code.
extension EditorView {
  /// Removes the whole content, as one step that can be undone.
  public func clear() { replaceCharacters(in: 0..<contentLength, with: RichText()) }

  /// Does what Backspace does at the caret; text processors treat it as the user's action.
  public func deleteBackward() {
    guard isEditable, !implementation.actions.deletion.selectPrevious() else { return }
    area.buffer.deleteBackward()
  }

  /// Focuses the text, and moves the caret to an offset; `focus()` leaves it where it is.
  ///
  /// - Returns: Whether it got the focus, which requires a window.
  @discardableResult
  public func focus(at offset: Int) -> Bool {
    node.prepareFocus()
    let hasFocus = area.textView.focus()
    let place = min(max(offset, 0), contentLength)
    selectedRange = place..<place
    return hasFocus
  }

  /// The end of the text, as an empty range for insertions.
  public var textEndRange: Range<Int> { contentLength..<contentLength }
}
