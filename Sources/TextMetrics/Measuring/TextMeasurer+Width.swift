import CConcertinaPango
import TextParagraphs

/// The natural width of a text.
extension TextMeasurer {
  /// Returns the smallest width at which no paragraph of a text is wrapped, including its margins
  /// and the pixel for the caret.
  ///
  /// Nothing is laid out once the result is certain: a text that needs the limit gets the limit,
  /// and so does one with more paragraphs than `paragraphLimit`.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - limit: The greatest width in pixels.
  ///   - paragraphLimit: The most paragraphs to measure.
  ///   - environment: Fonts and directions.
  ///   - style: Spacing and margins.
  /// - Returns: The width in pixels, at most the limit.
  public func naturalWidth(
    of source: some ParagraphSource, atMost limit: Int, paragraphLimit: Int,
    environment: TextEnvironment, style: ParagraphStyle = ParagraphStyle()
  ) -> Int {
    guard source.paragraphCount <= paragraphLimit else { return limit }
    let settings = prepare(environment: environment, style: style)
    var directions = ParagraphDirections(environment: environment)
    var widest = 0
    for index in 0..<source.paragraphCount {
      let styling = source.styling(ofParagraph: index, width: limit)
      let settings = styling?.style.map { self.settings(for: $0, like: settings) } ?? settings
      let layout = settings.layout(
        for: directions.answer(forParagraph: index, in: source).direction)
      if styling?.isHidden == true { continue }
      let width = width(ofParagraph: index, of: source, limit, settings, layout, styling)
      guard let width, width < limit else { return limit }
      widest = max(widest, width)
    }
    return widest
  }

  /// The width of a paragraph on one line; `nil` if it is wrapped at the limit.
  private func width(
    ofParagraph index: Int, of source: some ParagraphSource, _ limit: Int,
    _ settings: MeasuringSettings, _ layout: ParagraphLayout, _ styling: ParagraphStyling?
  ) -> Int? {
    let layoutWidth = settings.layoutWidth(forWidth: limit)
    let enough = settings.prefixLength(forLines: 1, layoutWidth: layoutWidth)
    return source.withParagraph(at: index, characterLimit: enough) { utf8, isWhole in
      guard isWhole else { return nil }
      layout.setText(
        ParagraphEnd.chopped(utf8), layoutWidth: layoutWidth, spans: styling?.spans ?? [])
      guard pango_layout_get_line_count(layout.pointer) < 2 else { return nil }
      var extents = PangoRectangle()
      pango_layout_get_extents(layout.pointer, nil, &extents)
      return settings.width(around: Int(extents.width))
    }
  }
}
