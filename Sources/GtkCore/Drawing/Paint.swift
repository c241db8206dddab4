import CConcertinaGtk

/// A color: red, green, blue and opacity, each from 0 to 1.
///
///     let red = Paint(red: 0.8, green: 0, blue: 0)
///     let accent = view.namedPaint("accent_color") ?? view.textPaint
public struct Paint: Equatable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from CSS notation, such as `#3584e4` or `rgb(0 0 0 / 50%)`; `nil` if it is not
  /// valid.
  public init?(css text: String) {
    var color = GdkRGBA()
    guard gdk_rgba_parse(&color, text) != 0 else { return nil }
    self.init(color)
  }

  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  var color: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
