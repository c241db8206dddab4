/// A colour of a run: red, green, blue and opacity, each of 0 to 1.
///
/// It is spelled as in CSS, which is also how it is saved:
///
/// ```swift
/// TextColor("#ff8800")?.description    // "#ff8800"
/// TextColor("#ff880080")?.alpha        // about 0.5
/// ```
public struct TextColor: Hashable, Sendable {
  /// The part of red.
  public var red: Double
  /// The part of green.
  public var green: Double
  /// The part of blue.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour; what is outside 0 to 1 is moved to the nearer end, and what is no number is 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Reads `#rrggbb` or `#rrggbbaa`; nil for anything else.
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
    // As many steps as a screen has, and a saved file: a colour comes back as it was.
    part.isNaN ? 0 : (min(max(part, 0), 1) * 255).rounded() / 255
  }

  private static func hexadecimalValue(_ digit: UInt8) -> Int? {
    Character(UnicodeScalar(digit)).hexDigitValue
  }
}

extension TextColor: CustomStringConvertible {
  /// The colour as CSS spells it, without the opacity where there is none to tell of.
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
