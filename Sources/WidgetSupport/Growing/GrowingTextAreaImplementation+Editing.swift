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
    buffer.onUserActionDone { [weak self] in self?.placement.prepareCaretLine() }
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
    caret.lookForStrayedCaret()
    followUser()
    notifier.notifyTextChanged()
  }

  private func focusChanged(_ hasFocus: Bool) {
    guard hasWidget else { return }
    if hasFocus { caret.focusGained() }
    notifier.notifyFocusChanged(hasFocus)
  }

  private func preeditChanged(_ preedit: String) {
    placeholder.update()
    heightMayHaveChanged()
    followUser()
    notifier.notifyPreeditChanged(preedit)
  }
}
