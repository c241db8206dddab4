import CConcertinaPango

/// A paragraph that Pango alone lays out, in one piece, as the reference for the measurer.
struct PlainPango {
  /// The bottoms of the lines in pixels, each as if the paragraph ended there.
  var lineBottoms: [Int] = []
  var height: Int

  var lineCount: Int { lineBottoms.count }

  init(_ text: String, font: String, width: Int) {
    let layout = Self.makeLayout(font: font, width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_text(layout, text, gint(text.utf8.count))
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    height = Int((extents.height + 512) >> 10)
    let lines = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(lines) }
    repeat {
      pango_layout_iter_get_line_extents(lines, nil, &extents)
      lineBottoms.append(Int((extents.y + extents.height + 512) >> 10))
    } while pango_layout_iter_next_line(lines) != 0
  }

  private static func makeLayout(font: String, width: Int) -> OpaquePointer? {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let description = pango_font_description_from_string(font)
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    pango_context_set_font_description(context, description)
    pango_cairo_context_set_resolution(context, 96)
    let layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, gint(width - 1) * PANGO_SCALE)
    return layout
  }
}
