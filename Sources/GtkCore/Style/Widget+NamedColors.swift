import CGtk

extension Widget {
  /// A colour that style sheets have a name for (`@define-color`), as it is for this widget at the
  /// moment, in the spelling of CSS; nil if none has that name.
  ///
  /// For what takes no style sheet, such as the tags of a text.
  public final func namedColor(_ name: String) -> String? {
    guard var color = lookUpColor(name), let text = gdk_rgba_to_string(&color) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The same colour by its parts, for those who calculate with it.
  public final func namedPaint(_ name: String) -> Paint? {
    lookUpColor(name).map { color in
      Paint(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        alpha: Double(color.alpha))
    }
  }

  private final func lookUpColor(_ name: String) -> GdkRGBA? {
    var color = GdkRGBA()
    guard let style = gtk_widget_get_style_context(widgetPointer),
      gtk_style_context_lookup_color(style, name, &color) != 0
    else { return nil }
    return color
  }
}
