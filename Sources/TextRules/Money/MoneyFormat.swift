/// The format of a sum of money: digits in groups, and a fraction.
///
/// ```swift
/// let format = MoneyFormat()                            // 1,234,567.89
/// var sum = format.format("1234.5")                             // "1,234.5"
/// sum = format.apply(.insertion(of: "0", at: 1), to: sum).text  // "10,234.5", the caret at 2
/// sum.value                                                     // "10234.5"
/// ```
///
/// Everything is a pure function from a text with a caret to another one. Edits obey laws like
/// those of ``Mask``. A deletion removes what was selected and no other digit; if the selection
/// holds nothing but a grouping separator, Backspace deletes the digit before it and Delete the
/// one after. An insertion removes no digit; what has no room is rejected. The caret keeps its
/// position among the digits.
///
/// Leading zeros are removed when something is written after them, but not while digits are
/// deleted: if the user deletes the 1 of 1,000 to write a 2, the zeros stay.
///
/// Both a point and a comma count as the decimal separator, whichever the format has, unless the
/// digits after them are a group: in the English format `1,5` is 1.5 and `1,500` is 1,500. If
/// there is no room for a fraction, its mark is rejected, and so are the digits after it. Typing,
/// pasting and setting a text give the same sum; the characters that are left out are counted
/// (``MoneyEdit/rejectedCount``).
///
/// ```swift
/// MoneyFormat(maxFractionDigits: 0).format("12.50").text  // "12", and not "1,250"
/// ```
///
/// Origin: the sum field of the example app of TextFieldsCatalog.
public struct MoneyFormat: Equatable, Sendable {
  /// The character before the fraction.
  public var decimalSeparator: Character
  /// The character between groups of digits; `nil` for none.
  public var groupingSeparator: Character?
  /// The sizes of the groups, from the fraction on; the last one applies to all further groups,
  /// and 0 ends grouping.
  public var groupSizes: [Int]
  /// The maximum number of digits before the fraction; less than 1 counts as 1.
  public var maxIntegerDigits: Int
  /// The maximum number of digits of the fraction; 0 for no fraction.
  public var maxFractionDigits: Int
  /// Whether a minus sign is allowed at the start; if not, it is rejected.
  public var allowsNegative: Bool
  /// Further names and signs of the currency, which people write before or after a sum, such as
  /// `Rp`; those that are known everywhere need not be listed.
  public var currencyNames: [String]

  /// Creates a format; the defaults are those of English.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The character before the fraction.
  ///   - groupingSeparator: The character between groups; `nil` for none.
  ///   - groupSizes: The sizes of the groups, from the fraction on.
  ///   - maxIntegerDigits: The maximum number of digits before the fraction.
  ///   - maxFractionDigits: The maximum number of digits of the fraction.
  ///   - allowsNegative: Whether a minus sign is allowed at the start.
  ///   - currencyNames: Names and signs of the currency beside those that are known everywhere.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",",
    groupSizes: [Int] = [3], maxIntegerDigits: Int = 12, maxFractionDigits: Int = 2,
    allowsNegative: Bool = false, currencyNames: [String] = []
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupSizes = groupSizes
    self.maxIntegerDigits = maxIntegerDigits
    self.maxFractionDigits = maxFractionDigits
    self.allowsNegative = allowsNegative
    self.currencyNames = currencyNames
  }

  /// The empty text, for no sum.
  public var empty: MoneyText { MoneyText(text: "", caret: 0, significant: []) }

  /// Brings a text into this format, whether it already has it or not.
  ///
  /// - Parameter text: A sum; characters other than digits and separators are left out.
  /// - Returns: The text with the caret at its end.
  public func format(_ text: String) -> MoneyText {
    apply(.insertion(of: text, at: 0), to: empty).text
  }

  /// Formats a number; the inverse of ``MoneyText/value``.
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
    return text(of: significant, caretAfter: significant.count).signed(isNegative)
  }

  /// Returns the result of an edit of a text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before, which this format has produced.
  /// - Returns: The resulting text with its caret, and how much of the insertion was rejected.
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
        ? text(of: head + tail, caretAfter: head.count) : unsigned.movingCaret(to: lower)
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
    // An insertion that is rejected completely leaves the selection as it was.
    if !reader.isTaken, !edit.range.isEmpty {
      return MoneyEdit(
        old, rejectedCount: reader.rejectedCount, rejection: reader.rejection, isRejected: true,
        lostCount: reader.lostCount, lostText: reader.lostText, loss: reader.loss)
    }
    var text = text(of: reader.written + tail, caretAfter: reader.written.count)
      .signed(reader.isNegative)
    text.memory = reader.memory
    return MoneyEdit(
      text, rejectedCount: reader.rejectedCount, rejection: reader.rejection,
      isRejected: !reader.isTaken, lostCount: reader.lostCount, lostText: reader.lostText,
      loss: reader.loss)
  }

  /// Whether there is room for these digits and this decimal point.
  func fits(_ characters: some Collection<Character>) -> Bool {
    let parts = characters.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return false }
    guard parts.count == 1 || maxFractionDigits > 0 else { return false }
    let fraction = parts.count == 2 ? parts[1].count : 0
    return parts[0].count <= max(1, maxIntegerDigits) && fraction <= maxFractionDigits
  }

  /// The range of the digits that an edit replaces or deletes.
  private func significantRange(
    from lower: Int, to upper: Int, of old: MoneyText, _ edit: TextEdit
  ) -> Range<Int> {
    let first = old.significantCount(before: lower)
    let last = old.significantCount(before: upper)
    guard first == last, lower < upper, edit.text.isEmpty else { return first..<last }
    switch edit.direction {
    case .none: return first..<last
    case .backward: return max(0, first - 1)..<last
    case .forward: return first..<min(old.significant.count, last + 1)
    }
  }
}
