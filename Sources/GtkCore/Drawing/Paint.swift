import CGtk

/// A colour to paint with: red, green, blue and opacity, each of 0 to 1.
public struct Paint: Equatable, Sendable {
  /// The part of red.
  public var red: Double
  /// The part of green.
  public var green: Double
  /// The part of blue.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var color: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
