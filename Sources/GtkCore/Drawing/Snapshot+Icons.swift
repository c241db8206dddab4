import CConcertinaGtk

/// Drawing icons.
extension Snapshot {
  /// Draws a symbolic icon of the theme in a color; nothing if the theme has none of that name.
  ///
  /// - Parameters:
  ///   - name: The name, such as `dialog-warning-symbolic`.
  ///   - rectangle: Its area, in whose middle an icon of another size is drawn.
  ///   - color: The color.
  ///   - widget: The widget that is drawn, for its scale and direction.
  package func append(
    icon name: String, in rectangle: Rectangle, color: Color, of widget: Widget
  ) {
    guard let display = gtk_widget_get_display(widget.widgetPointer),
      let theme = gtk_icon_theme_get_for_display(display),
      gtk_icon_theme_has_icon(theme, name) != 0
    else { return }
    let icon = gtk_icon_theme_lookup_icon(
      theme, name, nil, Int32(rectangle.height.rounded()),
      gtk_widget_get_scale_factor(widget.widgetPointer),
      gtk_widget_get_direction(widget.widgetPointer), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    guard let icon else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    moved(by: (rectangle.x, rectangle.y)) {
      var rgba = color.rgba
      gtk_symbolic_paintable_snapshot_symbolic(
        icon, pointer, rectangle.width, rectangle.height, &rgba, 1)
    }
  }
}
