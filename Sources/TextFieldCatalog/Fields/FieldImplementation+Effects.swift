import GtkCore
import TextRules

/// Sends events to the model, and performs the effects that it returns, in their order.
extension FieldImplementation {
  func send(_ event: FieldEvent) {
    // The validation that the app is asked for is about the present model.
    guard !requests.isAsking else {
      MainLoopSource.idle { [weak self] in self?.send(event) }
      return
    }
    changeBegins()
    perform(store.apply(event))
  }

  /// Prepares for a change of what ``reportChanges()`` reports.
  func changeBegins() { observed.changeBegins(in: self) }

  /// Performs effects of the model.
  func perform(_ effects: [FieldEffect]) {
    for effect in effects where hasWidget { perform(effect) }
    guard hasWidget else { return }
    presenter.update(in: widget)
    companions.picker?.fieldChanged()
    formChanged?()
    reportChanges()
  }

  /// Reports what has changed in the model.
  func reportChanges() {
    modelChanged.notify(())
    observed.changeEnded(in: self)
    let isValid = store.model.isValid
    guard isValid != wasValid else { return }
    wasValid = isValid
    validityChanged.notify(isValid)
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
    let event = event(for: closure)
    guard !event.isEmpty else { return }
    // The appearance is up to date before the app is notified.
    if hasWidget { presenter.update(in: widget) }
    guard let handle else { return }
    guard closure == .onActionButtonTap else { return event.notify(handle) }
    // The user has pressed the button, so what the handler sets can be undone.
    choose { event.notify(handle) }
  }

  private func event(for closure: FieldEffect.Closure) -> Event<CatalogField> {
    switch closure {
    case .onBeginEditing: editingBegan
    case .onEndEditing: editingEnded
    case .onTextChanged: textChanged
    case .onShouldReturn: returnPressed
    case .onActionButtonTap: buttonPressed
    case .onValidateFail: validationFailed
    }
  }

  private func show(_ state: FieldState) {
    presenter.show(state, in: widget)
    stateChanged.notify(state)
  }

  // MARK: Events of the input

  /// Responds to the events of the input.
  func connectInput() {
    input.events.editBegins.add { [weak self] in self?.changeBegins() }
    input.events.edited.add { [weak self] in self?.inputEdited($0) }
    input.events.rejected.add { [weak self] in self?.report($0) }
    input.events.lossChanged.add { [weak self] in self?.updateLoss() }
    input.events.preeditChanged.add { [weak self] in self?.preeditChanged() }
    input.events.activated.add { [weak self] in self?.activated() }
    input.intake.inserted.add { [weak self] in self?.pasted($0.text) }
    input.intake.refused.add { [weak self] in self?.pasteRefused() }
  }

  /// Sends a text that the user has changed to the model.
  func inputEdited(_ text: String) {
    store.givenText = nil
    send(lossMessage.map { .editLosing(text, $0) } ?? .edit(text))
  }

  /// Reports characters that did not fit; the text is already the result.
  func report(_ rejection: EntryLoss) {
    guard let handle else { return }
    let message = lossMessage ?? rejectionMessages.message(for: rejection)
    send(lossMessage == nil ? .reject(message) : .lose(message))
    if rejectionSign.show(on: widget) { widget.announce(message) }
    inputRejected.notify((field: handle, count: rejection.count))
  }

  /// Says that marks that cannot be seen were removed from a text that was pasted or dropped.
  private func pasted(_ text: String) {
    guard !text.invisibleMarks.isSubset(of: input.text.invisibleMarks) else { return }
    let notice = rejectionMessages.invisibleRemoved
    send(.notice(notice))
    widget.announce(notice)
  }

  /// Says that the app has turned pasting off: a user who sees nothing presses the keys again.
  private func pasteRefused() {
    let message = rejectionMessages.pasteRefused
    send(.reject(message))
    if rejectionSign.show(on: widget) { widget.announce(message) }
  }

  /// Shows what is missing from a text that is the same as before, if anything is.
  func updateLoss() { send(.lose(lossMessage)) }

  /// Why the text is only a part of what was entered; nil if nothing is missing.
  var lossMessage: String? { input.loss.map { rejectionMessages.message(for: $0) } }

  /// The messages for text that the input rejects.
  var rejectionMessages: RejectionMessages {
    RejectionMessages(store.textSettings.validator, input, isSecret: store.model.isPassword)
  }

  private func preeditChanged() {
    guard hasWidget else { return }
    presenter.update(in: widget)
  }

  private func activated() {
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
