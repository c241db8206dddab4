import GtkCore
import TextRules

/// Properties set by the app.
extension FieldImplementation {
  // MARK: Text

  /// Sets the text on behalf of the app.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isChosen: Whether the user has asked for the text.
  ///   - ignoringFormatter: Whether the text is set as it is.
  ///   - validating: Whether to validate the text immediately; nil follows the policy.
  func setText(
    _ text: String, isChosen: Bool, ignoringFormatter: Bool, validating: Bool?
  ) {
    changeBegins()
    let policy = store.model.validationPolicy
    if validating == false { store.model.validationPolicy = .never }
    input.changeFormat { $0.isIgnored = ignoringFormatter }
    isChosen ? choose { give(.text(text)) } : give(.text(text))
    input.changeFormat { $0.isIgnored = false }
    // Rules do not form it.
    if ignoringFormatter { store.givenText = nil }
    // A closure may have set another policy.
    if validating == false, store.model.validationPolicy == .never {
      store.model.validationPolicy = policy
    }
    if validating == true { _ = validate(force: true) }
  }

  /// Sets the text on behalf of the app, in the field's format.
  func setText(_ text: String) { setContent(content(of: text)) }

  /// Sets the text on behalf of the app, with what is missing from it.
  func setContent(_ content: EntryContent) {
    guard let loss = content.loss else {
      // The next key begins a new value, even if the text is the same as before.
      input.note(nil)
      return send(choosing == nil ? .setText(content.valueText) : .choose(content.valueText))
    }
    let (text, message) = (content.valueText, rejectionMessages.message(for: loss))
    send(choosing == nil ? .setTextLosing(text, message) : .choose(text))
    input.note(loss)
    if choosing != nil { send(.lose(message)) }
  }

  /// Animates the changes of the appearance that `body` makes, or makes them at once.
  func withAnimation(_ isAnimated: Bool, _ body: () -> Void) {
    let before = presenter.isAnimated
    presenter.isAnimated = isAnimated
    body()
    presenter.isAnimated = before
  }

  /// Writes what a sum or a date leaves out when editing ends: the digits of the fraction, and
  /// the century of the year.
  func finishValue() {
    guard store.model.isEnabled else { return }
    if let date = finishedDate { return send(.reformat(date)) }
    guard store.textSettings.fillsFraction, let finished = input.finishedSum else { return }
    // It is validated when editing ends.
    send(.reformat(finished))
  }

  private var finishedDate: String? {
    guard let formatter = store.textSettings.formatter, let masked = input.masked else {
      return nil
    }
    let limits = store.model.validator?.dateLimits
    let finished = formatter.mask.finished(
      masked, today: .today, yearsAhead: formatter.yearsAhead, earliest: limits?.earliest,
      latest: limits?.latest
    ).text
    return finished == masked.text ? nil : finished
  }

  // MARK: Rules

  /// Formats the text with another mask, or without one.
  func setFormatter(_ formatter: MaskTextFieldFormatter?) {
    changeBegins()
    store.textSettings.formatter = formatter
    changeFormat { $0.mask = formatter?.mask }
  }

  /// Changes the form of the text, and says what of the text that was entered has no place in it.
  func changeFormat(_ change: (inout EntryFormat) -> Void) {
    guard let boundValue else { return reform(change) }
    boundValue.reform { reform(change) }
  }

  private func reform(_ change: (inout EntryFormat) -> Void) {
    changeBegins()
    let (before, hadVerdict) = (input.loss, store.model.hasError && !store.model.hasGivenError)
    let (format, isGiven) = (input.format, hasGivenText)
    input.changeFormat(change)
    updateInputKind()
    applyTextSettings()
    if !isGiven { formatChanged(from: before) } else if input.format != format { giveAgain() }
    // What was wrong before gets the words for what it is now.
    if hadVerdict, !store.model.isBeingMade, !store.model.isValid { _ = validate(force: true) }
    settle()
    if hasWidget { presenter.update(isAnimated: false, in: widget) }
  }

  /// Passes on what another form has made of the text.
  private func formatChanged(from before: EntryLoss?) {
    let (text, loss) = (input.text, input.loss)
    if text.isSpelledLike(store.model.text) { updateLoss() } else { inputEdited(text) }
    if let loss, loss != before { report(loss) }
  }

  /// Changes how the text is validated and finished.
  func changeTextSettings(_ change: (inout FieldTextSettings) -> Void) {
    changeBegins()
    change(&store.textSettings)
    applyTextSettings()
    settle()
  }

  private func applyTextSettings() {
    store.applyTextSettings()
    input.accessibleWidget.setAccessibleRequired(store.isRequired)
    reportChanges()
  }

  /// Validates the text and shows the result.
  ///
  /// - Parameter force: Whether to validate again when an error is already shown.
  /// - Returns: Whether the text is valid.
  func validate(force: Bool) -> Bool {
    guard !requests.isAsking else { return store.model.isValid }
    changeBegins()
    let result = store.validate(force: force)
    perform(result.effects)
    return result.isValid
  }

  /// Changes the settings for keyboards, input methods and spell checking.
  func changeInputSettings(_ change: (inout InputSettings) -> Void) {
    let hidKeyboard = store.inputSettings.hidesKeyboard
    change(&store.inputSettings)
    if store.inputSettings.hidesKeyboard != hidKeyboard { presenter.updateEditable() }
    changeFormat { _ in }
  }

  /// Applies the present settings to input methods and spell checking.
  func updateInputKind() {
    if hasWidget { input.run(widget.direction) }
    store.inputSettings.apply(to: input, isSecure: store.model.isPassword)
  }

  // MARK: Appearance

  /// Sets an appearance and applies it immediately, without animation.
  func setAppearance(_ appearance: FieldAppearance) {
    style.use(appearance)
    presenter.restyle(in: widget)
  }

  /// Sets a style and applies it immediately, without animation.
  func setStyle(_ style: FieldStyle) {
    self.style.use(style)
    presenter.restyle(in: widget)
  }

  /// Sets the placeholder.
  func setPlaceholder(_ placeholder: String) {
    guard placeholder != parts.placeholders.text else { return }
    parts.placeholders.text = placeholder
    if hasWidget { parts.placeholders.showText() }
  }

  /// Sets how the placeholder is shown.
  func setPlaceholders(_ kinds: [FieldPlaceholder]) {
    parts.placeholders.kinds = kinds
    if hasWidget { presenter.rebuildPlaceholders(in: widget) }
  }

  /// Sets the purpose of the field.
  func setMode(_ mode: TextFieldMode) {
    guard mode != parts.buttonSlot.mode else { return }
    changeBegins()
    parts.buttonSlot.mode = mode
    store.model.isPassword = mode == .password
    updateInputKind()
    updateSecrecy()
    // What it says of a text must not tell a password.
    hasGivenText ? giveAgain() : rewordLoss()
    updateButton()
    sizesChanged()
  }

  /// Says again what is missing from the text.
  private func rewordLoss() {
    guard store.model.loss != nil else { return }
    let hadError = store.model.hasError
    updateLoss()
    if hadError, !store.model.hasError { _ = validate(force: true) }
  }

  /// Hides or shows a password, as the model says.
  func updateSecrecy() {
    input.setSecret(store.model.isPassword, isVisible: !store.model.isSecure)
    updateButton()
  }

  /// Updates the button.
  func updateButton() {
    if hasWidget { presenter.updateButton(in: widget) }
  }

  /// Updates the counter.
  func updateCounter() {
    if hasWidget { presenter.updateCounter(in: widget) }
  }

  /// Sets the identifier, and names the parts after it.
  func setIdentifier(_ identifier: String?) {
    parts.identifier = identifier
    if hasWidget { parts.passNameOn(to: widget) }
  }

  /// Sets the greatest height of the text at the default text size; nil for no limit.
  func setMaxTextHeight(_ height: Int?) {
    self.height.maxTextHeight = height
    guard hasWidget else { return }
    self.height.limitLines()
    sizesChanged()
  }
}
