import CConcertinaPango
import TextParagraphs

/// Measures text exactly as `GtkTextView` lays it out, line by line, and no further than necessary.
///
/// A measurer keeps one `PangoLayout` for each direction, and remembers paragraphs by their
/// content: after a keystroke only the edited paragraph is laid out again, whatever the size of the
/// text, and of Latin text only the lines that the edit may have changed. With a line limit it
/// never reads a paragraph past the limit, and lays out only the beginning of a paragraph that is
/// longer than the limit needs.
///
/// ```swift
/// let measurer = TextMeasurer()
/// let measurement = measurer.measure(
///   StringParagraphs("Hello\nworld"), width: 300,
///   environment: TextEnvironment(font: "Sans 11"), style: ParagraphStyle(), lineLimit: 5)
/// // measurement.lineCount == 2, measurement.exceedsLimit == false
/// ```
///
/// Widths are those of the text window, including the margins and the one pixel that GTK keeps free
/// for the caret. Every width is valid: one that leaves nothing between the margins puts one
/// cluster on each line, one that leaves less than nothing does not wrap at all, both as in GTK;
/// widths under 2 px count as 2, and those over 2,097,151 px as 2,097,151.
///
/// Paragraphs without a strong character take their direction from those before, or else from those
/// after. The search through those after examines at most ``directionLookahead`` paragraphs, and at
/// most ``directionCharacters`` characters of each.
///
/// Use a measurer on one thread only, that of the environment's contexts.
public final class TextMeasurer {
  /// The number of paragraphs that are searched for a direction if nothing before them has one.
  public static let directionLookahead = 32
  /// The number of characters of a paragraph that are searched for its direction.
  public static let directionCharacters = 4_096

  private var settings: MeasuringSettings?
  /// The settings of paragraphs with a style of their own.
  private var otherSettings: [ParagraphStyle: MeasuringSettings] = [:]
  var cache = ParagraphCache()

  /// The number of layouts made so far, a measure of the cost.
  public private(set) var layoutCount = 0
  /// The number of paragraphs examined so far, whether laid out or remembered.
  public private(set) var examinedParagraphCount = 0
  /// The number of bytes of UTF-8 laid out so far.
  public private(set) var laidOutByteCount = 0

  /// Creates a measurer that remembers nothing yet.
  public init() {}

  /// Counts the lines of a text and adds up their heights.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  ///   - lineLimit: The most visual lines to measure; `nil` for all; less than 1 counts as 1.
  ///   - heightLimit: The height in pixels at which to stop; the paragraph that reaches it is
  ///     measured to its end.
  /// - Returns: The lines up to the limit, and their height.
  public func measure(
    _ source: some ParagraphSource,
    width: Int,
    environment: TextEnvironment,
    style: ParagraphStyle = ParagraphStyle(),
    lineLimit: Int? = nil,
    heightLimit: Int? = nil
  ) -> TextMeasurement {
    let settings = prepare(environment: environment, style: style)
    defer { cache.endMeasurement() }
    var walk = MeasuringWalk(
      width: width, environment: environment, lineLimit: lineLimit, heightLimit: heightLimit)
    for index in 0..<source.paragraphCount {
      guard !walk.isDone else {
        walk.measurement.exceedsLimit = true
        break
      }
      add(paragraph: index, of: source, to: &walk, settings)
      if walk.measurement.exceedsLimit { break }
    }
    return walk.measurement
  }

  /// Returns the height of the first lines only, at which a growing editor is capped.
  ///
  /// - Parameters:
  ///   - lineCount: The number of visual lines; less than 1 counts as 1.
  ///   - source: The text.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  /// - Returns: The height in pixels; that of the whole text if it has no more lines.
  public func height(
    ofFirstLines lineCount: Int,
    of source: some ParagraphSource,
    width: Int,
    environment: TextEnvironment,
    style: ParagraphStyle = ParagraphStyle()
  ) -> Int {
    measure(
      source, width: width, environment: environment, style: style, lineLimit: lineCount
    ).height
  }

  /// Returns the settings for an environment and a style; forgets everything if they are new.
  func prepare(environment: TextEnvironment, style: ParagraphStyle) -> MeasuringSettings {
    if let settings, settings.hold(for: environment, style: style) { return settings }
    cache.removeAll()
    otherSettings.removeAll()
    let made = MeasuringSettings(environment: environment, style: style)
    settings = made
    return made
  }

  /// Lays out a paragraph, unless it is remembered, and adds as many of its lines as the limit
  /// allows.
  ///
  /// - Returns: The paragraph's height; `nil` if only a part of it was added.
  @discardableResult
  func add(
    paragraph index: Int,
    of source: some ParagraphSource,
    to walk: inout MeasuringWalk,
    _ settings: MeasuringSettings
  ) -> KnownHeight? {
    examinedParagraphCount += 1
    let styling = source.styling(ofParagraph: index, width: walk.width)
    let settings = styling?.style.map { self.settings(for: $0, like: settings) } ?? settings
    let direction = walk.directions.answer(forParagraph: index, in: source)
    if styling?.isHidden == true {
      return KnownHeight(
        height: 0, lineCount: 0, direction: direction.direction,
        inheritsDirection: direction.isInherited)
    }
    let geometry = geometry(
      ofParagraph: index, of: source, in: walk, settings, styling, direction.direction)
    let lines = min(geometry.lineCount, walk.remainingLines)
    let height = settings.spaceAround + geometry.pixelHeight(ofFirstLines: lines)
    walk.measurement.lineCount += lines
    walk.measurement.exceedsLimit = geometry.lineCount > lines || geometry.isPrefix
    walk.measurement.height += height
    guard !walk.measurement.exceedsLimit else { return nil }
    return KnownHeight(
      height: height, lineCount: Int32(clamping: lines), direction: direction.direction,
      inheritsDirection: direction.isInherited)
  }

  func settings(
    for style: ParagraphStyle, like settings: MeasuringSettings
  ) -> MeasuringSettings {
    if let known = otherSettings[style] { return known }
    let made = settings.with(style)
    otherSettings[style] = made
    return made
  }

  /// Lays out as much of a paragraph as the remaining lines need.
  func geometry(
    ofParagraph index: Int,
    of source: some ParagraphSource,
    in walk: MeasuringWalk,
    _ settings: MeasuringSettings,
    _ styling: ParagraphStyling?,
    _ direction: TextDirection
  ) -> ParagraphGeometry {
    let layoutWidth = settings.layoutWidth(forWidth: walk.width)
    // Only the last line of a prefix depends on what was cut off.
    let enoughLines = walk.remainingLines.addingReportingOverflow(1)
    var prefix = settings.prefixLength(forLines: walk.remainingLines, layoutWidth: layoutWidth)
    while true {
      let geometry = source.withParagraph(at: index, characterLimit: prefix) { utf8, isWhole in
        self.geometry(of: utf8, isWhole: isWhole, direction, layoutWidth, settings, styling)
      }
      let isEnough = !enoughLines.overflow && geometry.lineCount >= enoughLines.partialValue
      if !geometry.isPrefix || isEnough || prefix > Int.max / 2 { return geometry }
      prefix *= 2
    }
  }

  private func geometry(
    of utf8: UnsafeBufferPointer<UInt8>,
    isWhole: Bool,
    _ direction: TextDirection,
    _ layoutWidth: Int32,
    _ settings: MeasuringSettings,
    _ styling: ParagraphStyling?
  ) -> ParagraphGeometry {
    let text = isWhole ? ParagraphEnd.chopped(utf8) : utf8
    let key = ParagraphCache.Key(
      text, isWhole: isWhole, direction: direction, layoutWidth: layoutWidth, styling: styling)
    if let known = cache.geometry(of: text, key) { return known }
    let isPlain = styling == nil && settings.keepsLines && PlainText.includes(text)
    let layout = settings.layout(for: direction)
    let layOut = { (part: UnsafeBufferPointer<UInt8>) in
      self.layoutCount += 1
      self.laidOutByteCount += part.count
      layout.setText(
        part, layoutWidth: layoutWidth, spans: styling?.spans ?? [],
        isPartOfLong: part.count < text.count && LongParagraph.isLong(text))
      return layout.geometry(isPrefix: !isWhole, readsStarts: isPlain)
    }
    let relayout = (isPlain ? cache.edit(to: text, key) : nil).map {
      ParagraphRelayout(edit: $0, spacing: settings.lineSpacing, layOut: layOut)
    }
    let geometry = relayout?.geometry(isPrefix: !isWhole) ?? layOut(text)
    cache.remember(KnownParagraph(bytes: Array(text), geometry: geometry), key)
    return geometry
  }
}
