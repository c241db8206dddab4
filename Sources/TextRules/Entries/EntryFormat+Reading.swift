/// Reading what was entered in one format in another one.
extension EntryFormat {
  /// Whether a text looks the same in both formats.
  ///
  /// What is capitalized, and whether a text is not formatted, matters for the next edit only.
  func reads(like other: EntryFormat) -> Bool {
    mask == other.mask && money == other.money
      && (mask != nil || money != nil || rules == other.rules)
  }

  /// Returns what was entered in this format.
  func reading(of original: EntryOriginal) -> EntryContent {
    let original = original.content.original ?? original
    guard !reads(like: original.format) else { return original.content }
    var content = read(original.content, in: original.format)
    content.original = original
    content.forgetTyping()
    return content
  }

  private func read(_ old: EntryContent, in format: EntryFormat) -> EntryContent {
    // What is rejected completely is not a part of what was entered.
    var old = old
    old.loss = old.missing
    guard !old.valueText.isEmpty || old.loss != nil else { return empty }
    if let mask { return read(old, in: format, as: mask) }
    if let money { return read(old, in: format, as: money) }
    return readPlain(old, in: format)
  }

  // MARK: Masks

  private func read(
    _ old: EntryContent, in format: EntryFormat, as mask: Mask
  ) -> EntryContent {
    if let loss = old.loss {
      // The digits of a number with the code of another country would be the number of someone
      // else with that of this one.
      if let raw = old.raw, WrittenNumber(raw)?.prefix == .international { return reading(of: raw) }
      if loss.parts.contains(where: { $0.reason == .otherCountry }) {
        return empty.carrying(loss)
      }
    }
    guard let masked = old.masked, let other = format.mask else { return readText(of: old) }
    guard let whole = old.whole else {
      return content(of: mask.reading(of: masked, in: other), of: String(old.entered))
        .carrying(old.loss)
    }
    let isAll = old.loss == nil
    return content(of: mask.reading(of: masked, in: other, entered: isAll ? nil : whole), of: whole)
  }

  /// The content for a value in the places of a mask, with what is missing from it.
  private func content(of masked: MaskedText, of entered: String) -> EntryContent {
    var content = EntryContent(masked)
    // The parts of a date may be in another order.
    guard entered.sorted() != masked.enteredText.sorted() else { return content }
    let alignment = EntryAlignment(of: entered, accepted: Array(masked.enteredText), from: 0)
    content.loss = EntryLoss(
      alignment.parts.map { EntryLoss.Part($0.text, at: $0.place, .character, isPartial: true) })
    return content
  }

  // MARK: Sums

  private func read(
    _ old: EntryContent, in format: EntryFormat, as money: MoneyFormat
  ) -> EntryContent {
    guard let sum = old.sum, let other = format.money else { return readText(of: old) }
    guard !sum.value.isEmpty else { return reading(of: old.text).carrying(old.loss) }
    let entered = EnteredNumber(old, in: other)
    let number = entered ?? EnteredNumber(shown: sum)
    var content = EntryContent(money.format(value: number.value))
    content.loss = number.loss(in: content.sum)
    return content.carrying(entered == nil ? old.loss : nil)
  }

  // MARK: Plain texts

  /// Reads what was entered in a format of another kind, with what is missing where it was.
  private func readText(of old: EntryContent) -> EntryContent {
    guard old.loss != nil else { return reading(of: old.text) }
    guard let whole = old.whole else { return reading(of: old.text).carrying(old.loss) }
    return reading(of: whole)
  }

  private func readPlain(_ old: EntryContent, in format: EntryFormat) -> EntryContent {
    // Without its format, a value is as it was shown.
    if format.mask != nil || format.money != nil {
      var content = EntryContent(text: old.text, caret: old.caret, anchor: old.anchor)
      content.loss = old.shownLoss
      return content
    }
    guard old.loss != nil, let whole = old.whole else { return old }
    var format = self
    (format.rules.isPasteDisabled, format.rules.pasteAllowedChars) = (false, true)
    format.rules.pasteOverflowPolicy = .textThatFits
    return format.reading(of: whole)
  }
}

/// The number that was entered into a sum, with what its format had no room for.
struct EnteredNumber {
  /// The number in a form for programs.
  private(set) var value: String

  /// Creates the number; `nil` if what was entered is not one.
  init?(_ content: EntryContent, in format: MoneyFormat) {
    guard let sum = content.sum else { return nil }
    self.init(shown: sum)
    guard let loss = content.loss else { return }
    if loss.parts.allSatisfy(\.isOfNumber), let whole = content.whole {
      value = (sum.isNegative ? "-" : "") + whole
      return
    }
    guard let raw = content.raw else { return nil }
    let read = format.unlimited.apply(.insertion(of: raw, at: 0), to: format.empty)
    guard read.lostCount == 0, !read.text.value.isEmpty else { return nil }
    value = read.text.value
  }

  /// Creates the number that a sum shows, with the mark of a fraction that the user begins.
  init(shown sum: MoneyText) { value = (sum.isNegative ? "-" : "") + String(sum.significant) }

  /// Returns what is missing from a sum that was made of the number.
  func loss(in sum: MoneyText?) -> EntryLoss? {
    guard let sum, !sum.isWorth(value) else { return nil }
    var parts: [EntryLoss.Part] = []
    if MoneySign.leads(value), !sum.isNegative {
      parts.append(EntryLoss.Part("-", at: 0, .sign, isPartial: true))
    }
    let significant = value.filter { $0 == "." || $0.asciiDigit != nil }
    let alignment = EntryAlignment(of: significant, accepted: sum.significant, from: 0)
    let isWhole = !sum.significant.contains(".")
    parts += alignment.parts.map { part in
      let reason: RejectionReason = part.text.hasPrefix(".") || !isWhole ? .fraction : .digits
      return EntryLoss.Part(part.text, at: part.place, reason, isPartial: true)
    }
    for index in parts.indices { parts[index].isOfNumber = true }
    return EntryLoss(parts)
  }
}

extension MoneyFormat {
  /// The same marks, with room for every number.
  fileprivate var unlimited: MoneyFormat {
    var format = self
    (format.maxIntegerDigits, format.maxFractionDigits) = (1_000, 1_000)
    format.allowsNegative = true
    return format
  }
}

extension EntryContent {
  /// The same content with what was missing before, at its end.
  func carrying(_ loss: EntryLoss?) -> EntryContent {
    guard let loss = loss?.closed else { return self }
    var content = self
    let count = placeCount
    let carried = loss.parts.map { $0.moved(to: min($0.place, count)) }
    content.loss = content.loss?.adding(carried) ?? EntryLoss(carried)
    return content
  }

  /// What is missing, with its places in the text as it is shown.
  var shownLoss: EntryLoss? {
    loss?.closed.flatMap { loss in
      EntryLoss(loss.parts.map { $0.moved(to: offset(of: $0.place)) })
    }
  }

  /// Returns the offset after a number of entered characters, in Unicode scalars.
  private func offset(of place: Int) -> Int {
    let end = text.unicodeScalars.count
    return (0...end).first { self.place(at: $0) >= place } ?? end
  }
}
