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

  /// What an edit comes to.
  struct Edited {
    /// The content afterwards; nil where nothing of the edit happens.
    var content: LineContent?
    /// How many characters have no room.
    var rejectedCount: Int
    /// Why they have none, where the text is a sum.
    var refusal: MoneyRefusal?
  }

  /// What an edit makes of it.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - mask: The form that the text must have.
  ///   - money: The form of the sum that the text is.
  ///   - rules: What may come in where there is no form.
  ///   - source: Where the text of the edit comes from.
  /// - Returns: The content afterwards, and what of the edit has no room.
  func applying(
    _ edit: TextEdit, mask: Mask?, money: MoneyFormat?, rules: InputRules,
    source: InputRules.Source
  ) -> Edited {
    if let mask { return applying(edit, mask: mask) }
    if let money { return applying(edit, money: money) }
    guard
      let accepted = rules.accepted(
        edit.text, into: text, replacing: edit.range, source: source)
    else { return Edited(rejectedCount: edit.text.count) }
    let (start, offset) = text.scalarIndex(at: edit.range.lowerBound)
    let (end, _) = text.scalarIndex(at: edit.range.upperBound)
    // Slices are copied as bytes; scalars one by one took a tenth of the time of a key.
    let changed = String(text[..<start]) + accepted + text[max(start, end)...]
    let caret = offset + accepted.unicodeScalars.count
    return Edited(
      content: LineContent(text: changed, caret: caret, anchor: caret),
      rejectedCount: edit.text.count - accepted.count)
  }

  private func applying(_ edit: TextEdit, money: MoneyFormat) -> Edited {
    let result = money.apply(edit, to: sum ?? money.format(text))
    // What is refused at the caret decides on what follows; a selection stays as it is.
    let isKept = result.isRefused && !edit.range.isEmpty
    return Edited(
      content: isKept ? nil : LineContent(result.text), rejectedCount: result.rejectedCount,
      refusal: result.refusal)
  }

  private func applying(_ edit: TextEdit, mask: Mask) -> Edited {
    let result = mask.apply(edit, to: masked ?? mask.format(text))
    return Edited(
      content: result.isRefused ? nil : LineContent(result.text),
      rejectedCount: result.rejectedCount)
  }

  /// The text as a value: empty where nothing but the mask's own characters is there.
  var valueText: String { masked?.enteredText.isEmpty ?? false ? "" : text }

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
