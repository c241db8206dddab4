/// What a user enters into a field of one line: what was entered beside what is shown, the value
/// that they are writing, and what can be undone.
///
/// ```swift
/// var entry = FieldEntry()
/// entry.change { $0.mask = german }                    // +49 [000] [00000999]
/// entry.enter("0151 12345678", .paste)
/// entry.change { $0.mask = french }                    // two digits have no place
/// entry.content.loss?.text                             // "78"
/// entry.change { $0.mask = german }
/// entry.content.text                                   // "+49 151 12345678"
/// ```
///
/// Every change of the format reads again what was entered, in the format in which it was: there
/// and back is the identity. What has no place in the text is said until the user edits the place
/// where it was left out (``EntryLoss``), and undo brings back what was entered.
///
/// Origin: the raw text that Compose's transformations and the inputs of React Aria keep beside the
/// shown one.
package struct FieldEntry: Sendable {
  /// The format that the text is brought into.
  package private(set) var format: EntryFormat
  /// What the field shows.
  package private(set) var content = EntryContent()
  /// Whether the field is being edited.
  package private(set) var isActive = false
  /// What can be undone.
  package private(set) var history = EntryHistory()
  /// Whether edits are recorded for undo; what was recorded is forgotten with each change.
  package var hasUndo = true {
    didSet { if hasUndo != oldValue { history = EntryHistory() } }
  }
  private var run: EntryRun?

  /// Creates an empty entry.
  package init(_ format: EntryFormat = EntryFormat()) { self.format = format }

  /// What was entered, in the format in which it was.
  private var entered: EntryOriginal { content.original ?? EntryOriginal(content, in: format) }

  // MARK: The format

  /// Changes the format, and reads again what was entered.
  package mutating func change(_ change: (inout EntryFormat) -> Void) {
    var changed = format
    change(&changed)
    let original = entered
    let isSame = changed.reads(like: format)
    let isPlain = changed.isPlain && format.isPlain
    let isKept = isPlain && content.missing == nil && content.original == nil
    format = changed
    // Rules are for what comes in: they leave alone what is there, unless they left some of it out.
    guard !isSame, !isKept else { return }
    run = nil
    take(format.reading(of: original))
  }

  // MARK: Edits

  /// Returns the outcome of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - before: The content before.
  ///   - source: The source of the edit's text.
  /// - Returns: The content after the edit, and what does not fit.
  package func outcome(
    of edit: TextEdit, in before: EntryContent, _ source: InputRules.Source
  ) -> EntryEdit {
    let typed = format.prepared(edit, in: before.text, source)
    let prepared = TextEdit(replacing: edit.range, with: typed)
    var edited = format.result(of: prepared, in: before, source)
    if edit.text.utf8.count > format.maximumBytes {
      edited.rejectedCount += edit.text.count - typed.count
    }
    if let text = edited.content?.text, text.utf8.count > format.maximumBytes {
      (edited.content, edited.isTaken, edited.rejectedCount) = (nil, false, edit.text.count)
    }
    replaceByItsPart(&edited, prepared, in: before)
    let goesOn = edit.range.isEmpty && run?.caret == edit.range.lowerBound
    let wasTaken = goesOn && run?.isTaken ?? false
    let missing = missing(edited, prepared, before, source, goesOn: goesOn, wasTaken: wasTaken)
    let known = goesOn ? before.loss?.openCount ?? 0 : 0
    // A paste that is rejected completely is a part of what is entered only if the user goes on.
    let isEntered = edited.isTaken || source == .typing || goesOn
    let raw = isEntered ? raw(after: prepared, of: before, goesOn: goesOn) : before.raw
    var after = edited.content
    after?.loss = missing
    after?.raw = raw
    return EntryEdit(
      before: before, after: after, rejection: edited.rejection(of: edit, after: known),
      loss: isEntered ? missing : before.loss,
      isTaken: edited.isTaken || wasTaken, remembered: edited.remembered,
      typed: source == .typing ? typed : nil, raw: raw, range: edit.range)
  }

  /// Takes a text instead of all that is there, even if what has a place of it is the same: then
  /// the rest is missing.
  private func replaceByItsPart(
    _ edited: inout FormattedEdit, _ edit: TextEdit, in before: EntryContent
  ) {
    let count = before.text.unicodeScalars.count
    guard edited.content == nil, !format.isPlain, !edit.range.isEmpty, edit.text.count > 1,
      edit.range.lowerBound == 0, edit.range.upperBound >= count
    else { return }
    let alone = format.result(of: .insertion(of: edit.text, at: 0), in: format.empty, .paste)
    guard let content = alone.content, !content.valueText.isEmpty else { return }
    edited = alone
  }

  /// Everything that was entered since the field was empty, if the user goes on at the end.
  private func raw(after edit: TextEdit, of before: EntryContent, goesOn: Bool) -> String? {
    guard !format.isPlain, before.place(at: edit.range.upperBound) == before.placeCount else {
      return nil
    }
    if before.place(at: edit.range.lowerBound) == 0, !goesOn { return edit.text }
    guard goesOn, let raw = before.raw ?? (before.placeCount == 0 ? "" : nil),
      raw.utf8.count < EntryLoss.Part.longestText
    else { return nil }
    return raw + edit.text
  }

  private func missing(
    _ edited: FormattedEdit, _ edit: TextEdit, _ before: EntryContent,
    _ source: InputRules.Source, goesOn: Bool, wasTaken: Bool
  ) -> EntryLoss? {
    guard before.loss != nil || edited.rejectedCount > 0 || edited.missingCount ?? 0 > 0 else {
      return nil
    }
    // A whole value that is pasted into another one replaces it, with what was missing there.
    if source == .paste, before.loss != nil, let content = edited.content {
      let alone = format.reading(of: edit.text)
      if alone.text == content.text { return alone.loss }
    }
    return edited.missing(after: edit, of: before, goesOn: goesOn, wasTaken: wasTaken)
  }

  /// Carries out an edit.
  package mutating func carryOut(_ edit: EntryEdit) {
    if let after = edit.after {
      take(after)
    } else {
      // What was read in another format stays what was entered, unless something else is missing.
      if edit.loss?.told != content.loss?.told { content.original = nil }
      (content.loss, content.raw) = (edit.loss, edit.raw)
      if let remembered = edit.remembered, remembered.text == content.masked?.text {
        content.masked = remembered
      }
    }
    run = EntryRun(caret: content.caret, isTaken: edit.isTaken)
  }

  /// Carries out a deletion.
  ///
  /// - Parameters:
  ///   - edit: The deletion.
  ///   - before: The content before.
  package mutating func delete(_ edit: TextEdit, in before: EntryContent) {
    run = nil
    take(format.content(afterDeletion: edit, in: before))
  }

  /// Takes back the last character that was left out, if that is what Backspace means: the user
  /// takes back the last key, which is not in the text.
  ///
  /// - Parameters:
  ///   - range: The range that Backspace would delete.
  ///   - before: The content before.
  /// - Returns: Whether it was taken back, and nothing is to be deleted.
  package mutating func takeBack(_ range: Range<Int>, in before: EntryContent) -> Bool {
    guard let loss = before.loss, loss.isPartial, loss.trailingCount > 0, range.count == 1,
      before.selection.isEmpty, range.upperBound == before.caret, run?.caret == before.caret
    else { return false }
    content.loss = loss.withoutLast
    content.masked?.takeBackLast()
    content.sum?.takeBackLast()
    if content.loss == nil { content.sum?.forgetTyping() }
    return true
  }

  // MARK: Texts

  /// Sets the text on behalf of the app; what was entered before cannot be undone.
  ///
  /// An equal text is what is there already, with what is missing from it.
  package mutating func setText(_ text: String) {
    history = EntryHistory()
    run = nil
    take(content(of: text))
    if format.mask == nil || format.isIgnored { moveCaretToEnd() }
  }

  /// Returns the content for a text that the app sets.
  package func content(of text: String) -> EntryContent {
    let text = format.oneLine(text)
    let isSame = text.isSpelledLike(content.valueText)
    guard isSame, !text.isEmpty, !format.isIgnored else { return format.content(of: text) }
    var same = content
    same.forgetTyping()
    same.loss = same.loss?.closed
    return same
  }

  /// Notes what is missing from a text that the app has set.
  package mutating func note(_ loss: EntryLoss?) {
    content.loss = loss?.closed
    run = nil
    content.forgetTyping()
  }

  /// Sets the text as an edit of the user, which can be undone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - joinsLastStep: Whether the edit is undone together with the one before.
  ///   - keepsLoss: Whether the text means what it meant before, written in another way.
  package mutating func amend(_ text: String, joinsLastStep: Bool, keepsLoss: Bool = false) {
    run = nil
    let (before, entered) = (content, entered)
    let end = text.unicodeScalars.count
    var changed = format.content(of: format.oneLine(text))
    if changed.masked == nil, changed.sum == nil { (changed.caret, changed.anchor) = (end, end) }
    if keepsLoss { changed = changed.carrying(before.loss) }
    take(changed)
    guard hasUndo, !content.isSpelledLike(before) else { return }
    history.record(entered, after: content, typed: nil, joinsLastStep: joinsLastStep)
  }

  /// Follows a text that is changed elsewhere, such as by another undo.
  package mutating func follow(_ text: String, losing loss: EntryLoss?) {
    if !text.isSpelledLike(content.text) {
      run = nil
      content = EntryContent(text: text)
    }
    content.loss = loss
  }

  // MARK: Undo

  /// Records an edit for undo.
  ///
  /// - Parameters:
  ///   - before: The content before the edit.
  ///   - typed: The text that was typed; `nil` if it came from elsewhere.
  package mutating func record(from before: EntryContent, typed: String?) {
    guard hasUndo else { return }
    let original = before.original ?? EntryOriginal(before, in: format)
    history.record(original, after: content, typed: typed)
  }

  /// Prevents later letters from joining the last step.
  package mutating func closeStep() { history.closeStep() }

  /// Undoes the last edit; returns whether there was one.
  package mutating func undo() -> Bool {
    guard let before = history.undo(from: entered) else { return false }
    restore(before)
    return true
  }

  /// Redoes the edit that was last undone; returns whether there was one.
  package mutating func redo() -> Bool {
    guard let after = history.redo(from: entered) else { return false }
    restore(after)
    return true
  }

  private mutating func restore(_ original: EntryOriginal) {
    run = nil
    var restored = format.reading(of: original)
    restored.forgetTyping()
    take(restored)
  }

  /// Restores the content before an edit that is a part of the one that follows.
  package mutating func revertLastStep(to before: EntryContent) {
    if hasUndo { history.forgetLastStep() }
    take(before)
  }

  // MARK: The caret

  /// Notes the selection, which is moved elsewhere.
  package mutating func select(anchor: Int, caret: Int) {
    (content.anchor, content.caret) = (anchor, caret)
  }

  /// Begins or ends editing.
  package mutating func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    run = nil
    content.forgetTyping()
    content.loss = content.loss?.closed
    guard let mask = format.mask, content.valueText.isEmpty else { return }
    let isShown = isActive && mask.autocompleteOnFocus
    if isShown || !content.text.isEmpty { take(content) }
  }

  private mutating func moveCaretToEnd() {
    let end = content.text.unicodeScalars.count
    select(anchor: end, caret: end)
  }

  private mutating func take(_ content: EntryContent) {
    self.content = format.completed(content, isActive: isActive)
  }
}

extension FormattedEdit {
  /// What has no place of an edit's text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - count: The number of characters that were missing before, if the user goes on: a format
  ///     that reads everything again counts them again.
  /// - Returns: `nil` if all of it has a place.
  fileprivate func rejection(of edit: TextEdit, after count: Int) -> EntryLoss? {
    let isNew = missingCount.map { $0 > count } ?? true
    guard rejectedCount > 0, isNew || !isTaken else { return nil }
    let text = rejectedText.isEmpty && !isTaken ? edit.text : rejectedText
    return EntryLoss(EntryLoss.Part(text, count: rejectedCount, at: 0, reason))
  }
}

extension EntryFormat {
  /// Whether the text has no form of its own.
  fileprivate var isPlain: Bool { mask == nil && money == nil }
}
