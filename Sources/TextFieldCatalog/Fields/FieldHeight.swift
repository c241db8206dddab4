import GtkCore
import TextRules

/// The height of a field: by its policy, its text and its hint, whose changes are animated.
@MainActor
final class FieldHeight {
  /// Whether and how the height follows the hint.
  var policy: HeightLayoutPolicy
  /// Whether a field that grows takes no space for a missing hint.
  var ignoresEmptyHint = false
  /// The greatest height of the text at the default text size, in pixels; nil for no limit.
  var maxTextHeight: Int?
  /// The width that was last allocated, in pixels; 0 at first.
  var width = 0
  /// Animates the part of the height that the hint adds.
  let motion = HintMotion()
  private var reported = HeightReport()
  private let parts: FieldParts
  private let style: CurrentStyle
  private let widths: FieldWidths

  init(of parts: FieldParts, _ style: CurrentStyle, _ widths: FieldWidths) {
    self.parts = parts
    self.style = style
    self.widths = widths
    policy = style.appearance.kind.heightPolicy
  }

  /// The least and the natural width of a field, in pixels.
  private static let minimumWidth = 120
  private static let naturalWidth = 320
  /// The greatest height of a text of several lines that a field requests as a minimum, in pixels.
  private static let maximumRequestedTextHeight = 400

  /// Returns the size that a field requests.
  func request(_ orientation: Orientation, forSize: Int, of field: Widget) -> SizeRequest {
    guard orientation == .vertical else {
      return SizeRequest(minimum: Self.minimumWidth, natural: Self.naturalWidth)
    }
    let width = forSize < 0 ? max(width, Self.minimumWidth) : forSize
    let natural = height(forWidth: width)
    guard let text = textHeight(forWidth: width) else {
      return SizeRequest(minimum: natural, natural: natural)
    }
    // A long text must not make its window higher than the screen: it scrolls in the space that it
    // gets.
    return field.request(
      squeezedTo: height(
        forWidth: width, textHeight: min(text, Self.maximumRequestedTextHeight)),
      natural: natural)
  }

  /// Returns the current height at a width: by the policy, or during an animation.
  func height(forWidth width: Int) -> Int {
    height(forWidth: width, textHeight: textHeight(forWidth: width))
  }

  private func height(forWidth width: Int, textHeight: Int?) -> Int {
    let shares = shares(forWidth: width, textHeight: textHeight)
    return shares.plain + motion.extra(for: shares.hint)
  }

  /// Returns the height by the policy: without a hint, and what the present hint adds to it.
  func shares(forWidth width: Int, textHeight: Int?) -> (plain: Int, hint: Int) {
    let geometry = geometry(forWidth: width)
    parts.hint.limit(toLines: policy.maxHintLines)
    func height(_ hintHeight: Int) -> Int {
      policy.height(
        geometry, textHeight: textHeight, hintHeight: hintHeight,
        ignoreEmptyHint: ignoresEmptyHint)
    }
    let plain = height(0)
    let hintHeight = parts.hint.height(forWidth: widths.hint(in: width))
    return (plain, hintHeight > 0 ? height(hintHeight) - plain : 0)
  }

  /// Returns the geometry with enough room for the current fonts.
  func geometry(forWidth width: Int) -> FieldGeometry {
    let input = parts.input
    let text =
      input.hasOneLine
      ? input.height(forWidth: widths.input(in: width)) : input.textWidget.lineHeight
    return style.appearance.geometry.fitting(
      titleHeight: parts.placeholders.titleHeight, inputHeight: text + 2 * framePadding,
      // A line can be a pixel higher than its font reports.
      hintLineHeight: parts.hint.lineHeight + 1)
  }

  /// The least space between the text and the frame at the top and the bottom.
  private var framePadding: Int { style.appearance.border.map { $0.width + 4 } ?? 0 }

  /// Returns the height of a text of several lines; nil for one line.
  func textHeight(forWidth width: Int) -> Int? {
    guard !parts.input.hasOneLine else { return nil }
    return parts.input.height(forWidth: widths.input(in: width))
  }

  // MARK: The limit of the text

  /// Lets the text grow up to its greatest height, in whole lines: half a line cannot be read.
  func limitLines() {
    guard let area = parts.input.textArea else { return }
    area.setLineLimits(min: 1, max: maximumTextHeight.map(area.lineCount(fitting:)) ?? .max)
  }

  /// The greatest height of the text, scaled with the user's text size.
  private var maximumTextHeight: Int? {
    guard let maxTextHeight else { return nil }
    let resolution = DesktopSettings.current?.textResolution ?? 0
    let factor = resolution > 0 ? resolution / Self.usualResolution : 1
    return Int(min(Double(max(maxTextHeight, 1)) * factor, Double(Int32.max)))
  }

  /// The resolution of text at its default size, in dots per inch.
  private static let usualResolution = 96.0

  // MARK: Changes

  /// The height that the hint adds at present, in pixels.
  var hintExtra: Int {
    guard width > 0 else { return 0 }
    return motion.extra(
      for: shares(forWidth: width, textHeight: textHeight(forWidth: width)).hint)
  }

  /// Adapts the height to a hint that has changed.
  ///
  /// - Parameters:
  ///   - extra: What the hint added to the height before, in pixels.
  ///   - isHeld: Whether the parts stay where they are for the moment.
  ///   - isAnimated: Whether the change is animated.
  ///   - field: The field.
  func hintChanged(from extra: Int, isHeld: Bool, isAnimated: Bool, in field: Widget) {
    if isHeld { return motion.hold(extra) }
    if isAnimated, hintExtra != extra {
      motion.begin(from: extra, in: field)
    } else if !isAnimated {
      motion.stop()
    }
    field.queueResize()
  }

  /// Notes the height of an allocation.
  ///
  /// - Returns: The height to report; nil if it has not changed, or is the first one.
  func note(_ height: Int) -> Int? {
    let isFirst = reported == HeightReport()
    guard let changed = reported.update(height), !isFirst else { return nil }
    return changed
  }
}
