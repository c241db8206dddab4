import CPango

/// A paragraph laid out by Pango alone, in one piece: what the measurer is held against.
struct PlainPango {
  var lineCount: Int
  var height: Int

  init(_ text: String, font: String, width: Int) {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let description = pango_font_description_from_string(font)
    pango_context_set_font_description(context, description)
    pango_cairo_context_set_resolution(context, 96)
    let layout = pango_layout_new(context)
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, gint(width - 1) * PANGO_SCALE)
    pango_layout_set_text(layout, text, gint(text.utf8.count))
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    lineCount = Int(pango_layout_get_line_count(layout))
    height = Int((extents.height + 512) >> 10)
  }
}
