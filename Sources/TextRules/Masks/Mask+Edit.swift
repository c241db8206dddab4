extension Mask {
  /// Returns the result of an edit of a text.
  ///
  /// ```swift
  /// let mask = try Mask("[00]/[00]")
  /// mask.apply(.backspace(at: 3), to: mask.format("12")).text.text  // "1", not "12"
  /// ```
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - old: The text before, which this mask has produced.
  /// - Returns: The resulting text with its caret, and how much of the insertion is rejected.
  public func apply(_ edit: TextEdit, to old: MaskedText) -> MaskEdit {
    if isOfCountries, edit.text.utf8.count > MaskForm.longestText {
      return MaskEdit(
        text: old.movingCaret(to: edit.range.lowerBound), rejectedCount: edit.text.count,
        isRejected: true)
    }
    let entry = entry(after: edit, to: old)
    if var result = editedPlaces(edit, old) {
      result.text.entry = entry
      return result
    }
    if let entry, let result = wholeReading(of: entry, insteadOf: old, edit) { return result }
    var result = part(edit, old)
    result.text = grouped(result.text)
    result.text.entry = entry
    return result
  }

  private func part(_ edit: TextEdit, _ old: MaskedText) -> MaskEdit {
    guard !alternatives.isEmpty else { return applyAlone(edit, to: old) }
    guard !isInternational else { return applyInCountry(edit, old) }
    return bestOfMembers(edit, old, members[old.member].applyAlone(edit, to: old))
  }

  /// Edits a number that has a country, which only a whole number with another prefix changes.
  private func applyInCountry(_ edit: TextEdit, _ old: MaskedText) -> MaskEdit {
    let result = members[old.member].alone.applyAlone(edit, to: old)
    guard result.rejectedCount > 0, edit.text.count > 1 else { return result }
    let whole = reading(of: edit.text)
    return whole.rejectedCount == 0 && whole.text.isComplete ? whole : result
  }

  /// Reads everything that was entered, if that says more than its parts, as a prefix or an order
  /// of day, month and year does.
  private func wholeReading(
    of entry: String, insteadOf old: MaskedText, _ edit: TextEdit
  ) -> MaskEdit? {
    guard var result = meaning(of: entry) else { return nil }
    result.text.entry = entry
    let isSame = result.text.text == old.text && result.text.caret == old.caret
    let isMissingMore = (result.missingCount ?? 0) > (old.missingCount ?? 0)
    if isMissingMore, isInternational, let whole = wholeValue(edit.text) { return whole }
    guard result.isRejected || isSame && isMissingMore else { return result }
    result.isRejected = true
    result.text = old.movingCaret(to: edit.range.lowerBound)
    (result.text.missingCount, result.text.entry) = (result.missingCount, entry)
    return result
  }

  /// Returns the meaning of a text as a date or a phone number with a prefix; `nil` for any other
  /// mask or text.
  private func meaning(of text: String) -> MaskEdit? {
    var result = alternatives.isEmpty ? DateReading(self)?.reading(of: text) : nil
    result = result ?? PhoneReading(mask: self).reading(of: text)
    guard var result else { return nil }
    result.text = grouped(result.text)
    result.text.missingCount = result.missingCount
    return result
  }

  /// Returns everything that was entered since the field was empty, if the user goes on at the
  /// end.
  private func entry(after edit: TextEdit, to old: MaskedText) -> String? {
    guard !edit.text.isEmpty, edit.text.utf8.count <= MaskForm.longestText else { return nil }
    var (position, hasBefore, hasAfter) = (0, false, false)
    if endlessKind != nil, old.hasSingleScalars {
      (hasBefore, hasAfter) = (edit.range.lowerBound > 0, edit.range.upperBound < old.cells.count)
    } else {
      for cell in old.cells {
        let range = position..<(position + cell.length)
        position = range.upperBound
        guard cell.isEntered else { continue }
        if range.upperBound <= edit.range.lowerBound { hasBefore = true }
        if range.lowerBound >= edit.range.upperBound { hasAfter = true }
      }
    }
    guard !hasAfter else { return nil }
    let goesOn = edit.range.isEmpty && edit.range.lowerBound == old.caret
    guard hasBefore || goesOn else {
      return codePart(of: old, before: edit) + edit.text
    }
    guard goesOn else { return nil }
    let start =
      hasBefore ? datePart(of: old) ?? numberPart(of: old) : codePart(of: old, before: edit)
    let before = old.entry ?? start
    return before.flatMap { $0.utf8.count < MaskForm.longestText ? joined($0, edit.text) : nil }
  }

  /// Joins texts, with a character without width between those that would form another one.
  private func joined(_ before: String, _ after: String) -> String {
    let whole = before + after
    return whole.count == before.count + after.count ? whole : before + "\u{200B}" + after
  }

  /// The text of a date up to the caret, as if the user had entered just that.
  private func datePart(of old: MaskedText) -> String? {
    dateMask == nil || old.text.contains(blank) ? nil : old.text
  }

  /// The part of a country's code before an insertion within it; empty if that is elsewhere, or has
  /// a code itself.
  private func codePart(of old: MaskedText, before edit: TextEdit) -> String {
    let caret = edit.range.lowerBound
    guard isInternational, edit.range.isEmpty, caret > 0, caret < old.cells.count,
      WrittenNumber(edit.text)?.prefix != .international
    else { return "" }
    return String(old.cells.prefix(caret).map(\.character))
  }

  /// The digits of a phone number, with its code if the user has written that.
  private func numberPart(of old: MaskedText) -> String? {
    isInternational ? String(MaskReader.source(of: old.cells)) : nil
  }

  private func applyAlone(_ edit: TextEdit, to old: MaskedText) -> MaskEdit {
    let cut = MaskCut(edit, in: old.cells, of: self)
    if cut.inserted.isEmpty { return MaskEdit(text: delete(cut, edit, in: old), rejectedCount: 0) }
    let result = cut.hasEnteredAfter ? insert(cut) : append(cut)
    if result.rejectedCount > 0, !old.enteredText.isEmpty, let whole = wholeValue(edit.text) {
      return whole
    }
    guard !result.isRejected, !erases(cut, result, by: edit.text) else {
      return MaskEdit(
        text: old.movingCaret(to: edit.range.lowerBound), rejectedCount: result.rejectedCount,
        isRejected: true)
    }
    return result
  }

  /// Whether a separator would delete the selection and insert nothing.
  private func erases(_ cut: MaskCut, _ result: MaskEdit, by text: String) -> Bool {
    guard cut.removesEntered, text.allSatisfy(\.isSeparator) else { return false }
    let kept = (cut.head + cut.tail).count(where: \.isEntered)
    return result.text.cells.count(where: \.isEntered) == kept
  }

  /// The result for an inserted text that fills the mask by itself and has no room next to the
  /// existing text: it replaces everything.
  ///
  /// A user who pastes a whole phone number after its first digits wants that number.
  private func wholeValue(_ text: String) -> MaskEdit? {
    guard text.count > 1, elements.contains(where: \.isMandatory) else { return nil }
    var edit = reading(of: text)
    edit.text.entry = text
    return edit.rejectedCount == 0 && edit.text.isComplete ? edit : nil
  }

  /// Whether the code of a number chooses its country.
  private var isOfCountries: Bool { !alternatives.isEmpty && isInternational }

  /// Formats a text on its own, as if it were inserted into an empty field.
  func reading(of text: String) -> MaskEdit {
    // No number is as long; trying all countries with it would take long.
    if isOfCountries, text.utf8.count > MaskForm.longestText {
      return MaskEdit(text: empty, rejectedCount: text.count, isRejected: true)
    }
    if text.utf8.count <= MaskForm.longestText, let meaning = meaning(of: text) { return meaning }
    guard alternatives.isEmpty else { return bestOfMembers(text) }
    if let exact = exact(text) {
      return MaskEdit(text: exact.text, rejectedCount: 0, effort: exact.effort)
    }
    var reader = MaskReader(self)
    reader.read(text)
    return reader.edit
  }

  private func append(_ cut: MaskCut) -> MaskEdit {
    if cut.head.isEmpty { return reading(of: cut.inserted) }
    var reader = MaskReader(self, after: cut.head, before: cut.literalsAfter)
    reader.read(cut.inserted)
    return reader.edit
  }

  private func delete(_ cut: MaskCut, _ edit: TextEdit, in old: MaskedText) -> MaskedText {
    guard cut.removesEntered else {
      if old.enteredText.isEmpty, !edit.range.isEmpty { return empty }
      return old.movingCaret(to: edit.range.lowerBound)
    }
    guard cut.tail.contains(where: \.isEntered) else {
      let last = cut.head.lastIndex(where: \.isEntered)
      return MaskWriter(self, after: Array(cut.head[..<(last.map { $0 + 1 } ?? 0)])).text
    }
    let head = MaskWriter(self, after: cut.head)
    guard var writer = place(cut.tail, after: head) else { return old }
    writer.complete()
    return writer.text.movingCaret(to: cut.head.reduce(0) { $0 + $1.length })
  }

  private func insert(_ cut: MaskCut) -> MaskEdit {
    let characters = Array(cut.inserted)
    if let all = insert(characters[...], cut) { return all }
    var most: MaskEdit?
    var (fitting, tooMany) = (0, characters.count)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      if let edit = insert(characters[..<count], cut) {
        most = edit.adding(rejected: characters.count - count)
        fitting = count
      } else {
        tooMany = count
      }
    }
    return most ?? MaskEdit(text: empty, rejectedCount: characters.count, isRejected: true)
  }

  /// Inserts before other characters of the user; returns `nil` if these then have no room.
  private func insert(_ characters: ArraySlice<Character>, _ cut: MaskCut) -> MaskEdit? {
    var reader = MaskReader(
      self, after: cut.head, before: cut.literalsAfter, isAtEnd: false)
    reader.read(characters)
    // The parts of a date that are there stay what they are while others are filled in.
    let isDate = dateMask != nil && cut.hasBlanks
    let kept = isDate ? keep(cut.tail, after: reader.writer) : nil
    guard var writer = kept ?? place(cut.tail, after: reader.writer) else { return nil }
    writer.complete()
    return MaskEdit(
      text: writer.text.movingCaret(to: reader.writer.caret), rejectedCount: reader.rejectedCount,
      isRejected: reader.takenCount == 0, effort: writer.effort)
  }

  /// Writes what came after an edit: moved up if it fits there, otherwise where it was.
  func place(_ tail: [MaskCell], after head: MaskWriter) -> MaskWriter? {
    let end = tail.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    var moved = head
    return tail[..<end].allSatisfy { moved.writeMoved($0) } ? moved : keep(tail, after: head)
  }

  /// Writes what came after an edit where it was.
  private func keep(_ tail: [MaskCell], after head: MaskWriter) -> MaskWriter? {
    let end = tail.lastIndex(where: \.isEntered).map { $0 + 1 } ?? 0
    var kept = head
    return tail[..<end].allSatisfy { !$0.isEntered || kept.writeInPlace($0) } ? kept : nil
  }
}

extension MaskWriter {
  /// Writes characters as the user types them; returns how many are rejected.
  mutating func write(_ characters: some Sequence<Character>, prefersLiterals: Bool) -> Int {
    var rejected = 0
    for character in characters {
      let isWritten = write(character, prefersLiterals: prefersLiterals)
      if isWritten { complete() } else { rejected += 1 }
    }
    return rejected
  }

  /// Writes a cell at the next place that accepts it.
  ///
  /// A character of the mask after optional places, such as a decimal point, is not skipped.
  fileprivate mutating func writeMoved(_ cell: MaskCell) -> Bool {
    if cell.isEntered { return writeEntered(cell.character) }
    guard cell.isLiteral, mask.endsOptionalPlaces(cell.element) else { return true }
    return pass(literal: cell.element)
  }
}

extension MaskEdit {
  fileprivate func adding(rejected: Int) -> MaskEdit {
    MaskEdit(
      text: text, rejectedCount: rejectedCount + rejected, isRejected: isRejected,
      rejectedText: rejectedText, effort: effort)
  }
}

extension Mask {
  fileprivate func endsOptionalPlaces(_ literal: Int) -> Bool {
    guard literal > 0 else { return false }
    return elements[..<literal].reversed().prefix { !$0.isLiteral }.contains(where: \.isSkippable)
  }
}
