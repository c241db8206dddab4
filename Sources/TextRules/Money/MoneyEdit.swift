/// What became of an edit of a sum of money.
public struct MoneyEdit: Equatable, Sendable {
  /// The sum afterwards, with the caret.
  public let text: MoneyText
  /// How many of the inserted characters have no place; spaces and the signs of currencies do not
  /// count.
  public let rejectedCount: Int
  /// Why they have none; nil where all have one.
  public let refusal: MoneyRefusal?
  /// Whether nothing of what was inserted has a place; then the text is as it was.
  public let isRefused: Bool

  init(
    _ text: MoneyText, rejectedCount: Int = 0, refusal: MoneyRefusal? = nil,
    isRefused: Bool = false
  ) {
    self.text = text
    self.rejectedCount = rejectedCount
    self.refusal = refusal
    self.isRefused = isRefused
  }
}

/// Why something has no place in a sum of money.
public enum MoneyRefusal: Equatable, Sendable {
  /// The sum cannot be negative.
  case sign
  /// The sum has no fraction, or has more digits than its fraction has room for.
  case fraction
  /// The sum has more digits than there is room for.
  case digits
  /// It is no digit, and nothing that stands between digits.
  case character
}
