import TextRules
import WidgetSupport

/// The appearance of a field, as far as it differs from that of other fields of its kind.
///
/// ```swift
/// var style = FieldStyle()
/// style.accentColor = .rgb(0x1a7f37)
/// style.lineWidth = 2
/// let name = UnderlinedTextField("Name", style: style)
/// let about = UnderlinedTextView("About you", style: style)
/// ```
///
/// One value is for fields of every kind. Nil is what the theme and the kind of field give.
public struct FieldStyle: Hashable, Sendable {
  /// The font of the text, and of a placeholder in its place.
  public var font: TextFont?
  /// The font of a title that does not float.
  public var titleFont: TextFont?
  /// The font of the hint and of errors.
  public var hintFont: TextFont?

  /// The color of the line or the frame, and of the title, while the field has the focus.
  public var accentColor: ThemeColor?
  /// The color of the text.
  public var textColor: ThemeColor?
  /// The color of the caret.
  public var caretColor: ThemeColor?
  /// The color of the placeholder and the title.
  public var placeholderColor: ThemeColor?
  /// The color of the hint.
  public var hintColor: ThemeColor?
  /// The color of everything that shows an error, except the text.
  public var errorColor: ThemeColor?
  /// The color of the line or the frame.
  public var lineColor: ThemeColor?
  /// The color of the background.
  public var backgroundColor: ThemeColor?

  /// The width of the line or the frame, in pixels; a line of 0 that has no ``focusedLineWidth``
  /// either is not there.
  public var lineWidth: Int?
  /// The width of the line while the field has the focus, in pixels.
  public var focusedLineWidth: Int?
  /// The space between the line and both sides of the field, in pixels.
  public var lineInset: Int?
  /// The space between the text and the line, in pixels.
  public var lineGap: Int?
  /// The radius of the corners of the line or the frame, in pixels.
  public var cornerRadius: Int?
  /// The space between the title, input and hint and both sides of the field, in pixels.
  public var inset: Int?
  /// The vertical positions of the parts, and their heights.
  public var geometry: FieldGeometry?
  /// The policy for the height of the field; nil leaves it as it is.
  public var heightLayoutPolicy: HeightLayoutPolicy?
  /// The time in which the placeholder floats, in seconds; 0 for no animation.
  public var animationDuration: Double?

  /// Creates a style without differences.
  public init() {}

  /// The style in a row of a list, such as one of libadwaita's: without a line, because the row
  /// shows the focus.
  ///
  /// ```swift
  /// let field = UnderlinedTextField("Name", style: .listRow)
  /// ```
  public static let listRow: FieldStyle = {
    var row = FieldStyle()
    (row.lineWidth, row.focusedLineWidth, row.lineGap) = (0, 0, 0)
    row.inset = 12
    row.geometry = .listRow
    row.heightLayoutPolicy = .listRow
    return row
  }()
}
