import CGtk

extension TextBuffer {
  /// Makes a tag that the buffer knows, and that says nothing yet.
  ///
  /// Of two tags that say the same thing, the one that was made later holds.
  public func makeTag() -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// Calls with each part of a range that has the same tags all through, and with those tags as
  /// ``Object/nativePointer`` tells them, from the weakest to the strongest.
  public func forEachRun(
    in range: Range<Int>, _ body: (Range<Int>, [OpaquePointer]) -> Void
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

  /// The offset behind another one at which any tag next goes on or off; the end where none does.
  public func nextToggle(after offset: Int) -> Int {
    var position = iterator(at: offset)
    let moved = gtk_text_iter_forward_to_tag_toggle(&position, nil) != 0
    return moved ? Int(gtk_text_iter_get_offset(&position)) : scalarCount
  }

  /// The offset before another one at which any tag last went on or off; 0 where none did.
  public func previousToggle(before offset: Int) -> Int {
    var position = iterator(at: offset)
    let moved = gtk_text_iter_backward_to_tag_toggle(&position, nil) != 0
    return moved ? Int(gtk_text_iter_get_offset(&position)) : 0
  }

  private func tags(at position: inout GtkTextIter) -> [OpaquePointer] {
    guard let list = gtk_text_iter_get_tags(&position) else { return [] }
    defer { g_slist_free(list) }
    var tags: [OpaquePointer] = []
    var link: UnsafeMutablePointer<GSList>? = list
    while let node = link {
      if let tag = node.pointee.data { tags.append(OpaquePointer(tag)) }
      link = node.pointee.next
    }
    return tags
  }

  /// Inserts a part of the text once more at another place, as GTK does when it moves or copies text.
  public func insertCopy(of range: Range<Int>, at offset: Int) {
    var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
    var position = iterator(at: offset)
    gtk_text_buffer_insert_range(buffer, &position, &start, &end)
  }

  /// Inserts text at an offset; what it stands between keeps its tags, and it has those of both.
  public func insert(_ text: String, at offset: Int) {
    var position = iterator(at: offset)
    insert(text, at: &position)
  }

  /// Deletes the text between two offsets.
  public func delete(from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    gtk_text_buffer_delete(buffer, &from, &to)
  }

  /// Calls a handler before each action of the user.
  @discardableResult
  public func onUserActionBegun(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("begin-user-action") { _ in handler() }
  }
}
