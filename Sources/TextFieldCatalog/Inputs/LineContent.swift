import TextRules

/// What stands in a line at one moment: the text, what a mask knows of it, and the caret.
struct LineContent: Equatable {
  var text = ""
  /// What the mask made; nil without one.
  var masked: MaskedText?
  /// What the form of a sum made; nil without one.
  var sum: MoneyText?
  var caret = 0
  var anchor = 0

  /// What is selected, in Unicode scalars.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The same with the caret elsewhere and nothing selected.
  func movingCaret(to caret: Int) -> LineContent {
    var moved = self
    (moved.caret, moved.anchor) = (caret, caret)
    return moved
  }

  /// What an edit makes of it, and how many characters had no room; nil where nothing may change.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - mask: The form that the text must have.
  ///   - money: The form of the sum that the text is.
  ///   - rules: What may come in where there is no form.
  ///   - source: Where the text of the edit comes from.
  /// - Returns: The content afterwards.
  func applying(
    _ edit: TextEdit, mask: Mask?, money: MoneyFormat?, rules: InputRules,
    source: InputRules.Source
  ) -> (content: LineContent?, rejectedCount: Int) {
    if let mask { return applying(edit, mask: mask) }
    if let money { return applying(edit, money: money) }
    guard
      let accepted = rules.accepted(
        edit.text, into: text, replacing: edit.range, source: source)
    else { return (nil, edit.text.count) }
    let (start, offset) = text.scalarIndex(at: edit.range.lowerBound)
    let (end, _) = text.scalarIndex(at: edit.range.upperBound)
    // Slices are copied as bytes; scalars one by one took a tenth of the time of a key.
    let changed = String(text[..<start]) + accepted + text[max(start, end)...]
    let caret = offset + accepted.unicodeScalars.count
    return (
      LineContent(text: changed, caret: caret, anchor: caret), edit.text.count - accepted.count
    )
  }

  private func applying(_ edit: TextEdit, money: MoneyFormat) -> (LineContent?, Int) {
    let before = sum ?? money.format(text)
    let after = money.apply(edit, to: before)
    // Letters between digits are left out as they are in every sum; what adds nothing is refused.
    let without =
      edit.range.isEmpty ? before : money.apply(TextEdit(replacing: edit.range), to: before)
    guard edit.text.isEmpty || after.text != without.text else { return (nil, edit.text.count) }
    return (LineContent(after), 0)
  }

  private func applying(_ edit: TextEdit, mask: Mask) -> (LineContent?, Int) {
    let result = mask.apply(edit, to: masked ?? mask.format(text))
    return (LineContent(result.text), result.rejectedCount)
  }

  /// A text that a mask made, with its caret.
  init(_ masked: MaskedText) {
    (text, self.masked) = (masked.text, masked)
    (caret, anchor) = (masked.caret, masked.caret)
  }

  /// A sum of money, with its caret.
  init(_ sum: MoneyText) {
    (text, self.sum) = (sum.text, sum)
    (caret, anchor) = (sum.caret, sum.caret)
  }

  /// A text without a mask.
  init(text: String = "", caret: Int = 0, anchor: Int = 0) {
    (self.text, self.caret, self.anchor) = (text, caret, anchor)
  }

  /// Whether another content has the same scalars; `==` takes composed letters for their parts.
  func isSpelledLike(_ other: LineContent) -> Bool {
    text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
  }
}

extension String {
  /// Where a scalar stands, and its offset; beyond the text the end counts.
  func scalarIndex(at offset: Int) -> (index: Index, offset: Int) {
    let scalars = unicodeScalars
    let wanted = max(0, offset)
    if let index = scalars.index(startIndex, offsetBy: wanted, limitedBy: endIndex) {
      return (index, wanted)
    }
    return (endIndex, scalars.count)
  }
}
