/// The relation between the text of a field and its value.
public enum FieldValueFormat: Equatable, Sendable {
  /// The text is the value.
  case plain
  /// The text has the form of a mask.
  case masked(Mask)
  /// The text is a sum of money.
  case money(MoneyFormat)

  /// Returns the value of a text: without a mask's own characters, and for a sum the number, with
  /// a point before the fraction.
  public func value(of text: String) -> String {
    switch self {
    case .plain: text
    case .masked(let mask): mask.format(text).rawText
    case .money(let format): format.format(text).value
    }
  }

  /// Whether a text is no more than the beginning of a value, such as the sign of a sum.
  func lacksValue(_ text: String) -> Bool {
    guard case .money = self else { return false }
    return !text.isEmpty && value(of: text).isEmpty
  }
}
