import CConcertinaGtk

/// The paper of one page while it is drawn, in pixels, of which an inch has 96.
///
/// It is valid only as long as the closure runs that got it.
@MainActor
package struct PageCanvas {
  /// The points of a pixel.
  package nonisolated static let pointsOfPixel = 72.0 / 96

  let context: OpaquePointer
  /// Whether it is a page of a PDF file, which may have links.
  let hasLinks: Bool

  /// Begins to draw on a context whose unit is a point.
  init(onPoints context: OpaquePointer, hasLinks: Bool) {
    (self.context, self.hasLinks) = (context, hasLinks)
    cairo_scale(context, Self.pointsOfPixel, Self.pointsOfPixel)
  }

  // MARK: Places

  /// Draws something at another place and in another size.
  package func drawn(
    atX x: Double, y: Double, scale: Double = 1, _ body: () -> Void
  ) {
    cairo_save(context)
    cairo_translate(context, x, y)
    if scale != 1 { cairo_scale(context, scale, scale) }
    body()
    cairo_restore(context)
  }

  // MARK: Drawing

  /// Fills a rectangle.
  package func fill(_ area: Rectangle, with color: Color) {
    context.use(color)
    cairo_rectangle(context, area.x, area.y, area.width, area.height)
    cairo_fill(context)
  }

  /// Fills an outline and strokes it.
  package func draw(
    _ outline: Outline, fill: Color?, stroke: (color: Color, width: Double)? = nil
  ) {
    var path = Path()
    path.add(outline)
    path.trace(in: context)
    if let fill {
      context.use(fill)
      cairo_fill_preserve(context)
    }
    if let stroke {
      context.use(stroke.color)
      cairo_set_line_width(context, stroke.width)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  /// Draws a line of a text, whose area's top is at a place.
  package func draw(_ text: PageText, line index: Int, x: Double, y: Double, _ color: Color) {
    guard let line = pango_layout_get_line_readonly(text.nativePointer, gint(clamping: index))
    else { return }
    let known = text.lines[index]
    context.use(color)
    cairo_move_to(context, x + known.area.x, y + known.baseline - known.area.y)
    pango_cairo_show_layout_line(context, line)
    cairo_new_path(context)
  }

  /// Draws a picture as large as an area.
  package func draw(_ texture: Texture, in area: Rectangle) {
    let (width, height) = (texture.width, texture.height)
    guard width > 0, height > 0 else { return }
    // cairo has its pixels as GDK downloads them.
    var pixels = texture.pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        CInt(clamping: width), CInt(clamping: height), CInt(clamping: width * 4))
      defer { cairo_surface_destroy(surface) }
      cairo_save(context)
      cairo_translate(context, area.x, area.y)
      cairo_scale(context, area.width / Double(width), area.height / Double(height))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
      // Without this the edges would be mixed with what is around the picture.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(width), Double(height))
      cairo_fill(context)
      cairo_restore(context)
      // A file copies the pixels before they are gone.
      cairo_surface_finish(surface)
    }
  }

  /// Makes an area a link, in a PDF file.
  package func link(_ area: Rectangle, to address: String) {
    guard hasLinks, let address = Self.quoted(address) else { return }
    var (left, top) = (area.x, area.y)
    var (right, bottom) = (area.x + area.width, area.y + area.height)
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    let numbers = [left, top, right - left, bottom - top].map { number in
      "\((number * 100).rounded() / 100)"
    }
    cairo_tag_begin(
      context, "Link", "rect=[\(numbers.joined(separator: " "))] uri='\(address)'")
    cairo_tag_end(context, "Link")
  }

  /// Returns an address as cairo reads it within quotes; nil if it is none that a PDF file may
  /// have.
  private static func quoted(_ address: String) -> String? {
    guard !address.utf8.isEmpty, address.utf8.count < 4_096 else { return nil }
    return address.utf8.reduce(into: "") { quoted, byte in
      let isPlain = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != 0x5C
      let digits = String(byte, radix: 16, uppercase: true)
      quoted += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
  }
}
