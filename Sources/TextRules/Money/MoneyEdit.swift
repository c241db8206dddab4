/// The result of an edit of a sum of money.
public struct MoneyEdit: Equatable, Sendable {
  /// The resulting sum, with the caret.
  public let text: MoneyText
  /// How many of the inserted characters were rejected; spaces and currency signs do not count.
  public let rejectedCount: Int
  /// Why they were rejected; `nil` if none were.
  public let rejection: MoneyRejection?
  /// Whether the insertion was rejected completely; then the text is unchanged.
  public let isRejected: Bool

  init(
    _ text: MoneyText, rejectedCount: Int = 0, rejection: MoneyRejection? = nil,
    isRejected: Bool = false
  ) {
    self.text = text
    self.rejectedCount = rejectedCount
    self.rejection = rejection
    self.isRejected = isRejected
  }
}
