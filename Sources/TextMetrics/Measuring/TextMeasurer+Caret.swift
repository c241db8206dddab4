import CConcertinaPango
import TextParagraphs

extension TextMeasurer {
  /// Returns the position of the strong caret: where text in the paragraph's own direction is
  /// inserted.
  ///
  /// It is what `gtk_text_view_get_cursor_locations` returns, without the margins around the text.
  /// If lines are not wrapped, be it only because the margins leave no room, `x` is right for
  /// left-to-right paragraphs only: where the others begin depends on the longest paragraph of all.
  ///
  /// Measures everything before the caret; after the first time most of it is remembered.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - paragraph: The caret's paragraph.
  ///   - offset: The caret's offset in the paragraph in Unicode scalars; past the end counts as the
  ///     end.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  /// - Returns: The caret, in pixels.
  public func caretRectangle(
    in source: some ParagraphSource,
    paragraph: Int,
    offset: Int,
    width: Int,
    environment: TextEnvironment,
    style: ParagraphStyle = ParagraphStyle()
  ) -> CaretRectangle {
    precondition(
      (0..<source.paragraphCount).contains(paragraph), "paragraph: there is no such paragraph")
    let settings = prepare(environment: environment, style: style)
    var walk = MeasuringWalk(width: width, environment: environment)
    for index in 0..<paragraph { add(paragraph: index, of: source, to: &walk, settings) }
    let layout = settings.layout(for: walk.directions.direction(ofParagraph: paragraph, in: source))
    let layoutWidth = settings.layoutWidth(forWidth: width)
    source.withParagraph(at: paragraph, characterLimit: .max) { utf8, _ in
      layout.setText(ParagraphEnd.chopped(utf8), layoutWidth: layoutWidth)
    }
    var caret = layout.caret(atOffset: offset)
    caret.x += settings.leftMargin
    caret.y += walk.measurement.height + settings.pixelsAbove
    return caret
  }
}

extension ParagraphLayout {
  /// The strong caret in the current paragraph, truncated to whole pixels as in GTK.
  fileprivate func caret(atOffset offset: Int) -> CaretRectangle {
    let last = glong(pango_layout_get_character_count(pointer))
    guard let text = pango_layout_get_text(pointer),
      let place = g_utf8_offset_to_pointer(text, min(max(0, glong(offset)), last))
    else { return CaretRectangle(x: 0, y: 0, height: 0) }
    let index = UnsafePointer(place) - text
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(pointer, gint(clamping: index), &strong, nil)
    let scale = PANGO_SCALE
    return CaretRectangle(
      x: Int(strong.x / scale), y: Int(strong.y / scale), height: Int(strong.height / scale))
  }
}
