import CConcertinaGtk

extension TextBuffer {
  /// The caret's offset.
  ///
  /// Setting it also clears the selection.
  public var caret: Int {
    get {
      var position = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &position, gtk_text_buffer_get_insert(buffer))
      return Int(gtk_text_iter_get_offset(&position))
    }
    set {
      var position = caretIterator(at: newValue)
      gtk_text_buffer_place_cursor(buffer, &position)
    }
  }

  /// Whether views draw the caret.
  ///
  /// Unlike a transparent color of the caret, which is a change of the view's style, this makes GTK
  /// lay out nothing but the caret's line again.
  package var drawsCaret: Bool {
    get { gtk_text_mark_get_visible(gtk_text_buffer_get_insert(buffer)) != 0 }
    set { gtk_text_mark_set_visible(gtk_text_buffer_get_insert(buffer), newValue ? 1 : 0) }
  }

  /// The selected range; empty and at the caret if nothing is selected.
  public var selection: Range<Int> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// Whether something is selected.
  package var hasSelection: Bool { gtk_text_buffer_get_has_selection(buffer) != 0 }

  /// The end of the selection opposite to the caret; the caret's offset if nothing is selected.
  public var selectionAnchor: Int {
    var position = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(
      buffer, &position, gtk_text_buffer_get_selection_bound(buffer))
    return Int(gtk_text_iter_get_offset(&position))
  }

  /// Selects a range, with the caret at `caret` and the other end at `anchor`.
  public func select(anchor: Int, caret: Int) {
    if anchor != caret, selection.isEmpty { PrimarySelection.prepareTaking() }
    var (anchor, caret) = (caretIterator(at: anchor), caretIterator(at: caret))
    gtk_text_buffer_select_range(buffer, &caret, &anchor)
  }

  /// A position where a caret is allowed: GTK's text view cannot show one between CR and LF.
  private func caretIterator(at offset: Int) -> GtkTextIter {
    var position = iterator(at: offset)
    guard gtk_text_iter_get_char(&position) == 0x0A else { return position }
    var before = position
    guard gtk_text_iter_backward_char(&before) != 0, gtk_text_iter_get_char(&before) == 0x0D else {
      return position
    }
    return before
  }
}
