import CConcertinaGtk

/// The heights of lines in the fonts in use.
///
/// Many widgets share a font, and laying out a letter for each of them in each layout took a sixth
/// of the time for showing a page of fields.
@MainActor
enum LineHeights {
  /// Everything that the height of a line depends on.
  private struct Key: Hashable {
    let part: String
    let font: String
    let resolution: Double
    let options: UInt
    let language: OpaquePointer?
    let fonts: guint
  }

  /// More than the fonts that a program has at once, but not those of all text sizes there ever
  /// were.
  private static let most = 64
  private static var known: [Key: Int] = [:]

  static func height(in widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    height(of: "", in: widget) { measure(widget) }
  }

  /// Returns the height in a part of a widget whose font follows from that of the widget.
  static func height(
    of part: String, in widget: UnsafeMutablePointer<GtkWidget>, measure: () -> Int
  ) -> Int {
    guard let context = gtk_widget_get_pango_context(widget), let key = key(of: part, context)
    else { return measure() }
    if let height = known[key] { return height }
    if known.count >= most { known = [:] }
    let height = measure()
    known[key] = height
    return height
  }

  private static func key(of part: String, _ context: OpaquePointer) -> Key? {
    guard let map = pango_context_get_font_map(context),
      let description = pango_context_get_font_description(context),
      let font = pango_font_description_to_string(description)
    else { return nil }
    defer { g_free(font) }
    let options = pango_cairo_context_get_font_options(context)
    return Key(
      part: part, font: String(cString: font),
      resolution: pango_cairo_context_get_resolution(context),
      options: options.map { UInt(cairo_font_options_hash($0)) } ?? 0,
      language: pango_context_get_language(context), fonts: pango_font_map_get_serial(map))
  }

  private static func measure(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int {
    guard let layout = gtk_widget_create_pango_layout(widget, "x") else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return Int(height)
  }
}
