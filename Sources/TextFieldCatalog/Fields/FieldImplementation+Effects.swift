import GtkCore
import TextRules

/// Sends events to the model, and performs the effects that it returns, in their order.
extension FieldImplementation: FieldInputOwner {
  func send(_ event: FieldEvent) { perform(store.apply(event)) }

  /// Performs effects of the model.
  func perform(_ effects: [FieldEffect]) {
    for effect in effects where hasWidget { perform(effect) }
    guard hasWidget else { return }
    presenter.update(in: widget)
    companions.picker?.fieldChanged()
    formChanged?()
  }

  private func perform(_ effect: FieldEffect) {
    switch effect {
    case .showText(let text): input.setText(text)
    case .amendText(let text):
      input.amend(
        text, joinsLastStep: choosing == .continuesStep, keepsLoss: store.model.loss != nil)
    case .showState(let state): show(state)
    case .showMessage(let message): presenter.show(message, in: widget)
    case .showSecurely: updateSecrecy()
    case .dropFocus: focus.drop(from: widget, parts.buttonSlot)
    case .focusNext: FocusChain.next(after: self)?.handle?.makeFirstResponder()
    case .focusOnward: _ = widget.root?.moveFocus(.forward)
    case .submitForm: chain.submit?()
    case .check: checking.update(for: store.model) { [weak self] in self?.send(.checked($0)) }
    case .call(let closure): call(closure)
    }
  }

  private func call(_ closure: FieldEffect.Closure) {
    let handler = events.handler(for: closure)
    // The appearance is up to date before the app is notified.
    if hasWidget { presenter.update(in: widget) }
    guard let handler, let handle else { return }
    guard closure == .onActionButtonTap else { return handler(handle) }
    // The user has pressed the button, so what the handler sets can be undone.
    choose { handler(handle) }
  }

  private func show(_ state: FieldState) {
    presenter.show(state, in: widget)
    events.onStateChanged?(state)
  }

  // MARK: Events of the input

  func inputEdited(_ text: String) {
    send(lossMessage.map { .editLosing(text, $0) } ?? .edit(text))
  }

  func inputRejected(_ rejection: InputLoss) {
    guard let handle else { return }
    let message = lossMessage ?? rejectionMessages.message(for: rejection)
    send(lossMessage == nil ? .reject(message) : .lose(message))
    if rejectionSign.show(on: widget) { widget.announce(message) }
    events.onInputRejected?(handle, rejection.count)
  }

  func inputRemovedInvisible() {
    let notice = rejectionMessages.invisibleRemoved
    send(.notice(notice))
    widget.announce(notice)
  }

  func inputLossChanged() { send(.lose(lossMessage)) }

  /// Why the text is only a part of what was entered; nil if nothing is missing.
  var lossMessage: String? { input.loss.map { rejectionMessages.message(for: $0) } }

  /// The messages for text that the input rejects.
  var rejectionMessages: RejectionMessages {
    RejectionMessages(store.textSettings.validator, input, isSecret: store.model.isPassword)
  }

  func inputPasted(_ text: String, replacing range: Range<Int>) {
    events.onTextPasted?(text, range)
  }

  func inputPreeditChanged() {
    guard hasWidget else { return }
    presenter.update(in: widget)
  }

  func inputActivated() {
    if store.inputSettings.hidesKeyboard, companions.openPicker() { return }
    send(.pressReturn)
  }

  // MARK: The button

  /// Performs the action of the button.
  func pressButton() {
    let slot = parts.buttonSlot
    if slot.mode == .plain, input.hasOneLine {
      if store.model.isEnabled { companions.togglePicker() }
      return
    }
    guard slot.button?.kind == .clear else { return send(.pressButton) }
    input.select(anchor: 0, caret: 0)
    clearText()
    input.textWidget.focus()
  }

  /// Clears the text as the user would, so that it can be undone.
  private func clearText() {
    guard let area = input.textArea else { return send(.setText("")) }
    area.text = ""
  }
}
