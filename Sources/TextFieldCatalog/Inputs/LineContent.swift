import TextRules

/// The content of a line at one moment: the text, what a mask knows of it, and the caret.
struct LineContent: Equatable {
  var text = ""
  /// The text as formatted by a mask; nil without one.
  var masked: MaskedText?
  /// The text as formatted as a sum; nil if it is none.
  var sum: MoneyText?
  var caret = 0
  var anchor = 0

  /// The selection, in Unicode scalars.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// Returns the same content with the caret elsewhere and without a selection.
  func movingCaret(to caret: Int) -> LineContent {
    var moved = self
    (moved.caret, moved.anchor) = (caret, caret)
    return moved
  }

  /// The result of an edit.
  struct Edited {
    /// The content after the edit; nil if the edit changes nothing.
    var content: LineContent?
    /// The number of characters that do not fit.
    var rejectedCount: Int
    /// The reason, if the text is a sum.
    var rejection: MoneyRejection?
  }

  /// Returns the result of an edit of this content.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - mask: The mask of the text.
  ///   - money: The format, if the text is a sum.
  ///   - rules: The rules for a text without a mask or such a format.
  ///   - source: The source of the edit's text.
  /// - Returns: The content after the edit, and what does not fit.
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
    // Slices are copied as bytes; copying scalar by scalar took a tenth of the time of a key.
    let changed = String(text[..<start]) + accepted + text[max(start, end)...]
    let caret = offset + accepted.unicodeScalars.count
    return Edited(
      content: LineContent(text: changed, caret: caret, anchor: caret),
      rejectedCount: edit.text.count - accepted.count)
  }

  private func applying(_ edit: TextEdit, money: MoneyFormat) -> Edited {
    let result = money.apply(edit, to: sum ?? money.format(text))
    // At the caret, a rejection affects what is typed next; a selection stays as it is.
    let isKept = result.isRejected && !edit.range.isEmpty
    return Edited(
      content: isKept ? nil : LineContent(result.text), rejectedCount: result.rejectedCount,
      rejection: result.rejection)
  }

  private func applying(_ edit: TextEdit, mask: Mask) -> Edited {
    let result = mask.apply(edit, to: masked ?? mask.format(text))
    return Edited(
      content: result.isRejected ? nil : LineContent(result.text),
      rejectedCount: result.rejectedCount)
  }

  /// The text as a value: empty if there are only the mask's own characters.
  var valueText: String { masked?.enteredText.isEmpty ?? false ? "" : text }

  /// Makes the content for a text formatted by a mask, with its caret.
  init(_ masked: MaskedText) {
    (text, self.masked) = (masked.text, masked)
    (caret, anchor) = (masked.caret, masked.caret)
  }

  /// Makes the content for a sum of money, with its caret.
  init(_ sum: MoneyText) {
    (text, self.sum) = (sum.text, sum)
    (caret, anchor) = (sum.caret, sum.caret)
  }

  /// Makes the content for a text without a mask.
  init(text: String = "", caret: Int = 0, anchor: Int = 0) {
    (self.text, self.caret, self.anchor) = (text, caret, anchor)
  }

  /// Whether another content has the same scalars; `==` ignores how letters are composed.
  func isSpelledLike(_ other: LineContent) -> Bool {
    text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
  }
}

extension String {
  /// Returns the index of a scalar and its offset; those of the end for an offset after the text.
  func scalarIndex(at offset: Int) -> (index: Index, offset: Int) {
    let scalars = unicodeScalars
    let wanted = max(0, offset)
    if let index = scalars.index(startIndex, offsetBy: wanted, limitedBy: endIndex) {
      return (index, wanted)
    }
    return (endIndex, scalars.count)
  }
}
