/// The positions and sizes of a field's parts, in GTK pixels at the standard text size.
///
/// The numbers are those of TextFieldsCatalog. A widget with another type scale creates its own
/// geometry.
public struct FieldGeometry: Hashable, Sendable {
  /// The height of the field while nothing makes it taller.
  public var standardHeight: Int
  /// The top of the title or of the floating placeholder.
  public var titleTop: Int
  /// The height of the title's or placeholder's line.
  public var titleHeight: Int
  /// The top of the placeholder while it is in the empty input.
  public var placeholderBottom: Int
  /// The top of the input.
  public var inputTop: Int
  /// The height of the input; for multi-line text, the minimum height.
  public var inputHeight: Int
  /// The gap between input and hint.
  public var hintGap: Int
  /// The height of one line of the hint.
  public var hintLineHeight: Int
  /// The height that is added to the field's at the standard text size.
  public private(set) var growth = 0

  /// Creates a geometry, from top to bottom.
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

  /// The geometry of the field with a border and a title above the input.
  public static let bordered = FieldGeometry(
    standardHeight: 130, titleTop: 13, titleHeight: 19, placeholderBottom: 13, inputTop: 48,
    inputHeight: 60, hintGap: 6, hintLineHeight: 17)
  /// The geometry of the field with a line below and a floating placeholder.
  public static let underlined = FieldGeometry(
    standardHeight: 77, titleTop: 2, titleHeight: 19, placeholderBottom: 23, inputTop: 18,
    inputHeight: 30, hintGap: 9, hintLineHeight: 16)
  /// The geometry of the field for multi-line text.
  ///
  /// In TextFieldsCatalog the placeholder is 5 pixels higher, above the line that the caret is in.
  /// The text is as near to the line below as there, to leave room for the clear button above.
  public static let textView = FieldGeometry(
    standardHeight: 77, titleTop: 2, titleHeight: 19, placeholderBottom: 28, inputTop: 28,
    inputHeight: 20, hintGap: 9, hintLineHeight: 16)
  /// The geometry of a field in a row of a list, as high as libadwaita's own rows for text.
  public static let listRow = FieldGeometry(
    standardHeight: 66, titleTop: 5, titleHeight: 19, placeholderBottom: 16, inputTop: 24,
    inputHeight: 20, hintGap: 2, hintLineHeight: 16)

  /// The height of the part of a one-line hint that extends below the standard height, in pixels:
  /// in TextFieldsCatalog the bordered field is one pixel shorter than its parts together.
  public var hintOverhang: Int { max(0, hintTop() + hintLineHeight - standardHeight) }

  /// Returns the top of the hint.
  ///
  /// - Parameter textHeight: The height of the text; if `nil`, the input's own height.
  /// - Returns: The top of the hint, in pixels from the top of the field.
  public func hintTop(textHeight: Int? = nil) -> Int {
    inputTop + max(inputHeight, textHeight ?? inputHeight) + hintGap
  }

  /// Returns the same geometry with room for larger text: parts below move down, and nothing gets
  /// smaller.
  ///
  /// ```swift
  /// // Everything below the title is 10 px lower:
  /// FieldGeometry.underlined.fitting(titleHeight: 29, inputHeight: 30)
  /// ```
  ///
  /// - Parameters:
  ///   - titleHeight: The height of the title's line, in pixels.
  ///   - inputHeight: The minimum height of the input, in pixels.
  ///   - hintLineHeight: The height of one line of the hint, in pixels.
  /// - Returns: The enlarged geometry.
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
    // The placeholder stays in the middle of the input, as long as the input has one line.
    fitting.placeholderBottom += title + (input - title) / 2
    return fitting
  }
}
