import CConcertinaGtk
import CConcertinaShims

extension TextView {
  /// The visible range of the text, from the start of the first visible line to the end of the last
  /// one.
  ///
  /// These are display lines, not lines of the buffer: of a long paragraph only the visible part is
  /// included.
  package var visibleRange: Range<Int> {
    var area = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &area)
    return range(in: area)
  }

  /// The range of the text that is visible in the view and in everything around it, or nearly so:
  /// with a page more above and below.
  ///
  /// Of a view that is as high as its text, in a page that scrolls, only a small part is visible.
  /// What is drawn below the text, and what is on top of it, is needed only there. When
  /// anything else comes into view, the view is drawn again.
  package var shownRange: Range<Int> {
    var (area, top, bottom) = (GdkRectangle(), 0.0, 0.0)
    gtk_text_view_get_visible_rect(view, &area)
    concertina_text_view_get_shown(widgetPointer, &top, &bottom)
    area.y += gint(top)
    area.height = min(gint((bottom - top).rounded(.up)), area.height - gint(top))
    return range(in: area)
  }

  /// The lines of the buffer of which a part is in the shown range, with those between them that
  /// are invisible.
  package var shownLineRange: ClosedRange<Int> {
    let range = shownRange
    let first = buffer.line(containing: range.lowerBound)
    return first...max(buffer.line(containing: range.upperBound), first)
  }

  /// Returns the part of the view that ``shownRange`` is about, from top to bottom in pixels of its
  /// parent; `nil` if it is all of it.
  func shownExtent(in parent: Widget) -> ClosedRange<Float>? {
    var (top, bottom) = (0.0, 0.0)
    concertina_text_view_get_shown(widgetPointer, &top, &bottom)
    guard top > 0 || bottom < Double(height), top <= bottom else { return nil }
    let start = bounds(in: parent)?.y ?? 0
    return Float(start + top - 100)...Float(start + bottom + 100)
  }

  private func range(in area: GdkRectangle) -> Range<Int> {
    let (right, bottom) = (area.x + max(area.width, 1), area.y + max(area.height, 1) - 1)
    // Either end of a line may be the left one.
    let top = [offset(x: area.x, y: area.y), offset(x: right, y: area.y)]
    let last = [offset(x: area.x, y: bottom), offset(x: right, y: bottom)]
    return min(top[0], top[1])..<max(last[0], last[1], min(top[0], top[1]))
  }

  /// Returns the offset nearest to a position, in the coordinates of the view.
  package func offset(atX x: Double, y: Double) -> Int {
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
