import CConcertinaGtk

extension TextBuffer {
  /// Creates a tag in the buffer's tag table.
  ///
  /// If two tags set the same attribute, the one that was created later wins.
  ///
  /// - Parameter setAttributes: Sets the attributes; by default there are none yet.
  /// - Returns: The tag.
  package func makeTag(_ setAttributes: (TextTag) -> Void = { _ in }) -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    setAttributes(tag)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// Creates a tag that multiplies the font size.
  package func makeScaleTag(_ scale: Double) -> TextTag { makeTag { $0[.scale] = scale } }

  /// Creates a tag for text whose words are broken without a hyphen if they are longer than a line.
  package func makeHyphenlessTag() -> TextTag { makeTag { $0[.insertHyphens] = false } }

  /// Creates a tag that sets the background color of the text, in CSS notation.
  package func makeBackgroundTag(_ color: String) -> TextTag {
    makeTag { $0[.background] = color }
  }

  /// Creates a tag that underlines the text, in a color.
  package func makeUnderlineTag(_ color: Color) -> TextTag {
    makeTag {
      $0[.underline] = Int(PANGO_UNDERLINE_SINGLE.rawValue)
      $0[.underlineColor] = color
    }
  }

  /// Returns the ranges between two offsets that have a tag.
  package func ranges(of tag: TextTag, from start: Int, to end: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = start
    while offset < end {
      let toggle = nextToggle(of: tag, after: offset, limit: end)
      if has(tag, at: offset) { ranges.append(offset..<toggle) }
      offset = toggle
    }
    return ranges
  }

  /// Gives a tag a priority: it overrides as many other tags, and all others override it.
  package func setPriority(_ priority: Int, of tag: TextTag) {
    gtk_text_tag_set_priority(tag.pointer(), gint(clamping: priority))
  }

  /// Gives a tag the highest priority, so that it overrides every other tag.
  package func setGreatestPriority(_ tag: TextTag) {
    let greatest = gint(clamping: tagCount - 1)
    guard gtk_text_tag_get_priority(tag.pointer()) != greatest else { return }
    gtk_text_tag_set_priority(tag.pointer(), greatest)
  }

  /// The number of tags in the buffer's tag table.
  package var tagCount: Int {
    Int(gtk_text_tag_table_get_size(gtk_text_buffer_get_tag_table(buffer)))
  }

  /// Removes a tag from the whole text and from the tag table.
  package func delete(_ tag: TextTag) {
    gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
  }

  /// Gives tags higher priority than all others in the tag table, the last one the highest.
  package func raise(_ tags: [TextTag]) {
    let strongest = gint(tagCount - 1)
    guard let last = tags.last, gtk_text_tag_get_priority(last.pointer()) != strongest else {
      return
    }
    for tag in tags { gtk_text_tag_set_priority(tag.pointer(), strongest) }
  }

  /// Applies a tag to a range.
  package func apply(_ tag: TextTag, from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    gtk_text_buffer_apply_tag(buffer, tag.pointer(), &from, &to)
  }

  /// Removes a tag from a range.
  ///
  /// GTK lays out the lines of the range again, even if nothing there has the tag; so only a tag
  /// that is there is removed.
  package func remove(_ tag: TextTag, from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    guard start < end, has(tag, between: from, and: to) else { return }
    gtk_text_buffer_remove_tag(buffer, tag.pointer(), &from, &to)
  }

  private func has(_ tag: TextTag, between start: GtkTextIter, and end: GtkTextIter) -> Bool {
    var (position, end) = (start, end)
    if gtk_text_iter_has_tag(&position, tag.pointer()) != 0 { return true }
    return gtk_text_iter_forward_to_tag_toggle(&position, tag.pointer()) != 0
      && gtk_text_iter_compare(&position, &end) < 0
  }

  /// Returns the next offset at which a tag begins or ends, at most `limit`.
  package func nextToggle(of tag: TextTag, after offset: Int, limit: Int) -> Int {
    var position = iterator(at: offset)
    guard gtk_text_iter_forward_to_tag_toggle(&position, tag.pointer()) != 0 else { return limit }
    return min(Int(gtk_text_iter_get_offset(&position)), limit)
  }

  /// Returns the last offset at which a tag begins or ends, at least `limit`.
  package func previousToggle(of tag: TextTag, before offset: Int, limit: Int) -> Int {
    var position = iterator(at: offset)
    guard gtk_text_iter_backward_to_tag_toggle(&position, tag.pointer()) != 0 else { return limit }
    return max(Int(gtk_text_iter_get_offset(&position)), limit)
  }

  /// Returns whether the character at an offset has a tag.
  package func has(_ tag: TextTag, at offset: Int) -> Bool {
    var position = iterator(at: offset)
    return gtk_text_iter_has_tag(&position, tag.pointer()) != 0
  }
}
