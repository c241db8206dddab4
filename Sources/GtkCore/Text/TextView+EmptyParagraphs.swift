import CConcertinaGtk

extension TextView {
  /// Moves the caret itself where GTK's own code would crash the program.
  ///
  /// When a key moves the caret from the start of a line into an empty paragraph before it that
  /// ends with U+2029, GTK 4.8 uses the position one byte before the end of that separator; but the
  /// separator has three bytes, so an assertion of GTK's fails.
  package func avoidEmptyParagraphs() {
    connect(.moveCursor) { emission in
      let (step, count, extendsSelection) = emission.arguments
      let view = UnsafeMutablePointer<GtkTextView>(emission.native)
      let buffer = TextBuffer(retaining: checked(gtk_text_view_get_buffer(view)))
      guard step == Int(GTK_MOVEMENT_VISUAL_POSITIONS.rawValue), abs(count) == 1,
        buffer.followsEmptyParagraph(buffer.caret),
        (count < 0) == isLineLeftToRight(at: buffer.caret, of: buffer, in: emission.widget)
      else { return }
      emission.stop()
      buffer.moveCaret(to: buffer.caret - 1, extendsSelection: extendsSelection)
      gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer.buffer))
    }
  }
}

/// A movement of the caret by a key.
private typealias CursorMovement = (step: Int, count: Int, extendsSelection: Bool)

extension Signal where Emitter: TextView, Arguments == CursorMovement, Result == Void {
  fileprivate static var moveCursor: Self {
    Signal("move-cursor") { ($0.integer(0), $0.integer(1), $0.flag(2)) }
  }
}

/// Whether text runs from left to right at the start of a line, as far as its first character
/// shows.
@MainActor
private func isLineLeftToRight(at offset: Int, of buffer: TextBuffer, in view: Object) -> Bool {
  var (start, next) = (buffer.iterator(at: offset), buffer.iterator(at: offset + 1))
  var (here, there) = (GdkRectangle(), GdkRectangle())
  gtk_text_view_get_cursor_locations(view.pointer(), &start, &here, nil)
  gtk_text_view_get_cursor_locations(view.pointer(), &next, &there, nil)
  guard here.y == there.y, here.x != there.x else {
    return gtk_widget_get_direction(view.pointer()) != GTK_TEXT_DIR_RTL
  }
  return here.x < there.x
}

extension TextBuffer {
  /// Whether the line before an offset is empty and ends with U+2029.
  fileprivate func followsEmptyParagraph(_ offset: Int) -> Bool {
    var position = iterator(at: offset)
    guard gtk_text_iter_starts_line(&position) != 0,
      gtk_text_iter_backward_char(&position) != 0, gtk_text_iter_get_char(&position) == 0x2029
    else { return false }
    return gtk_text_iter_starts_line(&position) != 0
  }

  fileprivate func moveCaret(to offset: Int, extendsSelection: Bool) {
    var position = iterator(at: offset)
    guard extendsSelection else { return gtk_text_buffer_place_cursor(buffer, &position) }
    gtk_text_buffer_move_mark(buffer, gtk_text_buffer_get_insert(buffer), &position)
  }
}
