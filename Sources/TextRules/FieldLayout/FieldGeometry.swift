/// Where the parts of a field are, in GTK pixels at the usual text size.
///
/// The figures are the seed's. A widget with another type scale makes its own geometry.
public struct FieldGeometry: Hashable, Sendable {
  /// How high the field is while nothing makes it higher.
  public var standardHeight: Int
  /// Where the title or the placeholder at the top begins.
  public var titleTop: Int
  /// How high the line of title or placeholder is.
  public var titleHeight: Int
  /// Where the placeholder begins while it stands in the empty input.
  public var placeholderBottom: Int
  /// Where the input begins.
  public var inputTop: Int
  /// How high the input is; for text of several lines, at least.
  public var inputHeight: Int
  /// The gap between input and hint.
  public var hintGap: Int
  /// How high a line of the hint is.
  public var hintLineHeight: Int
  /// How much higher the field is than at the usual text size.
  public private(set) var growth = 0

  /// Describes a field, from top to bottom.
  public init(
    standardHeight: Int, titleTop: Int, titleHeight: Int, placeholderBottom: Int, inputTop: Int,
    inputHeight: Int, hintGap: Int, hintLineHeight: Int
  ) {
    self.standardHeight = standardHeight
    self.titleTop = titleTop
    self.titleHeight = titleHeight
    self.placeholderBottom = placeholderBottom
    self.inputTop = inputTop
    self.inputHeight = inputHeight
    self.hintGap = hintGap
    self.hintLineHeight = hintLineHeight
  }

  /// The field with a frame and a title above.
  public static let bordered = FieldGeometry(
    standardHeight: 130, titleTop: 13, titleHeight: 19, placeholderBottom: 13, inputTop: 48,
    inputHeight: 60, hintGap: 6, hintLineHeight: 17)
  /// The field with a line below and a floating placeholder.
  public static let underlined = FieldGeometry(
    standardHeight: 77, titleTop: 2, titleHeight: 19, placeholderBottom: 23, inputTop: 18,
    inputHeight: 30, hintGap: 9, hintLineHeight: 16)
  /// The field for text of several lines.
  ///
  /// The seed's placeholder begins 5 pixels higher, above the line in which the caret stands.
  public static let textView = FieldGeometry(
    standardHeight: 77, titleTop: 2, titleHeight: 19, placeholderBottom: 28, inputTop: 28,
    inputHeight: 20, hintGap: 9, hintLineHeight: 16)

  /// How far a hint of one line reaches beyond the standard height, in pixels: the seed's bordered field
  /// is lower by one than its parts.
  public var hintOverhang: Int { max(0, hintTop() + hintLineHeight - standardHeight) }

  /// Where the hint begins.
  ///
  /// - Parameter textHeight: How high the text is; the input's own height where it is nil.
  /// - Returns: The hint's upper edge, in pixels from the field's.
  public func hintTop(textHeight: Int? = nil) -> Int {
    inputTop + max(inputHeight, textHeight ?? inputHeight) + hintGap
  }

  /// The same parts with room for larger text: what is below moves down, and nothing gets smaller.
  ///
  /// ```swift
  /// FieldGeometry.underlined.fitting(titleHeight: 29, inputHeight: 30)  // 10 px lower below the title
  /// ```
  ///
  /// - Parameters:
  ///   - titleHeight: How high the title's line is, in pixels.
  ///   - inputHeight: How high the input is at least, in pixels.
  ///   - hintLineHeight: How high a line of the hint is, in pixels.
  /// - Returns: The geometry with that room.
  public func fitting(
    titleHeight: Int, inputHeight: Int, hintLineHeight: Int = 0
  ) -> FieldGeometry {
    let title = max(0, titleHeight - self.titleHeight)
    let input = max(0, inputHeight - self.inputHeight)
    let hint = max(0, hintLineHeight - self.hintLineHeight)
    var fitting = self
    fitting.titleHeight += title
    fitting.inputTop += title
    fitting.inputHeight += input
    fitting.hintLineHeight += hint
    fitting.standardHeight += title + input + hint
    fitting.growth += title + input + hint
    // It keeps its place in the middle of the input, as long as the input has one line.
    fitting.placeholderBottom += title + (input - title) / 2
    return fitting
  }
}
