import CConcertinaGtk
import Colors

extension Widget {
  /// Returns the current value for this widget of a color that style sheets define
  /// (`@define-color`), such as `accent_color`; `nil` if there is no such color.
  ///
  /// It is for what is not styled by CSS, such as drawings and text tags.
  public final func namedColor(_ name: String) -> Color? { lookUpColor(name).map { Color($0) } }

  /// The color of the widget's text, in which it should draw signs of its own.
  public final var color: Color {
    var rgba = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widgetPointer), &rgba)
    return Color(rgba)
  }

  final func lookUpColor(_ name: String) -> GdkRGBA? {
    var color = GdkRGBA()
    guard let style = gtk_widget_get_style_context(widgetPointer),
      gtk_style_context_lookup_color(style, name, &color) != 0
    else { return nil }
    return color
  }
}
