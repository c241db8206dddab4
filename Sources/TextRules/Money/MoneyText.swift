/// A sum of money as a field shows it, with its caret.
///
/// It is made by a ``MoneyFormat`` and changed by ``MoneyFormat/apply(_:to:)``. A history of undo that
/// keeps it gives back text and caret.
public struct MoneyText: Equatable, Sendable {
  /// What the field shows, as `1,234.5`.
  public let text: String
  /// Where the caret stands, in Unicode scalars.
  public let caret: Int

  /// The digits and the decimal point, without any grouping: `1234.5`.
  let significant: [Character]
  /// Whether a minus sign stands before them.
  var isNegative = false
  /// What was written at the caret so far; nil after any other edit.
  var memory: MoneyReader.Memory?

  /// What was written to come to a sum does not show.
  public static func == (one: MoneyText, other: MoneyText) -> Bool {
    one.text == other.text && one.caret == other.caret && one.significant == other.significant
      && one.isNegative == other.isNegative
  }

  /// The sum for a program: digits of ASCII, with a point before the fraction; empty for no sum.
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

  /// Lets what is written next begin anew, as after the caret has been elsewhere.
  package mutating func forgetTyping() { memory = nil }

  /// The same text with the caret at another place.
  ///
  /// - Parameter caret: The place, in Unicode scalars.
  /// - Returns: The text with its caret there, or at the nearest end.
  public func movingCaret(to caret: Int) -> MoneyText {
    MoneyText(
      text: text, caret: min(max(0, caret), text.unicodeScalars.count), significant: significant,
      isNegative: isNegative)
  }
}
