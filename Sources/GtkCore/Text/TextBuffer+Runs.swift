import CConcertinaGtk

extension TextBuffer {
  /// Calls `body` with each part of a range in which the tags stay the same, and with the
  /// identities of those tags in order of increasing priority.
  ///
  /// It costs as much as the range is long, however far the next tag is.
  package func forEachRun(
    in range: Range<Int>, _ body: (Range<Int>, [TextTag.Identity]) -> Void
  ) {
    var position = iterator(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let tags = self.tags(at: &position)
      let end = forwardToToggle(&position, at: start, limit: range.upperBound)
      body(start..<end, tags)
      start = end
    }
  }

  /// Moves an iterator to the next offset at which a tag begins or ends, or at least to a limit.
  ///
  /// - Returns: That offset, at most the limit.
  private func forwardToToggle(_ position: inout GtkTextIter, at start: Int, limit: Int) -> Int {
    // GTK's search goes on to the end of the buffer if there is no tag, line by line; only for a
    // long range is that no more than the letters of the range.
    guard limit - start <= Self.lettersWorthASearch else {
      let moved = gtk_text_iter_forward_to_tag_toggle(&position, nil) != 0
      return moved ? min(Int(gtk_text_iter_get_offset(&position)), limit) : limit
    }
    var offset = start + 1
    // What comes after the last letter is not looked at.
    while offset < limit {
      gtk_text_iter_forward_char(&position)
      if gtk_text_iter_toggles_tag(&position, nil) != 0 { break }
      offset += 1
    }
    return offset
  }

  /// The length of a range from which on GTK's search for a tag is used.
  private static var lettersWorthASearch: Int { 65_536 }

  /// Returns the next offset after another one at which any tag begins or ends; the end of the text
  /// if there is none.
  package func nextToggle(after offset: Int) -> Int {
    var position = iterator(at: offset)
    let moved = gtk_text_iter_forward_to_tag_toggle(&position, nil) != 0
    return moved ? Int(gtk_text_iter_get_offset(&position)) : scalarCount
  }

  /// Returns the next offset after another one at which any tag begins or ends, at most a limit;
  /// what is behind the limit is not looked at.
  package func nextToggle(after offset: Int, limit: Int) -> Int {
    var position = iterator(at: offset)
    return forwardToToggle(&position, at: offset, limit: limit)
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
}
