import CConcertinaGtk

extension Widget {
  /// Returns the current value for this widget of a color that style sheets define
  /// (`@define-color`), in CSS notation; `nil` if there is no such color.
  ///
  /// It is for objects that are not styled by CSS, such as text tags.
  package final func namedColor(_ name: String) -> String? {
    guard var color = lookUpColor(name), let text = gdk_rgba_to_string(&color) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Returns such a color by its components, for drawing and computations.
  public final func namedPaint(_ name: String) -> Paint? { lookUpColor(name).map { Paint($0) } }

  /// The color of the widget's text, in which it should draw signs of its own.
  public final var textPaint: Paint {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widgetPointer), &color)
    return Paint(color)
  }

  final func lookUpColor(_ name: String) -> GdkRGBA? {
    var color = GdkRGBA()
    guard let style = gtk_widget_get_style_context(widgetPointer),
      gtk_style_context_lookup_color(style, name, &color) != 0
    else { return nil }
    return color
  }
}
