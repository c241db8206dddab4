import TextRules

/// The content of a line at one moment: the text, what a mask knows of it, and the caret.
struct LineContent: Equatable {
  var text = ""
  /// The text as formatted by a mask; nil without one.
  var masked: MaskedText?
  /// The text as formatted as a sum; nil unless this is a money field.
  var sum: MoneyText?
  /// The characters that were entered and are not in the text; nil if nothing is missing.
  var loss: InputLoss?
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
    /// These characters, as far as they are known.
    var rejectedText = ""
    /// Why they do not fit.
    var reason = RejectionReason.character
    /// Whether any of the characters were accepted.
    var isTaken = true
    /// The number of characters that are missing since the user began to write, if the format
    /// keeps count of them: what is missing may find its place later.
    var missingCount: Int?
    /// These characters, if the format keeps them.
    var missingText: String?
    /// The text before, with what the mask remembers of a character that was rejected.
    var remembered: MaskedText?
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
    let entered = rules.folded(edit.text)
    let rejected = rules.rejected(from: entered, into: text, replacing: edit.range)
    let reason: RejectionReason = rejected.isEmpty ? .length : .character
    guard
      let accepted = rules.accepted(
        entered, into: text, replacing: edit.range, source: source)
    else {
      return Edited(
        rejectedCount: entered.count, rejectedText: rejected, reason: reason, isTaken: false)
    }
    let (start, offset) = text.scalarIndex(at: edit.range.lowerBound)
    let (end, _) = text.scalarIndex(at: edit.range.upperBound)
    // Slices are copied as bytes; copying scalar by scalar took a tenth of the time of a key.
    let changed = String(text[..<start]) + accepted + text[max(start, end)...]
    let caret = offset + accepted.unicodeScalars.count
    return Edited(
      content: LineContent(text: changed, caret: caret, anchor: caret),
      rejectedCount: entered.count - accepted.count, rejectedText: rejected, reason: reason,
      isTaken: !accepted.isEmpty)
  }

  private func applying(_ edit: TextEdit, money: MoneyFormat) -> Edited {
    let result = money.apply(edit, to: sum ?? money.format(text))
    // At the caret, a rejection affects what is typed next; a selection stays as it is.
    let isKept = result.isRejected && !edit.range.isEmpty
    return Edited(
      content: isKept ? nil : LineContent(result.text), rejectedCount: result.rejectedCount,
      reason: RejectionReason(result.loss ?? result.rejection), isTaken: !result.isRejected,
      missingCount: result.lostCount,
      missingText: String(result.lostText.prefix(InputLoss.longestText)))
  }

  private func applying(_ edit: TextEdit, mask: Mask) -> Edited {
    let result = mask.apply(edit, to: masked ?? mask.format(text))
    return Edited(
      content: result.isRejected ? nil : LineContent(result.text),
      rejectedCount: result.rejectedCount, rejectedText: result.rejectedText,
      reason: result.isOtherCountry ? .otherCountry : .character, isTaken: !result.isRejected,
      missingCount: result.missingCount,
      remembered: result.isRejected && edit.range.isEmpty ? result.text : nil)
  }

  /// The text as a value: empty if there are only the mask's own characters.
  var valueText: String { masked?.enteredText.isEmpty ?? false ? "" : text }

  /// Creates the content for a text formatted by a mask, with its caret.
  init(_ masked: MaskedText) {
    (text, self.masked) = (masked.text, masked)
    (caret, anchor) = (masked.caret, masked.caret)
  }

  /// Creates the content for a sum of money, with its caret.
  init(_ sum: MoneyText) {
    (text, self.sum) = (sum.text, sum)
    (caret, anchor) = (sum.caret, sum.caret)
  }

  /// Creates the content for an empty text with a mask or without one.
  init(masked: MaskedText?) { self.masked = masked }

  /// Creates the content for a text without a mask.
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

extension LineContent.Edited {
  /// Finds what is missing from the text after an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - count: How many of its characters were rejected.
  ///   - earlier: What was missing before, if the user goes on writing.
  ///   - isPartial: Whether any of what the user wrote is in the text.
  /// - Returns: What is missing; nil if nothing is.
  func missing(
    of edit: TextEdit, count: Int, after earlier: InputLoss?, isPartial: Bool
  ) -> InputLoss? {
    let total = missingCount ?? (earlier?.count ?? 0) + count
    guard total > 0 else { return nil }
    var loss = earlier ?? InputLoss(reason: reason)
    let isAll = rejectedText.isEmpty && missingText == nil && !isTaken
    loss.add(isAll ? edit.text : rejectedText, count: total - loss.count, isTrailing: !isTaken)
    if let missingText { loss.text = missingText }
    loss.isPartial = isPartial
    return loss
  }
}
