import GtkCore
import TextRules

/// Applies the model to the widgets and to accessibility.
extension FieldImplementation {
  /// Applies a state to the appearance: it only sets style classes, and the style sheet does the
  /// rest.
  func show(_ state: FieldState) {
    for other in FieldState.allCases where other != .normal {
      widget.setStyleClass(other.rawValue, state == other)
    }
    input.accessibleWidget.setAccessibleInvalid(state == .error)
    updateEditable()
    widget.queueResize()
    if hint.view != nil { showHint() }
    events.onContainerStateChanged?(state)
  }

  func show(_ message: FieldMessage) {
    let extra = height.hintExtra
    hint.show(message, in: model.state, of: widget)
    input.accessibleWidget.setAccessibleDescription(message.text)
    if case .error(let text) = message {
      input.accessibleWidget.setErrorMessage(hint.label)
      // The user is waiting for it on the field with the focus; elsewhere it is read with the
      // description.
      if hasWidget { widget.announce(text) }
    } else {
      input.accessibleWidget.setErrorMessage(nil)
    }
    hintChanged(from: extra)
  }

  /// Adapts the height to a hint that has changed.
  ///
  /// - Parameter extra: What the hint added to the height before, in pixels.
  func hintChanged(from extra: Int) {
    height.hintChanged(
      from: extra, isHeld: focus.holdsLayout, isAnimated: isAnimated, in: widget)
  }

  func updateEditable() {
    parts.setEnabled(model.isEnabled, isKeyboardHidden: inputSettings.hidesKeyboard)
  }

  /// Updates everything that depends on the text, the focus and the composition.
  func updateAppearance(isAnimated: Bool) {
    guard hasWidget else { return }
    updateEditable()
    input.run(widget.direction)
    updatePlaceholders(isAnimated: isAnimated)
    updateButton()
    updateCounter()
    updateOverlays()
    updateLineElsewhere()
    followText()
  }

  private func updateOverlays() {
    guard !parts.overlays.isEmpty else { return }
    let reference = FieldReference(self)
    for overlay in parts.overlays { overlay.update(for: reference) }
    widget.queueResize()
  }

  // MARK: Placeholders

  /// Sets the placeholder.
  func setPlaceholder(_ placeholder: String) {
    guard placeholder != parts.placeholders.text else { return }
    parts.placeholders.text = placeholder
    if hasWidget { parts.placeholders.showText() }
  }

  /// Sets how the placeholder is shown.
  func setPlaceholders(_ kinds: [FieldPlaceholder]) {
    parts.placeholders.kinds = kinds
    guard hasWidget else { return }
    let field = widget
    parts.placeholders.rebuild(in: field, duration: style.appearance.floating.duration)
    parts.passDirectionOn(from: field)
    parts.placeholders.showText()
    updatePlaceholders(isAnimated: false)
    sizesChanged()
  }

  private func updatePlaceholders(isAnimated: Bool) {
    parts.placeholders.update(
      text: model.text, isFocused: model.isFocused, isAnimated: isAnimated, in: widget)
  }

  // MARK: Counter

  func updateCounter() {
    guard hasWidget else { return }
    let field = widget
    guard hint.update(TextCounter(model.text, input.rules), in: field) else { return }
    field.queueResize()
  }

  // MARK: Button

  /// Sets the purpose of the field.
  func setMode(_ mode: TextFieldMode) {
    guard mode != parts.buttonSlot.mode else { return }
    parts.buttonSlot.mode = mode
    model.isPassword = mode == .password
    updateInputKind()
    updateSecrecy()
    updateButton()
    sizesChanged()
  }

  func updateSecrecy() {
    input.setSecret(model.isPassword, isVisible: !model.isSecure)
    updateButton()
  }

  func updateButton() {
    guard hasWidget else { return }
    let field = widget
    if parts.buttonSlot.replace(for: companions.picker, style, in: field) {
      parts.buttonSlot.button?.button.isSensitive = model.isEnabled
      parts.passDirectionOn(from: field)
      parts.passNameOn(to: field)
      sizesChanged()
    }
    parts.buttonSlot.update(for: model, style, in: field)
  }

  /// Performs the action of the button.
  func pressButton() {
    let slot = parts.buttonSlot
    if slot.mode == .plain, input.hasOneLine {
      if model.isEnabled { companions.togglePicker() }
      return
    }
    guard slot.button?.kind == .clear else { return send(.pressButton) }
    input.select(anchor: 0, caret: 0)
    clearText()
    input.textWidget.focus()
  }

  /// Clears the text as the user would, so that it can be undone.
  private func clearText() {
    guard let area = (input as? AreaInput)?.area else { return send(.setText("")) }
    area.text = ""
  }

  // MARK: Names

  /// Sets the identifier, and names the parts after it.
  func setIdentifier(_ identifier: String?) {
    parts.identifier = identifier
    if hasWidget { parts.passNameOn(to: widget) }
  }
}
