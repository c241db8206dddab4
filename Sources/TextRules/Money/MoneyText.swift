/// A sum of money as a field shows it, with its caret.
///
/// It is created by a ``MoneyFormat`` and changed by ``MoneyFormat/apply(_:to:)``. An undo
/// history that keeps it can restore both text and caret.
public struct MoneyText: Equatable, Sendable {
  /// The text that the field shows, such as `1,234.5`.
  public let text: String
  /// The caret's offset, in Unicode scalars.
  public let caret: Int

  /// The digits and the decimal point, without any grouping: `1234.5`.
  let significant: [Character]
  /// Whether there is a minus sign before them.
  var isNegative = false
  /// The characters written at the caret so far; `nil` after any other edit.
  var memory: MoneyMemory?

  /// Compares the results only, not what was written to get them.
  public static func == (one: MoneyText, other: MoneyText) -> Bool {
    one.text == other.text && one.caret == other.caret && one.significant == other.significant
      && one.isNegative == other.isNegative
  }

  /// The sum in a form for programs: ASCII digits, with a point before the fraction; empty for no
  /// sum.
  ///
  /// ```swift
  /// MoneyFormat().format("1,234.50").value                      // "1234.50"
  /// MoneyFormat(allowsNegative: true).format("-1,234").value    // "-1234"
  /// ```
  public var value: String {
    let point = significant.firstIndex(of: ".") ?? significant.endIndex
    let whole = significant[..<point].drop { $0 == "0" }
    let fraction = significant[point...].dropFirst()
    guard !significant.isEmpty, significant != ["."] else { return "" }
    return (isNegative ? "-" : "") + String(whole.isEmpty ? ["0"] : Array(whole))
      + (fraction.isEmpty ? "" : "." + String(fraction))
  }

  /// The sum as a number; `nil` for no sum.
  public var number: DecimalNumber? { DecimalNumber(value) }

  /// Whether the sum is worth the same as a value, which may have zeros at its end.
  package func isWorth(_ other: String) -> Bool {
    value == other || number != nil && number == DecimalNumber(other)
  }

  /// Forgets the last character that was written and left out.
  package mutating func takeBackLast() { memory?.takeBackLast() }

  /// Forgets what was written at the caret, as if the caret had been moved.
  package mutating func forgetTyping() { memory = nil }

  /// Returns the same text with the caret at another offset.
  ///
  /// - Parameter caret: The offset, in Unicode scalars.
  /// - Returns: The text with its caret there, or at the nearest end.
  public func movingCaret(to caret: Int) -> MoneyText {
    MoneyText(
      text: text, caret: min(max(0, caret), text.unicodeScalars.count), significant: significant,
      isNegative: isNegative)
  }
}
