import CGtk

extension TextLine {
  /// Which way the text runs.
  ///
  /// That is the way of its first letter. Where there is none, as in a number, it is that of the keyboard
  /// while the line has the focus, and the widget's otherwise; so it is of a password.
  public var textDirection: TextDirection {
    // GTK finds it out when it lays the text out, which it does when it is asked for a place.
    _ = endOfText
    let context = gtk_widget_get_pango_context(widgetPointer)
    return pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight
  }

  /// How far from the left edge the text begins and ends, in pixels, whichever way it runs.
  public var extent: ClosedRange<Double> {
    let places = (0...min(scalarCount, Self.mostPlacesToAsk)).map { place(of: $0) } + [endOfText]
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}

extension Entry {
  /// Puts the text to a side of the entry, whichever way it runs.
  ///
  /// GTK puts it to the side where it begins.
  ///
  /// - Parameter side: The side at which text of that direction begins.
  public final func alignText(toStartOf side: TextDirection) {
    let alignment: Float = line.textDirection == side ? 0 : 1
    guard gtk_editable_get_alignment(nativePointer) != alignment else { return }
    gtk_editable_set_alignment(nativePointer, alignment)
  }
}
