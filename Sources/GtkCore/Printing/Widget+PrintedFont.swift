import CConcertinaGtk

extension Widget {
  /// The size of the widget's font in points, without the user's enlargement of all text; nil if it
  /// is not known yet.
  package final var fontSize: Double? {
    let context = gtk_widget_get_pango_context(widgetPointer)
    guard let font = pango_context_get_font_description(context) else { return nil }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard size > 0 else { return nil }
    guard pango_font_description_get_size_is_absolute(font) != 0 else { return size }
    let resolution = pango_cairo_context_get_resolution(context)
    // In whole pixels of Pango's, 10 points are 9.99975.
    return (size * 7_200 / (resolution > 0 ? resolution : 96)).rounded() / 100
  }

  /// The font of the widget as a Pango font description, in the size that it has on paper: that
  /// of the screen in points, without the user's enlargement of all text.
  ///
  /// - Parameter description: A description that is set for the widget, which counts also before
  ///   it is in a window; empty for none.
  /// - Returns: The description.
  package final func printedFont(_ description: String = "") -> String {
    let context = gtk_widget_get_pango_context(widgetPointer)
    guard let shown = pango_context_get_font_description(context),
      let font = pango_font_description_copy(shown)
    else { return "Sans 11" }
    defer { pango_font_description_free(font) }
    if let fontSize {
      pango_font_description_set_size(font, gint((fontSize * Double(PANGO_SCALE)).rounded()))
    }
    if !description.isEmpty, let own = pango_font_description_from_string(description) {
      defer { pango_font_description_free(own) }
      pango_font_description_merge(font, own, 1)
    }
    guard let text = pango_font_description_to_string(font) else { return "Sans 11" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
