/// What has been written since the caret was moved here, as far as it affects what follows.
struct MoneyMemory: Equatable, Sendable {
  /// The mark that began the fraction; `nil` if there is none.
  var mark: MoneyMark?
  /// The mark that turned out to separate groups.
  var groupMark: MoneyMark?
  /// Digits of the fraction that have no room.
  var overflow: [Character] = []
  /// Whether a mark was rejected, and with it everything that follows.
  var isClosed = false
  /// Whether there is an open parenthesis.
  var isBracketed = false
  /// Digits after a second mark, which become a group once there are three of them.
  var group: [Character]?
  /// Whether the fraction was there before the caret was moved here.
  var hasOwnFraction = false
  /// Whether there are letters before the sum, as in `Rs. 500`.
  var isAfterLetters = false

  /// How many digits are waiting for others to complete a group.
  var heldBackCount: Int { overflow.count + (group?.count ?? 0) }
}
