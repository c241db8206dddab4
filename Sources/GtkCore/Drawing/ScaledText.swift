import CConcertinaGtk

/// The text of a label in another size, drawn where the label would be if it were drawn with a
/// scale.
///
/// Letters that are scaled by the renderer do not look like those of a font: each of them is
/// blurred and rounded to a position of its own. Here the font itself has the size, and the
/// baseline is on a row of pixels.
///
/// The text is laid out once, and again only if the label, its font or the room has changed.
@MainActor
package final class ScaledText {
  /// The conditions that a layout depends on.
  private struct Question: Equatable {
    let text: String
    let fontScale: Double
    let room: Double
    /// The version of the label's fonts.
    let fonts: guint
  }

  private struct Answer {
    let layout: Object
    let width: Double
    /// The distance of the baseline from the top of the layout, and from that of the label.
    let baseline: Double
    let baselineOfLabel: Double
  }

  private var known: (question: Question, answer: Answer)?

  /// Creates a text that is laid out when it is first drawn.
  package init() {}

  /// Draws the text of a label.
  ///
  /// - Parameters:
  ///   - label: The label, which provides text, font and color.
  ///   - snapshot: What to draw into.
  ///   - fontScale: The size of the font, relative to the label's own.
  ///   - x: The left edge of the text in pixels, or its right edge if `isAtEnd`.
  ///   - y: The top of the scaled label.
  ///   - room: The maximum width of the text; longer text is cut with an ellipsis.
  ///   - isAtEnd: Whether the text is to the left of `x`.
  package func draw(
    _ label: Label, in snapshot: Snapshot, fontScale: Double, x: Double, y: Double, room: Double,
    isAtEnd: Bool
  ) {
    guard let text = laidOut(label, fontScale: fontScale, room: room) else { return }
    let left = isAtEnd ? x - text.width : x
    let rows = Double(label.scaleFactor)
    let baseline = y + text.baselineOfLabel * fontScale
    let top = (baseline * rows).rounded() / rows - text.baseline
    gtk_snapshot_render_layout(
      snapshot.pointer, gtk_widget_get_style_context(label.widgetPointer), left.rounded(), top,
      text.layout.nativePointer)
  }

  private func laidOut(_ label: Label, fontScale: Double, room: Double) -> Answer? {
    let question = Question(
      text: label.text, fontScale: fontScale, room: room,
      fonts: pango_context_get_serial(gtk_widget_get_pango_context(label.widgetPointer)))
    if let known, known.question == question { return known.answer }
    known = layOut(label, fontScale: fontScale, room: room).map { (question, $0) }
    return known?.answer
  }

  private func layOut(_ label: Label, fontScale: Double, room: Double) -> Answer? {
    guard let full = gtk_widget_create_pango_layout(label.widgetPointer, label.text),
      let small = gtk_widget_create_pango_layout(label.widgetPointer, label.text)
    else { return nil }
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
    return Answer(
      layout: Object(retaining: small), width: Double(extent) / scale,
      baseline: Double(pango_layout_get_baseline(small)) / scale,
      baselineOfLabel: Double(pango_layout_get_baseline(full)) / scale)
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
