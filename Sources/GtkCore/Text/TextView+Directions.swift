import CGtk

extension TextView {
  /// Whether the character at an offset begins at its right edge, as Hebrew and Arabic letters do, and what
  /// stands between two of them.
  public func runsToTheLeft(at offset: Int) -> Bool {
    var (position, place) = (buffer.iterator(at: offset), GdkRectangle())
    gtk_text_view_get_iter_location(view, &position, &place)
    // GTK tells the place of a character that runs to the left from its right edge.
    return place.width < 0
  }
}
