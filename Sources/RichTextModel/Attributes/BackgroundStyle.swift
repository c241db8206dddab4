/// A background of a run that is more than a plain color: rounded, with a border and a shadow.
///
/// ```swift
/// let pill = BackgroundStyle(color: blue, roundedCornerStyle: .relative(percent: 50))
/// editor.changeAttributes(in: 4..<9) { $0.backgroundStyle = pill }
/// ```
///
/// A run over several lines has one background where its lines touch, and several where they do
/// not. A ``BackgroundColorKey`` of the same run is painted on top of it.
///
/// ## Origin
/// Proton's BackgroundStyle.
public struct BackgroundStyle: Hashable, Sendable {
  /// The color of the background.
  public var color: Color
  /// The roundness of the corners.
  public var roundedCornerStyle: RoundedCornerStyle
  /// The border along the edge, within the background; nil for none.
  public var border: BorderStyle?
  /// The shadow, which shows through a translucent color; nil for none.
  public var shadow: ShadowStyle?
  /// Whether only the first line's start and the last line's end are rounded.
  public var hasSquaredOffJoins: Bool
  /// The height to fill.
  public var heightMode: BackgroundMode
  /// The width to fill, if a line was wrapped.
  public var widthMode: BackgroundMode
  /// The distances of the edges from that area, inward; negative ones go outward, but never beyond
  /// the middle of a blank beside the run, nor on a letter there.
  public var insets: BackgroundInsets

  /// Creates a background.
  public init(
    color: Color, roundedCornerStyle: RoundedCornerStyle = .absolute(0),
    border: BorderStyle? = nil, shadow: ShadowStyle? = nil, hasSquaredOffJoins: Bool = false,
    heightMode: BackgroundMode = .matchLine, widthMode: BackgroundMode = .matchLine,
    insets: BackgroundInsets = BackgroundInsets()
  ) {
    self.color = color
    self.roundedCornerStyle = roundedCornerStyle
    self.border = border
    self.shadow = shadow
    self.hasSquaredOffJoins = hasSquaredOffJoins
    self.heightMode = heightMode
    self.widthMode = widthMode
    self.insets = insets
  }
}

/// The roundness of a background's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A radius in pixels; a negative one counts as 0.
  case absolute(Double)
  /// A radius in percent of the height of a line: 50 makes a capsule.
  case relative(percent: Double)

  /// Returns the radius for lines of a height, in pixels; at most half of it.
  public func radius(forHeight height: Double) -> Double {
    let radius =
      switch self {
      case .absolute(let radius): radius
      case .relative(let percent): height * percent / 100
      }
    return radius.isNaN ? 0 : min(max(radius, 0), max(height / 2, 0))
  }
}

/// The border of a background.
public struct BorderStyle: Hashable, Sendable {
  /// The width in pixels; a negative one counts as 0, which is no border.
  public var lineWidth: Int
  /// The color.
  public var color: Color

  /// Creates a border.
  public init(lineWidth: Int = 1, color: Color) {
    self.lineWidth = max(0, lineWidth)
    self.color = color
  }
}

/// The shadow of a background.
public struct ShadowStyle: Hashable, Sendable {
  /// The color.
  public var color: Color
  /// The offset to the right, in pixels.
  public var offsetX: Int
  /// The offset downward, in pixels.
  public var offsetY: Int
  /// The blur radius of its edge, in pixels; a negative one counts as 0.
  public var blur: Int

  /// Creates a shadow.
  public init(color: Color, offsetX: Int = 0, offsetY: Int = 1, blur: Int = 2) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = max(0, blur)
  }
}

/// The distances of a background's edges from the area that it fills, line by line, in pixels.
///
/// The text makes no room for a background that is larger: it extends below the neighboring text.
public struct BackgroundInsets: Hashable, Sendable {
  /// The inset at the top.
  public var top: Int
  /// The inset at the left.
  public var left: Int
  /// The inset at the bottom.
  public var bottom: Int
  /// The inset at the right.
  public var right: Int

  /// Creates insets.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The area that a background fills.
public enum BackgroundMode: String, Hashable, Sendable, CaseIterable {
  /// The line, including the space around paragraphs and between lines, and the white space at
  /// which it was wrapped.
  case matchLine
  /// The characters of the line, without the space around them.
  case matchText
}
