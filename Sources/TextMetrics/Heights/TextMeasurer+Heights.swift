extension TextMeasurer {
  /// Counts the lines of a text and adds up their heights, and looks at changed paragraphs only.
  ///
  /// The answer is the same as without `heights`, as long as all changes of the text were told to them.
  ///
  /// ```swift
  /// var heights = ParagraphHeights()
  /// measurer.measure(text, keeping: &heights, width: 300, environment: environment)
  /// heights.replace(7..<8, with: 1)  // somebody typed into paragraph 7
  /// measurer.measure(text, keeping: &heights, width: 300, environment: environment)  // looks at one
  /// ```
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - heights: What is known of its paragraphs; it belongs to this measurer and to one width.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  ///   - lineLimit: The most visual lines to measure; nil: all; below 1 counts as 1.
  ///   - heightLimit: The height in pixels with which it is enough; the paragraph that reaches it is
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
    return walk.measurement
  }
}
