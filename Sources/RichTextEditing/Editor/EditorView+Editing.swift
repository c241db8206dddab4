import GtkCore
import RichTextModel

/// What a person does, done by a program.
extension EditorView {
  /// Takes everything out, as one step that can be undone.
  public func clear() { replaceCharacters(in: 0..<contentLength, with: RichText()) }

  /// Does what Backspace does at the caret; text processors take it for a person's doing.
  public func deleteBackward() {
    guard isEditable, !implementation.selectsBeforeDeleting() else { return }
    area.buffer.deleteBackward()
  }

  /// Moves the focus into the text, and the caret to an offset; nil leaves it where it is.
  ///
  /// - Returns: Whether it took the focus: not before it is in a window.
  @discardableResult
  public func setFocus(at offset: Int? = nil) -> Bool {
    let hasFocus = area.textView.focus()
    if let offset {
      let place = min(max(offset, 0), contentLength)
      selectedRange = place..<place
    }
    return hasFocus
  }

  /// Where the text ends, as an empty range to insert something at.
  public var textEndRange: Range<Int> { contentLength..<contentLength }
}
