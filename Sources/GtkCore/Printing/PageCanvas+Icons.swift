import CConcertinaGtk

extension PageCanvas {
  /// The dots of an icon for a pixel of 1/96 inch: more than printers show.
  private static let iconScale = 4.0

  /// Draws a symbolic icon of the theme in a color; nothing if the theme has none of that name.
  ///
  /// Without a display, the icons are those of GTK's own theme.
  ///
  /// - Parameters:
  ///   - name: The name, such as `dialog-warning-symbolic`.
  ///   - area: Its area, a square.
  ///   - color: The color.
  package func draw(icon name: String, in area: Rectangle, color: Color) {
    let side = (area.height * Self.iconScale).rounded(.up)
    guard side >= 1, let node = Self.node(ofIcon: name, side, color) else { return }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(side), CInt(side))
    defer { cairo_surface_destroy(surface) }
    let image = cairo_create(surface)
    gsk_render_node_draw(node, image)
    cairo_destroy(image)
    cairo_save(context)
    cairo_translate(context, area.x, area.y)
    cairo_scale(context, area.width / side, area.height / side)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    cairo_paint(context)
    cairo_restore(context)
  }

  private static func node(ofIcon name: String, _ side: Double, _ color: Color) -> OpaquePointer? {
    guard let theme = iconTheme, gtk_icon_theme_has_icon(theme, name) != 0,
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, CInt(side), 1, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    let snapshot = gtk_snapshot_new()
    var rgba = color.rgba
    gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, side, side, &rgba, 1)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private static var iconTheme: OpaquePointer? {
    guard let display = gdk_display_get_default() else { return themeWithoutDisplay }
    return gtk_icon_theme_get_for_display(display)
  }

  private static let themeWithoutDisplay: OpaquePointer? = {
    let theme = gtk_icon_theme_new()
    gtk_icon_theme_set_theme_name(theme, "Adwaita")
    return theme
  }()
}
