/// The form that an entry of one line is brought into: by a mask, as a sum of money, or by rules.
package struct EntryFormat: Equatable, Sendable {
  /// The rules for a text without a mask or a sum.
  package var rules = InputRules()
  /// Which letters are capitalized as the user types.
  package var capitalization = AutocapitalizationType.none
  /// The mask; `nil` for none.
  package var mask: Mask?
  /// The format of the sum; `nil` unless this is a money field.
  package var money: MoneyFormat?
  /// Whether a text that the app sets is not formatted.
  package var isIgnored = false
  /// The greatest number of bytes of a text.
  package let maximumBytes: Int
  /// Whether the text has one line, with spaces for line breaks.
  package let hasOneLine: Bool

  /// Creates the format of a plain text.
  package init(maximumBytes: Int = .max, hasOneLine: Bool = true) {
    (self.maximumBytes, self.hasOneLine) = (maximumBytes, hasOneLine)
  }

  /// The content of an empty field.
  var empty: EntryContent {
    guard let mask else { return EntryContent() }
    var content = EntryContent()
    content.masked = mask.empty
    return content
  }

  /// Returns a text that the app sets in this format, with what is missing from it.
  ///
  /// It is judged like a pasted one, but a text that is too long for its limit is not cut.
  package func content(of text: String) -> EntryContent {
    guard !isIgnored else { return EntryContent(text: text) }
    var format = self
    (format.rules.maxLength, format.rules.isPasteDisabled) = (nil, false)
    format.rules.pasteAllowedChars = true
    return format.reading(of: text)
  }

  /// Returns a text as if it were inserted into an empty field.
  func reading(of text: String) -> EntryContent {
    let before = empty
    let edit = TextEdit.insertion(of: text, at: 0)
    let edited = result(of: edit, in: before, .paste)
    var content = edited.content ?? before
    content.loss = edited.missing(after: edit, of: before, goesOn: false, wasTaken: true)?.closed
    content.raw = text
    content.forgetTyping()
    return content
  }

  // MARK: Edits

  /// Returns the result of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit; its text is a part of one line.
  ///   - content: The content before.
  ///   - source: The source of the edit's text.
  /// - Returns: The content after the edit, and what does not fit.
  func result(
    of edit: TextEdit, in content: EntryContent, _ source: InputRules.Source
  ) -> FormattedEdit {
    if let mask { return result(of: edit, in: content, mask) }
    if let money { return result(of: edit, in: content, money) }
    return result(of: edit, in: content, rules, source)
  }

  /// Returns the content after a deletion, which rules cannot reject.
  func content(afterDeletion edit: TextEdit, in before: EntryContent) -> EntryContent {
    var format = self
    format.rules = InputRules()
    var after = format.result(of: edit, in: before, .typing).content ?? before
    guard before.loss != nil else { return after }
    let lower = before.place(at: edit.range.lowerBound)
    let upper = max(lower, before.place(at: edit.range.upperBound))
    let removed = before.placeCount - after.placeCount
    // A deletion that holds nothing but the format's own characters goes on behind them.
    let isOnward = lower == upper && removed > 0
    let places =
      !isOnward
      ? lower..<upper
      : edit.direction == .backward ? max(0, lower - removed)..<lower : lower..<(lower + removed)
    after.loss = before.loss?.closed?.replacing(
      places, withCount: max(0, places.count - max(0, removed)))
    if after.placeCount == 0, removed > 0 { after.loss = nil }
    return after
  }

  private func result(
    of edit: TextEdit, in content: EntryContent, _ mask: Mask
  ) -> FormattedEdit {
    let result = mask.apply(edit, to: content.masked ?? mask.format(content.text))
    return FormattedEdit(
      content: result.isRejected ? nil : EntryContent(result.text),
      rejectedCount: result.rejectedCount, rejectedText: result.rejectedText,
      reason: result.isOtherCountry ? .otherCountry : .character, isTaken: !result.isRejected,
      missingCount: result.missingCount,
      remembered: result.isRejected && edit.range.isEmpty ? result.text : nil)
  }

  private func result(
    of edit: TextEdit, in content: EntryContent, _ money: MoneyFormat
  ) -> FormattedEdit {
    let result = money.apply(edit, to: content.sum ?? money.format(content.text))
    // At the caret, a rejection affects what is typed next; a selection stays as it is.
    let isKept = result.isRejected && !edit.range.isEmpty
    return FormattedEdit(
      content: isKept ? nil : EntryContent(result.text), rejectedCount: result.rejectedCount,
      reason: RejectionReason(result.loss ?? result.rejection), isTaken: !result.isRejected,
      missingCount: result.lostCount)
  }

  private func result(
    of edit: TextEdit, in content: EntryContent, _ rules: InputRules, _ source: InputRules.Source
  ) -> FormattedEdit {
    let entered = rules.folded(edit.text)
    let text = content.text
    let rejected = rules.rejected(from: entered, into: text, replacing: edit.range)
    let reason: RejectionReason = rejected.isEmpty ? .length : .character
    let accepted = rules.accepted(entered, into: text, replacing: edit.range, source: source)
    guard let accepted else {
      return FormattedEdit(
        rejectedCount: entered.count, rejectedText: rejected, reason: reason, isTaken: false)
    }
    let (start, offset) = text.scalarIndex(at: edit.range.lowerBound)
    let (end, _) = text.scalarIndex(at: edit.range.upperBound)
    // Slices are copied as bytes; copying scalar by scalar took a tenth of the time of a key.
    let changed = String(text[..<start]) + accepted + text[max(start, end)...]
    let caret = offset + accepted.unicodeScalars.count
    return FormattedEdit(
      content: EntryContent(text: changed, caret: caret, anchor: caret),
      rejectedCount: entered.count - accepted.count, rejectedText: rejected, reason: reason,
      isTaken: !accepted.isEmpty)
  }

  // MARK: Lines

  /// Returns the text of an edit as a part of one line, capitalized if it is typed.
  func prepared(_ edit: TextEdit, in before: String, _ source: InputRules.Source) -> String {
    let head = before[..<before.scalarIndex(at: edit.range.lowerBound).index]
    let tail = before[before.scalarIndex(at: edit.range.upperBound).index...]
    let used = head.utf8.count + tail.utf8.count
    let line = oneLine(edit.text, maximumBytes: max(0, maximumBytes - used))
    guard source == .typing, capitalization != .none else { return line }
    return capitalization.apply(to: line, after: String(head))
  }

  /// Returns the content, or what the mask shows during editing before anything is entered.
  func completed(_ content: EntryContent, isActive: Bool) -> EntryContent {
    guard let mask, content.valueText.isEmpty else { return content }
    var completed = EntryContent()
    if isActive {
      // The mask's own characters alone are no text.
      guard mask.autocompleteOnFocus else { return content }
      completed = EntryContent(mask.prefix(insteadOf: content.masked ?? mask.empty))
    }
    (completed.loss, completed.original) = (content.loss, content.original)
    return completed
  }

  /// Returns the part of a text that fits into one line: with spaces for line breaks, and no
  /// longer than the limit; a text of several lines without what no buffer accepts.
  package func oneLine(_ text: String) -> String { oneLine(text, maximumBytes: maximumBytes) }

  private func oneLine(_ text: String, maximumBytes: Int) -> String {
    var line = String(sanitizing: text)
    guard hasOneLine else { return line }
    // No character of ASCII text but these, which a CR and LF consist of, ends a line.
    let isPlain = line.utf8.allSatisfy { $0 < 0x80 && !(0x0a...0x0d).contains($0) }
    if isPlain, line.utf8.count <= maximumBytes { return line }
    while line.last?.isNewline ?? false { line.removeLast() }
    if line.contains(where: \.isNewline) {
      line = String(line.map { $0.isNewline ? " " : $0 })
    }
    guard line.utf8.count > maximumBytes else { return line }
    var (count, end) = (0, line.startIndex)
    for index in line.indices {
      count += line[index].utf8.count
      guard count <= maximumBytes else { break }
      end = line.index(after: index)
    }
    return String(line[..<end])
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
