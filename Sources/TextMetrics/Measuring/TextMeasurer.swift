import CPango
import TextParagraphs

/// Measures text exactly as `GtkTextView` lays it out, line by line, and no further than asked.
///
/// It keeps one `PangoLayout` for each direction, and remembers paragraphs by their content: after
/// a keystroke only the edited paragraph is laid out again, whatever the size of the text, and of Latin
/// text only the lines that the edit may have changed. With a line limit it never asks for a paragraph past the limit, and lays out only the beginning of a
/// paragraph that is longer than the limit needs.
///
/// ```swift
/// let measurer = TextMeasurer()
/// let measurement = measurer.measure(
///   StringParagraphs("Hello\nworld"), width: 300,
///   environment: TextEnvironment(font: "Sans 11"), style: ParagraphStyle(), lineLimit: 5)
/// // measurement.lineCount == 2, measurement.exceedsLimit == false
/// ```
///
/// Widths are those of the text window: with the margins, and with the one pixel that GTK keeps free
/// for the caret. Whatever the width, there is an answer: a width that leaves nothing between the
/// margins sets one cluster on each line, one that leaves less than nothing does not wrap at all,
/// both as GTK does; widths under 2 px count as 2, and those past 2,097,151 px as that.
///
/// Paragraphs without a strong character take their direction from those before, else after. The
/// search after looks at no more than ``directionLookahead`` paragraphs, and at no more than
/// ``directionCharacters`` characters of each.
///
/// A measurer is used on one thread, that of the environment's contexts.
public final class TextMeasurer {
  /// How many paragraphs are searched for a direction that nothing before them gives.
  public static let directionLookahead = 32
  /// How many characters of a paragraph are searched for its direction.
  public static let directionCharacters = 4_096

  private var settings: MeasuringSettings?
  /// For paragraphs that are set in a way of their own.
  private var otherSettings: [ParagraphStyle: MeasuringSettings] = [:]
  var cache = ParagraphCache()

  /// The number of layouts made so far, which tells what a measurement cost.
  public private(set) var layoutCount = 0
  /// The number of paragraphs looked at so far, be they laid out or remembered.
  public private(set) var examinedParagraphCount = 0
  /// The number of characters laid out so far.
  public private(set) var laidOutByteCount = 0

  /// Makes a measurer that remembers nothing yet.
  public init() {}

  /// Counts the lines of a text and adds up their heights.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  ///   - lineLimit: The most visual lines to measure; nil: all; below 1 counts as 1.
  ///   - heightLimit: The height in pixels with which it is enough; the paragraph that reaches it is
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

  /// Measures only the first lines: the cap of a growing editor.
  ///
  /// - Parameters:
  ///   - lineCount: The number of visual lines; below 1 counts as 1.
  ///   - source: The text.
  ///   - width: The width of the text window in pixels, margins included.
  ///   - environment: Fonts and directions.
  ///   - style: Wrapping, spacing and margins.
  /// - Returns: The height in pixels; of the whole text if it has no more lines.
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

  /// The settings for an environment and a style; forgets everything if they are new.
  func prepare(environment: TextEnvironment, style: ParagraphStyle) -> MeasuringSettings {
    if let settings, settings.hold(for: environment, style: style) { return settings }
    cache.removeAll()
    otherSettings.removeAll()
    let made = MeasuringSettings(environment: environment, style: style)
    settings = made
    return made
  }

  /// Lays out a paragraph, where it is not remembered, and adds as much of it as there is room for.
  ///
  /// - Returns: What it is; nil if there is more of it than was added.
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

  /// Lays out as much of a paragraph as the lines that are left need.
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
