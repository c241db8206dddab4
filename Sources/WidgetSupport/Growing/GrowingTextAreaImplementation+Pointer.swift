import GtkCore

/// Presses of the pointer: the focus comes, and nothing moves from under it.
extension GrowingTextAreaImplementation {
  /// Looks at each press before the view's own gesture does.
  func connectPresses() {
    let pointer = PointerPress()
    pointer.setPhase(.capture)
    pointer.onPressed { [weak self] in self?.pressed($0) ?? false }
    pointer.onEnded { [weak self] in self?.pressEnded() }
    textView.add(pointer)
  }

  private func pressed(_ press: PointerPress.Press) -> Bool {
    guard hasWidget else { return false }
    isPressed = true
    if !textView.isFocus { focusInPlace() }
    return press.isMiddleButton && pasteSelected(x: press.x, y: press.y)
  }

  /// Takes the focus before the view does, which looks after that where it was pressed.
  ///
  /// The text must not scroll to the caret that it had, nor the page to the whole of the text.
  private func focusInPlace() {
    caretStrays()
    textView.focusWithoutScrolling()
  }

  /// A page may follow the caret again: what was pressed stays under the pointer until then.
  private func pressEnded() {
    guard hasWidget, isPressed else { return }
    isPressed = false
    followPerson()
    listeners.pressEnded.tell(())
  }

  /// Takes a press beside the text, on the padding, for one at the nearest place in it.
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

  /// Puts the caret where a press on the padding is nearest to, in pixels from the corner of the view; with
  /// Shift the selection reaches that far.
  func pressOnPadding(x: Double, y: Double, isExtending: Bool = false) {
    guard hasWidget, acceptsInput else { return }
    if !textView.isFocus { focusInPlace() }
    let offset = textView.offset(
      x: min(max(x, 0), Double(textView.width - 1)), y: min(max(y, 0), Double(textView.height - 1)))
    buffer.select(anchor: isExtending ? buffer.selectionAnchor : offset, caret: offset)
  }
}
