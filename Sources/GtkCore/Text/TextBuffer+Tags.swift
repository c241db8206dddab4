import CGtk

/// A handle on a GtkTextTag.
@MainActor
public final class TextTag: Object {}

extension TextBuffer {
  /// Makes a tag that multiplies the size of the font.
  public func makeScaleTag(_ scale: Double) -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    tag.setProperty("scale", to: scale)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// Makes a tag whose words are broken without a hyphen where they are longer than a line.
  public func makeHyphenlessTag() -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    tag.setProperty("insert-hyphens", to: false)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// Makes a tag that colours what is behind the text; the colour is one of CSS.
  public func makeBackgroundTag(_ color: String) -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    tag.setProperty("background", to: color)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// Makes a tag that draws a straight line under the text; the colour is one of CSS.
  public func makeUnderlineTag(_ color: String) -> TextTag {
    let tag = TextTag(adopting: checked(gtk_text_tag_new(nil)))
    tag.setProperty("underline", to: Int(PANGO_UNDERLINE_SINGLE.rawValue))
    tag.setProperty("underline-rgba", toColor: color)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
    return tag
  }

  /// The ranges between two offsets that have a tag.
  public func ranges(of tag: TextTag, from start: Int, to end: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = start
    while offset < end {
      let toggle = nextToggle(of: tag, after: offset, limit: end)
      if has(tag, at: offset) { ranges.append(offset..<toggle) }
      offset = toggle
    }
    return ranges
  }

  /// Has every other tag hold where it says something else than this one.
  public func setLeastPriority(_ tag: TextTag) { gtk_text_tag_set_priority(tag.pointer(), 0) }

  /// Has a tag hold where any other one says something else.
  public func setGreatestPriority(_ tag: TextTag) {
    let greatest = gint(clamping: tagCount - 1)
    guard gtk_text_tag_get_priority(tag.pointer()) != greatest else { return }
    gtk_text_tag_set_priority(tag.pointer(), greatest)
  }

  /// The number of tags that the buffer knows.
  public var tagCount: Int {
    Int(gtk_text_tag_table_get_size(gtk_text_buffer_get_tag_table(buffer)))
  }

  /// Takes a tag off the whole text and forgets it.
  public func delete(_ tag: TextTag) {
    gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag.pointer())
  }

  /// Makes tags stronger than all others that the buffer knows, the last one strongest.
  public func raise(_ tags: [TextTag]) {
    let strongest = gint(tagCount - 1)
    guard let last = tags.last, gtk_text_tag_get_priority(last.pointer()) != strongest else {
      return
    }
    for tag in tags { gtk_text_tag_set_priority(tag.pointer(), strongest) }
  }

  /// Puts a tag on a range.
  public func apply(_ tag: TextTag, from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    gtk_text_buffer_apply_tag(buffer, tag.pointer(), &from, &to)
  }

  /// Takes a tag off a range.
  public func remove(_ tag: TextTag, from start: Int, to end: Int) {
    var (from, to) = (iterator(at: start), iterator(at: end))
    gtk_text_buffer_remove_tag(buffer, tag.pointer(), &from, &to)
  }

  /// The offset at which a tag next goes on or off, at most `limit`.
  public func nextToggle(of tag: TextTag, after offset: Int, limit: Int) -> Int {
    var position = iterator(at: offset)
    guard gtk_text_iter_forward_to_tag_toggle(&position, tag.pointer()) != 0 else { return limit }
    return min(Int(gtk_text_iter_get_offset(&position)), limit)
  }

  /// The offset at which a tag last went on or off, at least `limit`.
  public func previousToggle(of tag: TextTag, before offset: Int, limit: Int) -> Int {
    var position = iterator(at: offset)
    guard gtk_text_iter_backward_to_tag_toggle(&position, tag.pointer()) != 0 else { return limit }
    return max(Int(gtk_text_iter_get_offset(&position)), limit)
  }

  /// Whether a tag is on the character at an offset.
  public func has(_ tag: TextTag, at offset: Int) -> Bool {
    var position = iterator(at: offset)
    return gtk_text_iter_has_tag(&position, tag.pointer()) != 0
  }
}
