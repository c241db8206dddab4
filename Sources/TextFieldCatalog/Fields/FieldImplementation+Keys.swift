import GtkCore

/// Clicks beside the text, and keys.
extension FieldImplementation {
  /// Connects presses on the field.
  func connectPointer() {
    let gate = ClickGesture()
    gate.phase = .capture
    gate.onPressed { [weak self] press in
      guard let self, !self.rejects(press) else { return self != nil }
      self.openPicker(by: press)
      return false
    }
    widget.add(gate)
    let press = ClickGesture()
    press.onPressed { [weak self] press in
      self?.pressed(press)
      return false
    }
    widget.add(press)
  }

  /// Treats a click on the label, the frame or the line like a click into the text.
  private func pressed(_ press: Click) {
    guard hasWidget, store.model.isEnabled else { return }
    if !widget.containsFocus { focus.begin() }
  }

  /// Opens the list or calendar of a field in which nothing can be typed, once the press has moved
  /// the focus: the text takes the press for itself.
  private func openPicker(by press: Click) {
    guard hasWidget, store.model.isEnabled, store.inputSettings.hidesKeyboard,
      press.isPrimaryButton, layout.inputPlace.contains(press), !isOnButton(press)
    else { return }
    MainLoopSource.idle { [weak self] in
      guard let self, self.hasWidget, self.widget.containsFocus else { return }
      self.companions.openPicker()
    }
  }

  /// Whether a press must not move the focus; the button in the field works all the same.
  private func rejects(_ press: Click) -> Bool {
    guard hasWidget, store.model.isEnabled, decidesOnEditing else { return false }
    return !isOnButton(press) && !focus.allowsEditing()
  }

  private func isOnButton(_ press: Click) -> Bool {
    guard let button = parts.buttonSlot.button?.button, button.isChildVisible else { return false }
    return button.bounds(in: widget)?.contains(press) ?? false
  }

  /// Connects the keys of the picker, and those that may be rejected.
  func connectKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in self?.openPicker(with: $0) ?? false }
    keys.onReleased { [weak self] _ in self?.rejectionSign.keyReleased() }
    input.textWidget.add(keys)
  }

  private func openPicker(with key: KeyPress) -> Bool {
    guard store.model.isEnabled else { return false }
    return companions.openPicker(
      with: key, in: input, isKeyboardHidden: store.inputSettings.hidesKeyboard)
  }
}

extension Rectangle {
  fileprivate func contains(_ press: Click) -> Bool {
    press.x >= x && press.x < x + width && press.y >= y && press.y < y + height
  }
}
