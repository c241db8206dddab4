import GtkCore
import RichTextModel

/// Writes values as Swift code, for the user to copy.
public enum SwiftCode {
  /// The length of the longest text, in Unicode scalars, that the code quotes in full.
  public static let longestText = 2_000

  /// Returns the value of a parameter.
  package static func literal<Value: ParameterValue>(_ value: Value) -> String {
    switch value.plain {
    case .boolean(let isOn): "\(isOn)"
    case .integer(let whole): "\(whole)"
    case .number(let value): number(value)
    case .texts(let texts): "[\(texts.map(shortened).joined(separator: ", "))]"
    case .widget, .object, .variant, .rectangle: "nil"
    case .text(let text): if case .choice = Value.kind { ".\(text)" } else { shortened(text) }
    }
  }

  /// Returns a number, which may be infinite or NaN.
  public static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return JSONValue.number(value).compactText
  }

  /// Returns a text, of a long one its beginning.
  public static func shortened(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(longestText)
    guard head.endIndex < text.unicodeScalars.endIndex else {
      return SwiftStringLiteral.literal(text)
    }
    return SwiftStringLiteral.literal(String(head)) + " /* … and more */"
  }
}
