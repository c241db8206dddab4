import CConcertinaGtk

/// A position in a buffer that stays where it is in the text while the text around it changes.
@MainActor
package final class TextMark: Object {}

extension TextBuffer {
  /// Creates a mark at an offset; text that is inserted there comes before the mark.
  package func makeMark(at offset: Int) -> TextMark {
    var position = iterator(at: offset)
    return TextMark(
      retaining: checked(gtk_text_buffer_create_mark(buffer, nil, &position, 0)))
  }

  /// Returns the current offset of a mark of this buffer.
  package func offset(of mark: TextMark) -> Int {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &position, mark.pointer())
    return Int(gtk_text_iter_get_offset(&position))
  }

  /// Removes a mark of this buffer.
  package func remove(_ mark: TextMark) {
    gtk_text_buffer_delete_mark(buffer, mark.pointer())
  }
}
