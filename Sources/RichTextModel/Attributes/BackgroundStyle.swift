/// What is painted behind a run, beyond a plain colour: rounded, with a border.
public struct BackgroundStyle: Hashable, Sendable {
  /// The colour of the area.
  public var color: TextColor
  /// The radius of the corners in pixels.
  public var cornerRadius: Int
  /// The colour of the border; nil: none.
  public var borderColor: TextColor?
  /// The width of the border in pixels; 0: none.
  public var borderWidth: Int

  /// Makes a background; negative lengths count as 0.
  public init(
    color: TextColor, cornerRadius: Int = 0, borderColor: TextColor? = nil, borderWidth: Int = 0
  ) {
    self.color = color
    self.cornerRadius = max(0, cornerRadius)
    self.borderColor = borderColor
    self.borderWidth = max(0, borderWidth)
  }
}
