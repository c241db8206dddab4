/// The form of a sum of money: digits in groups, and a fraction.
///
/// ```swift
/// let format = MoneyFormat()                            // 1,234,567.89
/// var sum = format.format("1234.5")                             // "1,234.5"
/// sum = format.apply(.insertion(of: "0", at: 1), to: sum).text  // "10,234.5", the caret at 2
/// sum.value                                                     // "10234.5"
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
/// A point and a comma are both taken for the decimal separator, whichever the form has, unless the
/// digits behind them are a group: in the English form `1,5` is 1.5 and `1,500` is 1,500. Where there
/// is no room for a fraction its mark is refused, and so are the digits behind it. Typing, pasting and
/// setting a text give the same sum; what was left out is counted (``MoneyEdit/rejectedCount``).
///
/// ```swift
/// MoneyFormat(maximumFractionDigits: 0).format("12.50").text  // "12", and not "1,250"
/// ```
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
    apply(.insertion(of: text, at: 0), to: empty).text
  }

  /// Writes a number in the form: it undoes ``MoneyText/value``.
  ///
  /// - Parameter value: Digits, with a point before the fraction.
  /// - Returns: The text with the caret at its end.
  public func format(value: String) -> MoneyText {
    var significant: [Character] = []
    for character in value {
      let next = significant.isEmpty && character == "." ? ["0", "."] : [character]
      guard character == "." || character.asciiDigit != nil else { continue }
      let kept = significant.allSatisfy { $0 == "0" } && character != "." ? [] : significant
      let longer = kept + next.map { $0.asciiDigit ?? $0 }
      guard fits(longer) else { break }
      significant = longer
    }
    let isNegative = allowsNegative && MoneySign.leads(value)
    return text(of: significant, caretBehind: significant.count).signed(isNegative)
  }

  /// What an edit makes of a text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before, which this form made.
  /// - Returns: The text afterwards with its caret, and how much of the insertion has no place.
  public func apply(_ edit: TextEdit, to old: MoneyText) -> MoneyEdit {
    let sign = MoneySign(edit, to: old)
    let unsigned = old.unsigned
    let count = unsigned.text.unicodeScalars.count
    let lower = min(max(0, sign.edit.range.lowerBound), count)
    let upper = min(max(lower, sign.edit.range.upperBound), count)
    let cut = significantRange(from: lower, to: upper, of: unsigned, sign.edit)
    let head = Array(old.significant[..<cut.lowerBound])
    let tail = Array(old.significant[cut.upperBound...])
    guard !edit.text.isEmpty else {
      let isPossible = !cut.isEmpty && fits(head + tail)
      let text =
        isPossible
        ? text(of: head + tail, caretBehind: head.count) : unsigned.movingCaret(to: lower)
      return MoneyEdit(text.signed(old.isNegative && !sign.isTaken))
    }
    let goesOn = edit.range.isEmpty && edit.range.lowerBound == old.caret
    var reader = MoneyReader(
      self, head: head, tail: tail, isNegative: old.isNegative && !sign.isTaken,
      memory: goesOn ? old.memory : nil)
    reader.read(edit.text)
    return self.edit(old, edit, reader, tail)
  }

  private func edit(
    _ old: MoneyText, _ edit: TextEdit, _ reader: MoneyReader, _ tail: [Character]
  ) -> MoneyEdit {
    // What is refused as a whole leaves a selection as it was.
    if !reader.isTaken, !edit.range.isEmpty {
      return MoneyEdit(
        old, rejectedCount: reader.rejectedCount, refusal: reader.refusal, isRefused: true)
    }
    var text = text(of: reader.written + tail, caretBehind: reader.written.count)
      .signed(reader.isNegative)
    text.memory = reader.memory
    return MoneyEdit(
      text, rejectedCount: reader.rejectedCount, refusal: reader.refusal,
      isRefused: !reader.isTaken)
  }

  /// Whether there is room for these digits and this point.
  func fits(_ characters: some Collection<Character>) -> Bool {
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
