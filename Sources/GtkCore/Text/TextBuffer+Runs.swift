import CConcertinaGtk

extension TextBuffer {
  /// Calls `body` with each part of a range in which the tags stay the same, and with the
  /// identities of those tags in order of increasing priority.
  package func forEachRun(
    in range: Range<Int>, _ body: (Range<Int>, [TextTag.Identity]) -> Void
  ) {
    var position = iterator(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let tags = self.tags(at: &position)
      let moved = gtk_text_iter_forward_to_tag_toggle(&position, nil) != 0
      let end =
        moved ? min(Int(gtk_text_iter_get_offset(&position)), range.upperBound) : range.upperBound
      body(start..<end, tags)
      start = end
    }
  }

  /// Returns the next offset after another one at which any tag begins or ends; the end of the text
  /// if there is none.
  package func nextToggle(after offset: Int) -> Int {
    var position = iterator(at: offset)
    let moved = gtk_text_iter_forward_to_tag_toggle(&position, nil) != 0
    return moved ? Int(gtk_text_iter_get_offset(&position)) : scalarCount
  }

  /// Returns the last offset before another one at which any tag begins or ends; 0 if there is
  /// none.
  package func previousToggle(before offset: Int) -> Int {
    var position = iterator(at: offset)
    let moved = gtk_text_iter_backward_to_tag_toggle(&position, nil) != 0
    return moved ? Int(gtk_text_iter_get_offset(&position)) : 0
  }

  private func tags(at position: inout GtkTextIter) -> [TextTag.Identity] {
    let list = gtk_text_iter_get_tags(&position)
    defer { g_slist_free(list) }
    return elements(of: list).map { TextTag.Identity($0) }
  }

  /// Inserts a copy of a part of the text at another offset, as GTK does when it moves or copies
  /// text.
  package func insertCopy(of range: Range<Int>, at offset: Int) {
    var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
    var position = iterator(at: offset)
    gtk_text_buffer_insert_range(buffer, &position, &start, &end)
  }

  /// Inserts text at an offset; the text on either side keeps its tags, and the inserted text has
  /// those that both sides share.
  package func insert(_ text: String, at offset: Int) {
    var position = iterator(at: offset)
    insert(text, at: &position)
  }

  /// Deletes the text between two offsets.
  package func delete(from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    gtk_text_buffer_delete(buffer, &from, &to)
  }

  /// Calls a handler before each user action.
  @discardableResult
  package func onUserActionBegun(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.beginUserAction) { _ in handler() }
  }
}
