/// A color: red, green, blue and opacity, each from 0 to 1.
///
/// It is what one paints with, what a run of rich text has, and what a style is given in place of a
/// color of the theme. It is written as in CSS, which is also how it is saved:
///
/// ```swift
/// Color("#ff8800")?.description    // "#ff8800"
/// Color("#ff880080")?.alpha        // about 0.5
/// Color(red: 0.8, green: 0, blue: 0).description    // "#cc0000"
/// ```
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color; components outside 0 to 1 are clamped, and NaN counts as 0.
  ///
  /// Components are rounded to the 255 steps of a screen and of a saved file, so that a color is
  /// read back as it was.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a color from components between the steps of a screen, as a theme mixes them.
  package init(exactRed red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color from its red, green and blue in one number: `Color(rgb: 0xFF8800)`.
  ///
  /// What is above the 24 bits is ignored.
  public init(rgb value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Parses `#rrggbb` or `#rrggbbaa`; nil for anything else.
  public init?(_ text: String) {
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9 else { return nil }
    let digits = text.utf8.dropFirst().compactMap(Self.hexadecimalValue)
    guard digits.count == text.utf8.count - 1 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    let parts = bytes.map { Double($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func clamped(_ part: Double) -> Double {
    part.isNaN ? 0 : (min(max(part, 0), 1) * 255).rounded() / 255
  }

  private static func hexadecimalValue(_ digit: UInt8) -> Int? {
    Character(UnicodeScalar(digit)).hexDigitValue
  }
}

extension Color: CustomStringConvertible {
  /// The color in CSS notation, without the opacity if it is 1.
  public var description: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#" + parts.map(Self.twoDigits).joined()
  }

  private static func twoDigits(_ part: Double) -> String {
    let byte = Int((part * 255).rounded())
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
