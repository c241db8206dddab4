/// The form of a sum of money: digits in groups, and a fraction.
///
/// ```swift
/// let format = MoneyFormat()                            // 1,234,567.89
/// var sum = format.format("1234.5")                     // "1,234.5"
/// sum = format.apply(.insertion(of: "0", at: 1), to: sum)  // "10,234.5", the caret at 2
/// sum.value                                             // "10234.5"
/// ```
///
/// Everything is a pure function from a text with a caret to another. Laws as those of ``Mask`` hold:
/// a deletion takes away what was selected and no other digit, and where it holds nothing but a
/// separator of groups, Backspace takes the digit before it and Delete the one after; an insertion
/// takes no digit away, what has no room is refused; the caret keeps its place among the digits.
///
/// Zeros at the start go when something is written behind them, not while digits are deleted: who
/// takes the 1 out of 1,000 to write a 2 keeps the zeros.
///
/// Origin: the sum field of the seed's example app.
public struct MoneyFormat: Equatable, Sendable {
  /// What stands before the fraction.
  public var decimalSeparator: Character
  /// What stands between groups of digits; nil: nothing.
  public var groupingSeparator: Character?
  /// How long the groups are, from the fraction on; the last counts for all further ones, and 0 ends
  /// the groups.
  public var groupSizes: [Int]
  /// The most digits before the fraction; less than 1 counts as 1.
  public var maximumIntegerDigits: Int
  /// The most digits of the fraction; 0: no fraction.
  public var maximumFractionDigits: Int
  /// Whether a minus sign may stand at the start; otherwise it is refused.
  public var allowsNegative: Bool

  /// Describes a form; the default is that of English.
  ///
  /// - Parameters:
  ///   - decimalSeparator: What stands before the fraction.
  ///   - groupingSeparator: What stands between groups; nil: nothing.
  ///   - groupSizes: How long the groups are, from the fraction on.
  ///   - maximumIntegerDigits: The most digits before the fraction.
  ///   - maximumFractionDigits: The most digits of the fraction.
  ///   - allowsNegative: Whether a minus sign may stand at the start.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",",
    groupSizes: [Int] = [3], maximumIntegerDigits: Int = 12, maximumFractionDigits: Int = 2,
    allowsNegative: Bool = false
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupSizes = groupSizes
    self.maximumIntegerDigits = maximumIntegerDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.allowsNegative = allowsNegative
  }

  /// No sum.
  public var empty: MoneyText { MoneyText(text: "", caret: 0, significant: []) }

  /// Brings a text into the form, whether it has that form already or not.
  ///
  /// - Parameter text: A sum; whatever is no digit and no separator is left out.
  /// - Returns: The text with the caret at its end.
  public func format(_ text: String) -> MoneyText {
    apply(.insertion(of: text, at: 0), to: empty)
  }

  /// Writes a number in the form: it undoes ``MoneyText/value``.
  ///
  /// - Parameter value: Digits, with a point before the fraction.
  /// - Returns: The text with the caret at its end.
  public func format(value: String) -> MoneyText {
    let significant = value.compactMap { character -> Character? in
      character == "." ? "." : character.decimalValue.map { Character("\($0)") }
    }
    let isNegative = allowsNegative && MoneySign.leads(value)
    return (insert(significant, [], []) ?? empty).signed(isNegative)
  }

  /// What an edit makes of a text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before, which this form made.
  /// - Returns: The text afterwards with its caret.
  public func apply(_ edit: TextEdit, to old: MoneyText) -> MoneyText {
    guard allowsNegative else { return applyUnsigned(edit, to: old) }
    let sign = MoneySign(edit, to: old)
    return applyUnsigned(sign.edit, to: old.unsigned).signed(sign.isNegative)
  }

  /// Whether a minus sign comes in that this form has no place for.
  ///
  /// - Parameter text: What somebody wants to insert.
  /// - Returns: Whether a person should be told.
  public func refusesSign(of text: String) -> Bool { !allowsNegative && MoneySign.leads(text) }

  private func applyUnsigned(_ edit: TextEdit, to old: MoneyText) -> MoneyText {
    let count = old.text.unicodeScalars.count
    let lower = min(max(0, edit.range.lowerBound), count)
    let upper = min(max(lower, edit.range.upperBound), count)
    let cut = significantRange(from: lower, to: upper, of: old, edit)
    let head = Array(old.significant[..<cut.lowerBound])
    let tail = Array(old.significant[cut.upperBound...])
    guard !edit.text.isEmpty else {
      guard !cut.isEmpty, fits(head + tail) else { return old.movingCaret(to: lower) }
      return text(of: head + tail, caretBehind: head.count)
    }
    return insert(MoneyReading.significant(in: edit.text, as: self), head, tail)
      ?? old.movingCaret(to: cut.isEmpty ? lower : upper)
  }

  /// Writes as much of something new as there is room for; nil if that is nothing.
  private func insert(
    _ new: [Character], _ head: [Character], _ tail: [Character]
  ) -> MoneyText? {
    var written = head
    for character in new {
      if character == "." {
        let whole = written.isEmpty ? ["0"] : written
        // Digits of a fraction that has no room must not become whole ones.
        guard fits(whole + ["."] + tail) else { break }
        written = whole + ["."]
      } else {
        // Zeros at the start say nothing once something stands behind them.
        let start = written.allSatisfy { $0 == "0" } ? [] : written
        if fits(start + [character] + tail) { written = start + [character] }
      }
    }
    if written == ["0"], tail.first?.decimalValue != nil { written = [] }
    return written == head ? nil : text(of: written + tail, caretBehind: written.count)
  }

  /// Whether there is room for these digits and this point.
  private func fits(_ characters: [Character]) -> Bool {
    let parts = characters.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return false }
    guard parts.count == 1 || maximumFractionDigits > 0 else { return false }
    let fraction = parts.count == 2 ? parts[1].count : 0
    return parts[0].count <= max(1, maximumIntegerDigits) && fraction <= maximumFractionDigits
  }

  /// Which of the digits an edit replaces or takes away.
  private func significantRange(
    from lower: Int, to upper: Int, of old: MoneyText, _ edit: TextEdit
  ) -> Range<Int> {
    let first = significantCount(before: lower, in: old)
    let last = significantCount(before: upper, in: old)
    guard first == last, lower < upper, edit.text.isEmpty else { return first..<last }
    switch edit.direction {
    case .none: return first..<last
    case .backward: return max(0, first - 1)..<last
    case .forward: return first..<min(old.significant.count, last + 1)
    }
  }

  private func significantCount(before offset: Int, in old: MoneyText) -> Int {
    // Every separator of groups is one character, of one scalar or more.
    var (position, count) = (0, 0)
    for character in old.text {
      position += character.unicodeScalars.count
      guard position <= offset else { break }
      if character != groupingSeparator { count += 1 }
    }
    return count
  }
}
