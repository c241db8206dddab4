/// The effect of an edit on the sign of a sum, and the rest of the edit for the digits.
///
/// A minus sign is allowed at the start of the text only.
struct MoneySign {
  /// Whether the edit deletes the sign.
  let isTaken: Bool
  /// The edit, relative to the text without its sign.
  let edit: TextEdit

  init(_ edit: TextEdit, to old: MoneyText) {
    let length = old.isNegative ? 1 : 0
    let range = edit.range
    isTaken = range.lowerBound < length && range.upperBound >= length
    let lower = max(0, range.lowerBound - length)
    let inner = lower..<max(lower, range.upperBound - length)
    // Deleting only the sign deletes no digit.
    let isSignOnly = isTaken && inner.isEmpty
    self.edit = TextEdit(
      replacing: inner, with: edit.text, direction: isSignOnly ? .none : edit.direction)
  }

  /// Returns whether a text begins with a minus sign, in any form that keyboards and other programs
  /// write.
  static func leads(_ text: String) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    return "-\u{2212}\u{2010}\u{FE63}\u{FF0D}".contains(first)
  }
}

extension MoneyText {
  /// The same sum without its sign.
  var unsigned: MoneyText {
    guard isNegative else { return self }
    return MoneyText(
      text: String(text.dropFirst()), caret: max(0, caret - 1), significant: significant)
  }

  /// The same sum with a sign, and the caret moved accordingly.
  func signed(_ isNegative: Bool) -> MoneyText {
    guard isNegative else { return self }
    return MoneyText(
      text: "-" + text, caret: caret + 1, significant: significant, isNegative: true)
  }
}
