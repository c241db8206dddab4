import CConcertinaGtk

/// The fonts of printed text: the same ones as on a screen, but without the rounding to its
/// pixels, so that lines break alike on every printer.
@MainActor
enum PageFonts {
  /// The dots of an inch, by which lengths are pixels as in a window.
  private static let resolution = 96.0

  /// Returns the context for text whose paragraphs without letters have a direction.
  static func context(_ direction: TextDirection) -> PangoContext {
    direction == .rightToLeft ? rightToLeft : leftToRight
  }

  private static let leftToRight = makeContext(PANGO_DIRECTION_LTR)
  private static let rightToLeft = makeContext(PANGO_DIRECTION_RTL)
  private static let map = Object(adopting: checked(pango_cairo_font_map_new()))

  private static func makeContext(_ direction: PangoDirection) -> PangoContext {
    let context = PangoContext(adopting: checked(pango_font_map_create_context(map.pointer())))
    pango_cairo_context_set_resolution(context.nativePointer, resolution)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context.nativePointer, options)
    pango_context_set_round_glyph_positions(context.nativePointer, 0)
    pango_context_set_base_dir(context.nativePointer, direction)
    return context
  }
}
