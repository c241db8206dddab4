import GtkCore

/// Pointer presses: they focus the text, and nothing moves from under the pointer.
extension GrowingTextAreaImplementation {
  /// Whether the pointer is pressed on the text, which stays under it until the release.
  var isPressed: Bool { hold.isDown }

  /// Handles each press before the view's own gesture does.
  func connectPresses() {
    let pointer = PointerPress()
    pointer.setPhase(.capture)
    pointer.onPressed { [weak self] in self?.pressed($0) ?? false }
    textView.add(pointer)
    hold.onReleased { [weak self] in self?.pointerReleased() }
    // Added last, it comes first: the text is pressed when it takes the focus.
    textView.add(hold)
  }

  private func pressed(_ press: PointerPress.Press) -> Bool {
    guard hasWidget else { return false }
    if !textView.isFocus { focusInPlace() }
    return press.isMiddleButton && pasteSelected(x: press.x, y: press.y)
  }

  /// Focuses the view before it does so itself; it looks up the pressed position only after that.
  ///
  /// The text must not scroll to its previous caret, nor the page to the whole of the text.
  private func focusInPlace() {
    caret.allowCaretOutOfView()
    textView.focusWithoutScrolling()
  }

  /// Lets the page follow the caret again: until now, what was pressed stayed under the pointer.
  private func pointerReleased() {
    guard hasWidget else { return }
    followUser()
    notifier.notifyPointerReleased()
  }

  /// Treats a press beside the text, on the padding, as one at the nearest position in the text.
  func connectPadding() {
    let pointer = PointerPress()
    pointer.setPhase(.target)
    pointer.onPressed { [weak self] press in
      self?.pressedOnPadding(press)
      return false
    }
    widget.add(pointer)
    widget.setCursor(named: "text")
  }

  private func pressedOnPadding(_ press: PointerPress.Press) {
    guard press.isPrimaryButton, let view = textView.bounds(in: widget) else { return }
    pressOnPadding(x: press.x - view.x, y: press.y - view.y, isExtending: press.shift)
  }

  /// Moves the caret to the offset nearest to a press on the padding, in pixels from the corner of
  /// the view; with Shift, extends the selection to it.
  func pressOnPadding(x: Double, y: Double, isExtending: Bool = false) {
    guard hasWidget, gate.acceptsInput else { return }
    if !textView.isFocus { focusInPlace() }
    let offset = textView.offset(
      x: min(max(x, 0), Double(textView.width - 1)), y: min(max(y, 0), Double(textView.height - 1)))
    buffer.select(anchor: isExtending ? buffer.selectionAnchor : offset, caret: offset)
  }
}
