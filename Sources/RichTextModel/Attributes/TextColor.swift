/// A color of a run: red, green, blue and opacity, each from 0 to 1.
///
/// It is written as in CSS, which is also how it is saved:
///
/// ```swift
/// TextColor("#ff8800")?.description    // "#ff8800"
/// TextColor("#ff880080")?.alpha        // about 0.5
/// ```
public struct TextColor: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color; components outside 0 to 1 are clamped, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
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
    // Rounded to the steps of a screen and of a saved file: a color is read back as it was.
    part.isNaN ? 0 : (min(max(part, 0), 1) * 255).rounded() / 255
  }

  private static func hexadecimalValue(_ digit: UInt8) -> Int? {
    Character(UnicodeScalar(digit)).hexDigitValue
  }
}

extension TextColor: CustomStringConvertible {
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
