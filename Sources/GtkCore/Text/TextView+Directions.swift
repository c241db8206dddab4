import CConcertinaGtk

extension TextView {
  /// Returns whether the character at an offset begins at its right edge, as Hebrew and Arabic
  /// letters do, and characters between two of them.
  package func runsToTheLeft(at offset: Int) -> Bool {
    var (position, place) = (buffer.iterator(at: offset), GdkRectangle())
    gtk_text_view_get_iter_location(view, &position, &place)
    // GTK gives the rectangle of a right-to-left character from its right edge.
    return place.width < 0
  }
}
