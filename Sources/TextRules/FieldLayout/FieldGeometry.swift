/// Where the parts of a field are, in GTK pixels at the usual text size.
///
/// The figures are the seed's. A widget with another type scale makes its own geometry.
public struct FieldGeometry: Equatable, Sendable {
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
  public static let textView = FieldGeometry(
    standardHeight: 77, titleTop: 2, titleHeight: 19, placeholderBottom: 23, inputTop: 28,
    inputHeight: 20, hintGap: 9, hintLineHeight: 16)

  /// Where the hint begins.
  ///
  /// - Parameter textHeight: How high the text is; the input's own height where it is nil.
  /// - Returns: The hint's upper edge, in pixels from the field's.
  public func hintTop(textHeight: Int? = nil) -> Int {
    inputTop + max(inputHeight, textHeight ?? inputHeight) + hintGap
  }
}
