extension TextMeasurer {
  /// Counts the lines of a text and adds up their heights, examining only changed paragraphs.
  ///
  /// The result is the same as without `heights`, as long as they were updated for every change of
  /// the text.
  ///
  /// ```swift
  /// var heights = ParagraphHeights()
  /// measurer.measure(text, keeping: &heights, width: 300, environment: environment)
  /// heights.replace(7..<8, with: 1)  // the user typed into paragraph 7
  /// // Examines one paragraph:
  /// measurer.measure(text, keeping: &heights, width: 300, environment: environment)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - heights: The known heights of its paragraphs; use them with this measurer and one width
  ///     only.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  ///   - lineLimit: The most visual lines to measure; `nil` for all; less than 1 counts as 1.
  ///   - heightLimit: The height in pixels at which to stop; the paragraph that reaches it is
  ///     measured to its end.
  /// - Returns: The lines up to the limit, and their height.
  public func measure(
    _ source: some ParagraphSource,
    keeping heights: inout ParagraphHeights,
    width: Int,
    environment: TextEnvironment,
    style: ParagraphStyle = ParagraphStyle(),
    lineLimit: Int? = nil,
    heightLimit: Int? = nil
  ) -> TextMeasurement {
    let settings = prepare(environment: environment, style: style)
    heights.hold(
      for: .init(
        settings: settings, width: width, defaultDirection: environment.defaultDirection,
        caretDirection: environment.caretDirection))
    defer { cache.endMeasurement() }
    var walk = MeasuringWalk(
      width: width, environment: environment, lineLimit: lineLimit, heightLimit: heightLimit)
    var index = 0
    while true {
      index = heights.add(from: index, to: &walk, source)
      guard index < source.paragraphCount else { break }
      guard !walk.isDone else {
        walk.measurement.exceedsLimit = true
        break
      }
      guard let known = add(paragraph: index, of: source, to: &walk, settings) else { break }
      heights.keep(known, at: index)
      index += 1
    }
    heights.noteEnd(
      walk.measurement.exceedsLimit ? index : nil,
      within: MeasuringLimits(lines: lineLimit, height: heightLimit))
    return walk.measurement
  }
}
