/// The characters that were entered into an input and are not in its text.
///
/// It begins where the user starts to write or pastes, and lasts while they go on at the caret:
/// of `10-20` the minus sign is missing, however many digits follow. An edit ends it.
struct InputLoss: Equatable {
  /// The longest part of the text that a message repeats.
  static let longestText = 24

  /// The characters that were left out, as far as they are known.
  var text = ""
  /// The number of characters that were left out.
  var count = 0
  /// Why the first of them were.
  var reason: RejectionReason
  /// The number of them that were typed after the last accepted character.
  var trailingCount = 0
  /// Whether other parts of what was entered are in the text; if not, it was rejected completely.
  var isPartial = false

  /// Adds what was left out next.
  mutating func add(_ more: String, count: Int, isTrailing: Bool) {
    text = String((text + more).prefix(Self.longestText))
    self.count += count
    trailingCount = isTrailing ? trailingCount + count : 0
  }

  /// The same loss after the user has taken back the last character that was left out; nil if
  /// nothing is missing anymore.
  var withoutLast: InputLoss? {
    guard count > 1 else { return nil }
    var rest = self
    rest.text = String(text.dropLast())
    rest.count -= 1
    rest.trailingCount -= 1
    return rest
  }
}
