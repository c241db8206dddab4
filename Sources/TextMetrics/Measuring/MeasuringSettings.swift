import CConcertinaPango

/// The settings that stay the same between measurements: an environment, a style, and the two
/// layouts.
final class MeasuringSettings {
  private let environment: TextEnvironment
  private let serial: UInt64
  private let style: ParagraphStyle
  private let leftToRight: ParagraphLayout
  private let rightToLeft: ParagraphLayout
  private lazy var averageCharacterWidth = measuredCharacterWidth()

  /// The one pixel of the width that GTK keeps for the caret.
  private static let spaceForCaret = 1

  init(environment: TextEnvironment, style: ParagraphStyle) {
    self.environment = environment
    self.style = style
    serial = environment.serial
    leftToRight = ParagraphLayout(environment, .leftToRight, style)
    rightToLeft = ParagraphLayout(environment, .rightToLeft, style)
  }

  /// The same environment for paragraphs with another style.
  func with(_ style: ParagraphStyle) -> MeasuringSettings {
    MeasuringSettings(environment: environment, style: style)
  }

  /// Whether these settings still apply.
  func hold(for environment: TextEnvironment, style: ParagraphStyle) -> Bool {
    self.style == style && serial == environment.serial
      && self.environment.laysOutLike(environment)
  }

  func layout(for direction: TextDirection) -> ParagraphLayout {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// Pixels above and below every paragraph.
  var spaceAround: Int {
    PangoUnits.bounded(max(0, style.pixelsAboveLines))
      + PangoUnits.bounded(max(0, style.pixelsBelowLines))
  }

  var pixelsAbove: Int { PangoUnits.bounded(max(0, style.pixelsAboveLines)) }

  var leftMargin: Int { PangoUnits.bounded(max(0, style.leftMargin)) }

  /// The space between two lines of a paragraph, in Pango units.
  var lineSpacing: Int { Int(PangoUnits.units(fromPixels: max(0, style.pixelsInsideWrap))) }

  /// Whether lines of ``PlainText`` may be laid out apart from those before them.
  ///
  /// Apart from hyphenation, which is the same everywhere, no attribute is allowed: it may apply to
  /// a range of the text, and letter spacing puts half of itself before an item. Nor is an indent,
  /// which differs between lines. And the wrap mode has to break at words, because only words
  /// determine where lines may be cut.
  var keepsLines: Bool {
    environment.attributesOfLongParagraphs == nil && style.indent == 0
      && style.wrapMode == .wordOrCharacter
  }

  /// The width of a line in Pango units; negative if lines are not wrapped.
  func layoutWidth(forWidth width: Int) -> Int32 {
    guard style.wrapMode != .none else { return -1 }
    let screenWidth = max(1, PangoUnits.bounded(width) - Self.spaceForCaret)
    let rightMargin = PangoUnits.bounded(max(0, style.rightMargin))
    return PangoUnits.units(fromPixels: screenWidth - leftMargin - rightMargin)
  }

  /// The width in pixels at which a line of that many Pango units fits.
  func width(around line: Int) -> Int {
    let pixels = PangoUnits.bounded((line + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE))
    let margins = leftMargin + PangoUnits.bounded(max(0, style.rightMargin))
    return pixels + margins + abs(PangoUnits.bounded(style.indent)) + Self.spaceForCaret
  }

  /// Returns the number of characters that should fill that many lines, and one more line to be
  /// sure of the last.
  func prefixLength(forLines lines: Int, layoutWidth: Int32) -> Int {
    guard lines < 1_000_000, layoutWidth >= 0 else { return .max }
    let perLine = Int(layoutWidth) / averageCharacterWidth + 1
    return (lines + 1) * perLine * 6 / 5 + 32
  }

  private func measuredCharacterWidth() -> Int {
    let metrics = pango_context_get_metrics(environment.leftToRight.pointer, nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    return max(1, Int(pango_font_metrics_get_approximate_char_width(metrics)))
  }
}
