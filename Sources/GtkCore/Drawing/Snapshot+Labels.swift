import CConcertinaGtk

extension Snapshot {
  /// Draws the text of a label in another size, at the place where the label would be if it were
  /// drawn with a scale.
  ///
  /// Letters that are scaled by the renderer do not look like those of a font: each of them is
  /// blurred and rounded to a position of its own. Here the font itself has the size, and the
  /// baseline is on a row of pixels.
  ///
  /// - Parameters:
  ///   - label: The label, which provides text, font and color.
  ///   - fontScale: The size of the font, relative to the label's own.
  ///   - x: The left edge of the text in pixels, or its right edge if `isAtEnd`.
  ///   - y: The top of the scaled label.
  ///   - room: The maximum width of the text; longer text is cut with an ellipsis.
  ///   - isAtEnd: Whether the text is to the left of `x`.
  package func append(
    _ label: Label, fontScale: Double, x: Double, y: Double, room: Double, isAtEnd: Bool
  ) {
    guard let full = gtk_widget_create_pango_layout(label.widgetPointer, label.text),
      let small = gtk_widget_create_pango_layout(label.widgetPointer, label.text)
    else { return }
    defer { for layout in [full, small] { g_object_unref(UnsafeMutableRawPointer(layout)) } }
    scale(small, by: fontScale)
    let scale = Double(PANGO_SCALE)
    var (extent, height) = (gint(0), gint(0))
    pango_layout_get_size(small, &extent, &height)
    if Double(extent) / scale > room {
      pango_layout_set_ellipsize(small, PANGO_ELLIPSIZE_END)
      pango_layout_set_width(small, gint(clamping: Int(room * scale)))
      pango_layout_get_size(small, &extent, &height)
    }
    let left = isAtEnd ? x - Double(extent) / scale : x
    let rows = Double(label.scaleFactor)
    let baseline = y + Double(pango_layout_get_baseline(full)) / scale * fontScale
    let top =
      (baseline * rows).rounded() / rows - Double(pango_layout_get_baseline(small)) / scale
    gtk_snapshot_render_layout(
      pointer, gtk_widget_get_style_context(label.widgetPointer), left.rounded(), top, small)
  }

  private func scale(_ layout: OpaquePointer, by factor: Double) {
    let given = pango_context_get_font_description(pango_layout_get_context(layout))
    guard let font = pango_font_description_copy(given) else { return }
    defer { pango_font_description_free(font) }
    let size = Double(pango_font_description_get_size(font)) * factor
    if pango_font_description_get_size_is_absolute(font) != 0 {
      pango_font_description_set_absolute_size(font, size)
    } else {
      pango_font_description_set_size(font, gint(clamping: Int(size.rounded())))
    }
    pango_layout_set_font_description(layout, font)
  }
}
