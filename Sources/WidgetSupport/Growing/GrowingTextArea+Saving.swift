import GtkCore

/// The saved point of the history, and the caret's place.
extension GrowingTextArea {
  /// Whether the text is another one than it was at first, or when ``markSaved()`` was called last.
  ///
  /// Undo and redo that lead back there make it false again.
  public var isModified: Bool { buffer.isModified }

  /// Notes that the text, as it is now, has been saved.
  public func markSaved() { buffer.isModified = false }

  /// The rectangle of the caret, in pixels of the area; nil before it is in a window.
  ///
  /// It may be outside of the area, where the text is scrolled.
  public var caretRectangle: Rectangle? { caretRectangle(in: self) }

  /// Returns the rectangle of the caret in pixels of a widget that contains the area.
  package func caretRectangle(in widget: Widget) -> Rectangle? {
    textView.convert(textView.caretRectangle, to: widget)
  }
}
