/// What an edit does to the sign of a sum, and what is left of it for the digits.
///
/// A minus sign stands at the start of the text and nowhere else.
struct MoneySign {
  /// Whether the edit takes the sign away.
  let isTaken: Bool
  /// The edit of the text without its sign.
  let edit: TextEdit

  init(_ edit: TextEdit, to old: MoneyText) {
    let length = old.isNegative ? 1 : 0
    let range = edit.range
    isTaken = range.lowerBound < length && range.upperBound >= length
    let lower = max(0, range.lowerBound - length)
    let inner = lower..<max(lower, range.upperBound - length)
    // What takes the sign alone takes no digit with it.
    let isSignOnly = isTaken && inner.isEmpty
    self.edit = TextEdit(
      replacing: inner, with: edit.text, direction: isSignOnly ? .none : edit.direction)
  }

  /// Whether a text begins with a minus sign, as keyboards and other programs write it.
  static func leads(_ text: String) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    return "-\u{2212}\u{2010}\u{FE63}\u{FF0D}".contains(first)
  }
}

extension MoneyText {
  /// The same without its sign.
  var unsigned: MoneyText {
    guard isNegative else { return self }
    return MoneyText(
      text: String(text.dropFirst()), caret: max(0, caret - 1), significant: significant)
  }

  /// The same with a sign, and the caret behind it.
  func signed(_ isNegative: Bool) -> MoneyText {
    guard isNegative else { return self }
    return MoneyText(
      text: "-" + text, caret: caret + 1, significant: significant, isNegative: true)
  }
}
