/// The measurements of a growing area, for tests, for the playground, and for widgets that lay out
/// around it.
public struct GrowthFigures: Equatable, Sendable {
  /// The number of lines that the text takes at the present width; 10,000 means that many or more.
  public var lineCount: Int
  /// The number of lines that the area has room for and fills.
  public var visibleLineCount: Int
  /// The height of the area in pixels, without padding and border.
  public var height: Int
  /// The width of the area in pixels, without padding and border.
  public var width: Int
  /// The width at which lines are wrapped, in pixels: GTK reserves one pixel for the caret.
  public var textWidth: Int
  /// Whether there is more text than the area shows.
  public var scrolls: Bool
}
