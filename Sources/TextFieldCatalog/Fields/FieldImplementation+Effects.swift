import GtkCore
import TextRules

/// Sends events to the model, and performs the effects that it returns, in their order.
extension FieldImplementation: FieldInputOwner {
  func send(_ event: FieldEvent) {
    // The changed model is stored first: a closure may read it, or send further events.
    var changed = model
    let effects = changed.apply(event)
    model = changed
    perform(effects)
  }

  func perform(_ effects: [FieldEffect]) {
    for effect in effects where hasWidget { perform(effect) }
    guard hasWidget else { return }
    updateAppearance(isAnimated: isAnimated)
    companions.picker?.fieldChanged()
  }

  private func perform(_ effect: FieldEffect) {
    switch effect {
    case .showText(let text): input.setText(text)
    case .amendText(let text): input.amend(text, joinsLastStep: choosing == .again)
    case .showState(let state): show(state)
    case .showMessage(let message): show(message)
    case .showSecurely: updateSecrecy()
    case .dropFocus: dropFocus()
    case .focusNext: FocusChain.next(after: self)?.handle?.makeFirstResponder()
    case .focusOnward: focusOnward()
    case .submitForm: chain.submit?()
    case .call(let closure): call(closure)
    }
  }

  private func call(_ closure: FieldEffect.Closure) {
    let handler = events.handler(for: closure)
    // The appearance is up to date before the app is notified.
    updateAppearance(isAnimated: isAnimated)
    guard let handler, let handle else { return }
    guard closure == .onActionButtonTap else { return handler(handle) }
    // The user has pressed the button, so what the handler sets can be undone.
    choose { handler(handle) }
  }

  /// Treats text that code sets in `body` as the user's choice, which the user can undo.
  ///
  /// - Parameters:
  ///   - choosing: Whether it belongs to the preceding choice.
  ///   - body: The code that sets the text.
  func choose(_ choosing: Choosing = .anew, _ body: () -> Void) {
    let before = self.choosing
    self.choosing = choosing
    body()
    self.choosing = before
  }

  private func dropFocus() {
    guard hasWidget, widget.containsFocus else { return }
    input.textWidget.resignFocus()
    (parts.buttonSlot.button?.button).map { $0.resignFocus() }
  }

  private func focusOnward() {
    guard hasWidget, let root = widget.root else { return }
    _ = root.moveFocus(.forward)
  }

  // MARK: Events of the input

  func inputEdited(_ text: String) { send(.edit(text)) }

  func inputRejected(_ count: Int, _ reason: RejectionReason) {
    guard let handle else { return }
    let messages = RejectionMessages(model.validator, input)
    if let message = messages.message(for: reason, model.text) {
      send(.reject(message))
      widget.announce(message)
    }
    events.onInputRejected?(handle, count)
  }

  func inputPasted(_ text: String, replacing range: Range<Int>) {
    events.onTextPasted?(text, range)
  }

  func inputPreeditChanged() {
    guard hasWidget else { return }
    updateAppearance(isAnimated: isAnimated)
  }

  func inputActivated() {
    if inputSettings.hidesKeyboard, companions.openPicker() { return }
    send(.pressReturn)
  }

  // MARK: Rules

  func formatterChanged() {
    let rejectedCount = input.setMask(textSettings.formatter?.mask)
    updateInputKind()
    validationChanged()
    let text = input.text
    if !text.unicodeScalars.elementsEqual(model.text.unicodeScalars) { send(.edit(text)) }
    if rejectedCount > 0 { inputRejected(rejectedCount, .pasted) }
    if hasWidget { updateAppearance(isAnimated: false) }
  }

  /// Sets the text on behalf of the app, in the field's format.
  func setText(_ text: String) {
    var text = input.hasOneLine ? LineEditing.oneLine(text) : String(sanitizing: text)
    if let line = input as? LineInput { text = line.editing.formatted(text)?.valueText ?? text }
    send(choosing == nil ? .setText(text) : .choose(text))
  }

  func validationChanged() {
    textSettings.apply(to: &model)
    let isRequired = (model.validator as? TextFieldValidator)?.requiredField ?? false
    input.accessibleWidget.setAccessibleRequired(isRequired)
  }

  func validate(force: Bool) -> Bool {
    var changed = model
    let result = changed.isValidState(forceValidate: force)
    model = changed
    perform(result.effects)
    return result.isValid
  }
}
