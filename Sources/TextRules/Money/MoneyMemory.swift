/// The characters written since the caret was moved here, as far as they affect what follows.
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

  /// The letters before or after the sum that were written last, as in `12 USD`.
  var word = ""
  /// Whether the number is at its end, after a currency sign or a parenthesis.
  var isAtEnd = false
  /// Whether a dash is in place of the fraction, as in `12,-`.
  var isDashed = false
  /// Whether a sign was written.
  var isSigned = false
  /// The groups in which the digits were written.
  var shape = MoneyShape()
  /// The number of characters that were rejected for good.
  var rejectedCount = 0
  /// These characters, as far as they are known.
  var rejectedText = ""
  /// Why the first of them were.
  var rejection: MoneyRejection?

  /// Whether there is no room for a fraction, and its mark was left out.
  var isWithoutFraction = false

  /// The number of characters that are waiting for others that give them a meaning: digits of an
  /// unfinished group, and a fraction without room unless it is empty or nothing but zeros.
  var heldBackCount: Int {
    // Three zeros where there is no fraction may be a group: to many, 12.000 is twelve thousand.
    let isGroup = isWithoutFraction && overflow.count == 3
    let isNothing = !isGroup && overflow.allSatisfy { $0 == "0" }
    return (isNothing ? 0 : overflow.count + (isWithoutFraction ? 1 : 0)) + (group?.count ?? 0)
  }

  /// Forgets the last character that has no place.
  mutating func takeBackLast() {
    if !(group ?? []).isEmpty {
      group?.removeLast()
    } else if !overflow.isEmpty {
      overflow.removeLast()
    } else if isWithoutFraction, word.isEmpty, rejectedCount == 0 {
      (isWithoutFraction, mark) = (false, nil)
    } else if !word.isEmpty {
      word.removeLast()
    } else if rejectedCount > 0 {
      rejectedCount -= 1
      rejectedText = String(rejectedText.dropLast())
    }
  }
}
