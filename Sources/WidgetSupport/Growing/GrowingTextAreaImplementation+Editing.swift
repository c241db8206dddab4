import GtkCore
import TextRules

/// Edits: which are allowed, and what follows from them.
extension GrowingTextAreaImplementation {
  func connectEditing() {
    buffer.onInsertion { [weak self] utf8, offset in
      self?.decideInsertion(of: utf8, at: offset) ?? .accept
    }
    buffer.onShouldDelete { [weak self] in self?.decideDeletion(of: $0) ?? true }
    buffer.onWillInsertSpace { [weak self] in self?.metrics.textWillChange(in: $0..<$0) }
    buffer.onTagsChanged { [weak self] in self?.tagsChanged($0, in: $1) }
    buffer.onChanged { [weak self] in self?.textChanged() }
    connectReplacing()
    connectPasting()
    buffer.onUserActionDone { [weak self] in self?.prepareCaretLine() }
    textView.onPreeditChanged { [weak self] in self?.preeditChanged($0) }
    let focus = FocusController()
    focus.onChange { [weak self] in self?.focusChanged($0) }
    textView.add(focus)
    connectPresses()
    connectPadding()
  }

  /// Decides on an insertion: every insertion, from whatever source, passes through here.
  private func decideInsertion(
    of utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> InsertionDecision {
    guard acceptsInput || edits.bypassesGate else { return .replace(with: "") }
    guard edits.asks else {
      noteEdit(of: offset..<offset, leaving: scalarCount(utf8))
      return .accept
    }
    let text = String(decoding: utf8, as: UTF8.self)
    let answer = edits.answer(to: .insertion(of: text, at: offset)) ?? ""
    if !answer.isEmpty {
      noteEdit(of: offset..<offset, leaving: answer.unicodeScalars.count)
    }
    return answer == text ? .accept : .replace(with: answer)
  }

  /// Decides whether a deletion is allowed: every deletion passes through here, too.
  private func decideDeletion(of range: Range<Int>) -> Bool {
    guard edits.answer(to: TextEdit(replacing: range)) != nil else { return false }
    noteEdit(of: range, leaving: 0)
    return true
  }

  private func noteEdit(of range: Range<Int>, leaving count: Int) {
    metrics.textWillChange(in: range)
    editedRange = range.lowerBound..<(range.lowerBound + count)
    edits.compositionPlace = nil
  }

  /// Measures again where a tag has changed that belongs to embedded content: only such tags change
  /// how letters look.
  private func tagsChanged(_ tag: OpaquePointer, in range: Range<Int>) {
    guard embedded?.knows(tag) == true else { return }
    metrics.attributesChanged(in: range)
    // An underline alone may wrap a line: letters on both sides of its end are not kerned.
    if hasWidget, !area.isAllocating { widget.queueResize() }
  }

  private func textChanged() {
    metrics.textChanged()
    guard changeTogether == nil else {
      changeTogether = .changed
      return
    }
    guard hasWidget else { return }
    if embedded == nil { hyphens.update(editedRange, of: buffer) }
    longParagraphs.update(editedRange, of: buffer)
    placeholder.update()
    heightMayHaveChanged()
    // The view would learn of the new lines only when it is painted: too late to scroll.
    if FrameClock.isInFrame { textView.queueResize() }
    lookForStrayedCaret()
    followUser()
    notifier.notifyTextChanged()
  }

  /// Lays out the caret's line once, where the view would do it twice.
  ///
  /// Not while the text changes: after that the view still asks where the caret is, and invalidates
  /// the line again.
  private func prepareCaretLine() {
    guard hasWidget, textView.isMapped else { return }
    let caret = textView.caretRectangleInText
    if FrameClock.isInFrame { revalidateEditedLines() }
    // GTK itself scrolls after most edits, but not when BackSpace deletes a selection.
    let top = verticalAdjustment.value + Double(lines.spacing.hiddenAbove)
    let bottom =
      verticalAdjustment.value + verticalAdjustment.pageSize - Double(lines.spacing.hiddenBelow)
    let isVisible = caret.y >= top && caret.y + caret.height <= bottom
    if !isVisible, followsCaret { widget.queueResize() }
  }

  /// Makes the view notice now that the number of lines has changed: it then asks for a layout.
  ///
  /// By itself it does so before the next frame. But for a key that arrives within the frame there
  /// is only the layout left, and a layout that is requested during another one leaves the view's
  /// ancestors unallocated for that frame.
  private func revalidateEditedLines() {
    area.whileAllocating(revalidateVisibleLines)
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    // A caret that was scrolled out of view without the focus becomes visible with it.
    if hasFocus, followsCaret, strayedCaret != buffer.caret { textView.scrollToCaret() }
    notifier.notifyFocusChanged(hasFocus)
  }

  private func preeditChanged(_ preedit: String) {
    guard hasWidget, metrics.preedit != preedit else { return }
    metrics.preedit = preedit
    followComposition()
    if preedit.isEmpty { compositionEnded() }
    placeholder.update()
    heightMayHaveChanged()
    followUser()
    notifier.notifyPreeditChanged(preedit)
  }

  /// Measures again when the caret moves during a composition, which is displayed at the caret.
  private func followComposition() {
    guard !metrics.preedit.isEmpty else {
      compositionMoves?.disconnect()
      compositionMoves = nil
      return
    }
    guard compositionMoves == nil else { return }
    compositionMoves = buffer.onChange(of: "cursor-position") { [weak self] in
      self?.metrics.textChanged()
      self?.heightMayHaveChanged()
    }
  }

  /// Sets the text, as one step that can be undone, and changes only what differs.
  func setText(_ text: String) {
    let current = buffer.text
    let text = String(sanitizing: text)
    guard current != text || !current.unicodeScalars.elementsEqual(text.unicodeScalars) else {
      return
    }
    let difference = TextDifference(from: current, to: text)
    setByProgram {
      buffer.replace(
        from: difference.removed.lowerBound, to: difference.removed.upperBound,
        with: difference.inserted)
    }
    if textView.isFocus { textView.scrollToCaret() }
  }

  /// Allows the changes that `body` makes, even if no input is accepted, and treats them as one
  /// change.
  func changeByProgram(leaving range: Range<Int>, _ body: () -> Void) {
    coalesceChanges {
      bypassGate(body)
      return range
    }
  }

  /// Treats several changes as one, handled at the end.
  ///
  /// Rich text is inserted piece by piece, and the visible lines would be measured after each
  /// piece.
  ///
  /// - Parameter body: Changes the text, and returns the offsets that contain what was inserted.
  func coalesceChanges(_ body: () -> Range<Int>) {
    let outer = changeTogether
    changeTogether = .nothingYet
    let range = body()
    let hasChanged = changeTogether == .changed
    changeTogether = outer
    guard hasChanged else { return }
    editedRange = range
    textChanged()
  }

  private func setByProgram(_ body: () -> Void) {
    let wasByProgram = edits.isByProgram
    edits.isByProgram = true
    bypassGate(body)
    edits.isByProgram = wasByProgram
  }

  /// Removes a range of the text, as one step that can be undone.
  func remove(_ range: Range<Int>) {
    setByProgram { buffer.replace(from: range.lowerBound, to: range.upperBound, with: "") }
    if textView.isFocus { textView.scrollToCaret() }
  }

  /// Sets the initial text, which cannot be undone.
  func resetText(_ text: String) {
    setByProgram {
      buffer.reset(to: String(sanitizing: text))
      // The caret is nearly always there already, and setting it would make the view invalidate the
      // line again.
      if buffer.caret != buffer.scalarCount { buffer.caret = buffer.scalarCount }
    }
    prepareCaretLine()
  }
}

private func scalarCount(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
  // Every byte except continuation bytes begins a scalar.
  utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
}
