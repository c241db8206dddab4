import CGtk

extension TextView {
  /// The range of the text that is in sight, from the first line's start to the last one's end.
  ///
  /// Lines of the screen, not of the buffer: of a long paragraph it has only what is shown.
  public var visibleRange: Range<Int> {
    var area = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &area)
    let (right, bottom) = (area.x + max(area.width, 1), area.y + max(area.height, 1) - 1)
    // Either end of a line may be its left one.
    let top = [offset(x: area.x, y: area.y), offset(x: right, y: area.y)]
    let last = [offset(x: area.x, y: bottom), offset(x: right, y: bottom)]
    return min(top[0], top[1])..<max(last[0], last[1], min(top[0], top[1]))
  }

  /// The offset of the text nearest to a place, in the coordinates of the view.
  public func offset(atX x: Double, y: Double) -> Int {
    var (bufferX, bufferY): (gint, gint) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(x), gint(y), &bufferX, &bufferY)
    return offset(x: bufferX, y: bufferY)
  }

  private func offset(x: gint, y: gint) -> Int {
    var position = GtkTextIter()
    gtk_text_view_get_iter_at_location(view, &position, x, y)
    return Int(gtk_text_iter_get_offset(&position))
  }
}
