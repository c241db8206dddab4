import CConcertinaGtk
import CConcertinaShims

extension TextLine {
  /// The direction of the text.
  ///
  /// It is the direction of its first letter. Text without letters, such as a number, has that of
  /// the keyboard while the line has the focus, and the widget's otherwise; so has a password.
  package var textDirection: TextDirection {
    // GTK determines it when it lays out the text, which it does when a caret position is
    // requested.
    _ = endOfText
    let context = gtk_widget_get_pango_context(widgetPointer)
    return pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight
  }

  /// The left and right ends of the text, in pixels from the left edge, whatever its direction.
  package var extent: ClosedRange<Double> {
    let places =
      (0...min(scalarCount, Self.maximumSearchedOffset)).map { place(of: $0) } + [endOfText]
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}

extension Entry {
  /// Aligns the text from a side of the entry, whatever the text's direction.
  ///
  /// GTK aligns it from the side where it begins.
  ///
  /// - Parameter side: The direction of text that begins at that side.
  package final func alignText(fromStartOf side: TextDirection) {
    concertina_line_set_mirrored(line.nativePointer, line.textDirection == side ? 0 : 1)
  }
}
