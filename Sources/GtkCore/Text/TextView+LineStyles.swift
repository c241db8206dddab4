import CConcertinaGtk

extension TextView {
  /// Lays out the visible lines from first to last, so that painting finds all of them laid out.
  ///
  /// A line that GTK lays out while it paints begins with the attributes at the end of the last
  /// line that it laid out in that frame, even if lines between the two, which it knew already,
  /// have others: a line below a heading and a picture would look like the heading.
  package func layOutVisibleLines() {
    var area = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &area)
    var (line, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_view_get_line_at_y(view, &line, area.y, nil)
    gtk_text_view_get_line_at_y(view, &end, area.y + area.height, nil)
    // The cheapest question that GTK answers by laying out a line; the answer is always yes.
    repeat {
      gtk_text_view_starts_display_line(view, &line)
    } while gtk_text_iter_forward_line(&line) != 0 && gtk_text_iter_compare(&line, &end) <= 0
  }
}
