/// What is painted behind a run beyond a plain colour: rounded, with a border and a shadow.
///
/// ```swift
/// let pill = BackgroundStyle(color: blue, roundedCornerStyle: .relative(percent: 50))
/// editor.changeAttributes(in: 4..<9) { $0.backgroundStyle = pill }
/// ```
///
/// A run over several lines is one area where its lines touch, and several where they do not. A
/// ``BackgroundColorKey`` of the same run is painted over it.
///
/// ## Origin
/// Proton's BackgroundStyle.
public struct BackgroundStyle: Hashable, Sendable {
  /// The colour of the area.
  public var color: TextColor
  /// How round the corners are.
  public var roundedCornerStyle: RoundedCornerStyle
  /// The line along the edge, within the area; nil: none.
  public var border: BorderStyle?
  /// What the area throws behind itself, seen through a translucent colour; nil: nothing.
  public var shadow: ShadowStyle?
  /// Whether only the first line's start and the last line's end are rounded.
  public var hasSquaredOffJoins: Bool
  /// What the area is as high as.
  public var heightMode: BackgroundMode
  /// What the area is as wide as, where a line was wrapped.
  public var widthMode: BackgroundMode
  /// How far the edges lie within that; negative: beyond it.
  public var insets: BackgroundInsets

  /// Makes a background.
  public init(
    color: TextColor, roundedCornerStyle: RoundedCornerStyle = .absolute(0),
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

/// How round the corners of a background are.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A radius in pixels; a negative one counts as 0.
  case absolute(Double)
  /// A radius in hundredths of the height of a line: 50 makes a capsule.
  case relative(percent: Double)

  /// The radius for lines of a height, in pixels; at most half of it.
  public func radius(forHeight height: Double) -> Double {
    let radius =
      switch self {
      case .absolute(let radius): radius
      case .relative(let percent): height * percent / 100
      }
    return radius.isNaN ? 0 : min(max(radius, 0), max(height / 2, 0))
  }
}

/// The line along the edge of a background.
public struct BorderStyle: Hashable, Sendable {
  /// The width in pixels; a negative one counts as 0, which is no line.
  public var lineWidth: Int
  /// The colour.
  public var color: TextColor

  /// Makes a line.
  public init(lineWidth: Int = 1, color: TextColor) {
    self.lineWidth = max(0, lineWidth)
    self.color = color
  }
}

/// What a background throws behind itself.
public struct ShadowStyle: Hashable, Sendable {
  /// The colour.
  public var color: TextColor
  /// How far it lies to the right, in pixels.
  public var offsetX: Int
  /// How far it lies below, in pixels.
  public var offsetY: Int
  /// How far its edge is smeared, in pixels; a negative length counts as 0.
  public var blur: Int

  /// Makes a shadow.
  public init(color: TextColor, offsetX: Int = 0, offsetY: Int = 1, blur: Int = 2) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = max(0, blur)
  }
}

/// How far the edges of a background lie within what it is as large as, line by line, in pixels.
///
/// Nothing makes room for a background that is larger: it lies behind the text beside it.
public struct BackgroundInsets: Hashable, Sendable {
  /// At the top.
  public var top: Int
  /// At the left.
  public var left: Int
  /// At the bottom.
  public var bottom: Int
  /// At the right.
  public var right: Int

  /// Makes insets.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// What a background is as large as.
public enum BackgroundMode: String, Hashable, Sendable, CaseIterable {
  /// The line: with the space around paragraphs and between lines, and with blanks at which it was
  /// wrapped.
  case matchLine
  /// The letters of the line, without the space around them.
  case matchText
}
