/// The result of an edit of a sum of money.
public struct MoneyEdit: Equatable, Sendable {
  /// The resulting sum, with the caret.
  public let text: MoneyText
  /// The number of inserted characters that were rejected; spaces and currency signs do not count.
  public let rejectedCount: Int
  /// Why they were rejected; `nil` if none were.
  public let rejection: MoneyRejection?
  /// The number of characters missing from the sum since the user began to write it, at this caret:
  /// some may find their place with what follows.
  public let lostCount: Int
  /// These characters, as far as they are known.
  public let lostText: String
  /// Why they are missing; `nil` if none are.
  public let loss: MoneyRejection?
  /// Whether the insertion was rejected completely; then the text is unchanged.
  public let isRejected: Bool

  init(
    _ text: MoneyText, rejectedCount: Int = 0, rejection: MoneyRejection? = nil,
    isRejected: Bool = false, lostCount: Int = 0, lostText: String = "",
    loss: MoneyRejection? = nil
  ) {
    self.lostCount = lostCount
    self.lostText = lostText
    self.loss = loss
    self.text = text
    self.rejectedCount = rejectedCount
    self.rejection = rejection
    self.isRejected = isRejected
  }
}
