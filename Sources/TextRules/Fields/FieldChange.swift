/// The processing of one event: the changed field, and the effects so far.
struct FieldChange {
  var field: FieldModel
  private(set) var effects: [FieldEffect] = []
  private var shownState: FieldState
  private var shownMessage: FieldMessage

  init(_ field: FieldModel) {
    self.field = field
    shownState = field.state
    shownMessage = field.message
  }

  mutating func take(_ event: FieldEvent) {
    switch event {
    case .beginMaking: field.isBeingMade = true
    case .settle: break
    case .endMaking: field.isBeingMade = false
    case .beginEditing: beginEditing()
    case .endEditing: endEditing(validates: true)
    case .leaveUntouched: endEditing(validates: false)
    case .edit(let text): change(text)
    case .editLosing(let text, let loss): change(text, losing: loss)
    case .setText(let text): setText(text, .showText(text))
    case .setTextLosing(let text, let loss): setText(text, .showText(text), losing: loss)
    case .choose(let text): setText(text, .amendText(text))
    case .reformat(let text): reformat(text)
    case .lose(let loss): lose(loss)
    case .setHint(let hint): field.hint = hint
    case .reject(let message): field.rejection = message
    case .notice(let message): field.notice = message
    case .setError(let message): setError(message, isGiven: true)
    case .renewCheck: renewCheck()
    case .checked(let verdict): take(checked: verdict)
    case .reset: reset()
    case .resetErrorState: clearError()
    case .enable(let isEnabled): enable(isEnabled)
    case .pressReturn: pressReturn()
    case .pressButton: pressButton()
    }
    settle()
    addStateEffects()
  }

  /// Shows the verdict on the text of a field that is being made, by all that is known now.
  private mutating func settle() {
    guard field.isBeingMade, !field.hasGivenError else { return }
    field.wasValidatedOnRequest = field.hasGivenText && field.isFirstSetText
    guard field.isEnabled, field.hasGivenText, field.validatesSetText else { return clearError() }
    guard case .invalid(let message) = field.verdict else { return clearError() }
    guard !field.hasError || field.errorMessage != message else { return }
    setError(message)
    call(.onValidateFail)
  }

  /// Validates the text, whatever the policy is.
  mutating func validate() {
    let verdict = field.verdict
    guard case .invalid(let message) = verdict else {
      clearError()
      return addStateEffects()
    }
    // A text that is empty because all that was entered is rejected lacks something else.
    let rejection = field.text.isEmpty ? field.rejection : nil
    setError(rejection ?? message)
    call(.onValidateFail)
  }

  private mutating func beginEditing() {
    guard !field.isFocused else { return }
    field.isBeingMade = false
    field.isFocused = true
    call(.onBeginEditing)
  }

  private mutating func endEditing(validates: Bool) {
    guard field.isFocused else { return }
    trim()
    if validates { field.endedEditing = true }
    field.isFocused = false
    beginDueCheck()
    // An error that code has set stays until the text changes.
    if validates, field.isEnabled, !field.hasError, field.validatesItself { validate() }
    // What was rejected completely is of no interest once the user has gone on.
    field.rejection = nil
    call(.onEndEditing)
  }

  private mutating func trim() {
    guard field.trimSpaces, field.isEnabled else { return }
    let trimmed = field.text.trimmingSpaces
    guard trimmed != field.text else { return }
    reformat(trimmed)
  }

  private mutating func reformat(_ text: String) {
    guard !text.isSpelledLike(field.text) else { return }
    effects.append(.amendText(text))
    change(text, losing: field.loss)
  }

  /// Keeps what is missing, so that nothing but an edit makes the text valid again.
  private mutating func lose(_ loss: String?) {
    guard loss != field.loss else { return }
    if field.hasError, !field.hasGivenError, field.errorMessage == field.loss { clearError() }
    field.loss = loss
    field.rejection = nil
    renewCheck()
  }

  private mutating func change(_ text: String, losing loss: String? = nil) {
    // Only code changes a field that is being made.
    field.hasGivenText = field.isBeingMade
    guard !text.isSpelledLike(field.text) else { return lose(loss) }
    field.text = text
    (field.rejection, field.notice) = (nil, nil)
    field.loss = loss
    // A text that a rule has left nothing of was never there.
    field.hadText = !text.isEmpty || field.hadText && !field.isBeingMade
    if !field.isBeingMade || !field.hasGivenError { clearError() }
    renewCheck()
    call(.onTextChanged)
  }

  private mutating func setText(
    _ text: String, _ effect: FieldEffect, losing loss: String? = nil
  ) {
    let isNew = !text.isSpelledLike(field.text)
    if isNew { effects.append(effect) }
    guard !field.isBeingMade else { return change(text, losing: loss) }
    if field.isFirstSetText { field.wasValidatedOnRequest = true }
    change(text, losing: loss)
    if field.isEnabled, field.validatesSetText, isNew || !field.hasError { validate() }
  }

  /// Drops the result for another text, and begins to check this one.
  private mutating func renewCheck() {
    guard field.check != nil || field.asyncVerdict != .none else { return }
    field.asyncVerdict = field.needsCheck ? (field.checksLater ? .due : .pending) : .none
    effects.append(.check)
  }

  /// Begins the check that has waited for the end of editing.
  mutating func beginDueCheck() {
    guard field.asyncVerdict == .due else { return }
    field.asyncVerdict = .pending
    effects.append(.check)
    addStateEffects()
  }

  /// Takes the result of a check, and shows it unless the user is writing for the first time.
  private mutating func take(checked verdict: FieldVerdict) {
    guard field.isValidating else { return }
    field.asyncVerdict = .done(verdict)
    if field.isEnabled, !field.hasError, field.showsChecked { validate() }
  }

  private mutating func setError(_ message: String?, isGiven: Bool = false) {
    field.hasError = true
    field.hasGivenError = isGiven
    field.errorMessage = message
  }

  private mutating func clearError() {
    field.hasError = false
    field.hasGivenError = false
    field.errorMessage = nil
  }

  private mutating func reset() {
    clearError()
    field.hasGivenText = false
    (field.rejection, field.notice) = (nil, nil)
    field.loss = nil
    field.endedEditing = false
    field.wasValidatedOnRequest = false
    field.hadText = false
    if field.isPassword, !field.isSecure {
      field.isSecure = true
      effects.append(.showSecurely(true))
    }
    defer { renewCheck() }
    guard !field.text.isEmpty else { return }
    field.text = ""
    effects.append(.showText(""))
    call(.onTextChanged)
  }

  private mutating func enable(_ isEnabled: Bool) {
    guard isEnabled != field.isEnabled else { return }
    field.isEnabled = isEnabled
    guard !isEnabled, field.isFocused else { return }
    addStateEffects()
    effects.append(.dropFocus)
  }

  private mutating func pressReturn() {
    switch field.returnKeyType {
    case .default where field.hasNextInput: effects.append(.focusNext)
    case .default where field.placeInForm == .last: submit()
    case .next: effects.append(field.hasNextInput ? .focusNext : .focusOnward)
    case .go where field.placeInForm != nil, .search where field.placeInForm != nil,
      .send where field.placeInForm != nil:
      submit()
    case .default, .done, .go, .search, .send: endWriting()
    }
  }

  private mutating func endWriting() {
    if field.hideOnReturn { effects.append(.dropFocus) }
    call(.onShouldReturn)
  }

  /// Keeps the focus, so that the user can go on writing if something is wrong.
  private mutating func submit() {
    call(.onShouldReturn)
    effects.append(.submitForm)
  }

  private mutating func pressButton() {
    call(.onActionButtonTap)
    guard field.isPassword else { return }
    field.isSecure.toggle()
    effects.append(.showSecurely(field.isSecure))
  }

  private mutating func call(_ closure: FieldEffect.Closure) {
    addStateEffects()
    effects.append(.call(closure))
  }

  /// Adds effects for the state and the message if they differ from what is displayed.
  private mutating func addStateEffects() {
    if field.state != shownState { effects.append(.showState(field.state)) }
    if field.message != shownMessage { effects.append(.showMessage(field.message)) }
    shownState = field.state
    shownMessage = field.message
  }
}

extension FieldModel {
  /// Whether the end of editing validates the text.
  fileprivate var validatesItself: Bool {
    switch validationPolicy {
    case .afterFirstEndOfEditing, .always: true
    case .notEmptyText: !text.isEmpty
    case .afterChanges: hadText || wasValidatedOnRequest
    case .never: false
    }
  }

  fileprivate var validatesSetText: Bool {
    guard validationPolicy == .afterFirstEndOfEditing else { return validatesItself }
    return endedEditing || wasValidatedOnRequest
  }

  /// Whether a check waits for the end of editing.
  fileprivate var checksLater: Bool { isFocused && check?.policy == .afterEditing }

  /// Whether the result of a check is shown.
  fileprivate var showsChecked: Bool {
    check?.policy == .showingWhileTyping && validationPolicy != .never || validatesSetText
  }

  fileprivate var isFirstSetText: Bool { validationPolicy == .afterChanges }
}

extension String {
  /// Whether two texts have the same scalars; `==` also treats composed and decomposed characters
  /// as equal.
  package func isSpelledLike(_ other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  package var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
