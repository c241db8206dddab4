import GtkCore

/// What follows from edits, and from a change of the focus.
extension GrowingTextAreaImplementation {
  func connectEditing() {
    changes.onChanged = { [weak self] in self?.textChanged() }
    changes.connect()
    gate.connect()
    entry.connect()
    compositions.onMoved = { [weak self] in self?.heightMayHaveChanged() }
    compositions.onChanged = { [weak self] in self?.preeditChanged($0) }
    compositions.connect()
    connectPasting()
    buffer.onUserActionDone { [weak self] in self?.prepareCaretLine() }
    let focus = FocusController()
    focus.onChange { [weak self] in self?.focusChanged($0) }
    textView.add(focus)
    connectPresses()
    connectPadding()
  }

  private func textChanged() {
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
  func prepareCaretLine() {
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
    placeholder.update()
    heightMayHaveChanged()
    followUser()
    notifier.notifyPreeditChanged(preedit)
  }
}
