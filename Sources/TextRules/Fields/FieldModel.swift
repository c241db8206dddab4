/// The state and the logic of a field, without any drawing.
///
/// A widget is a thin shell around it: it turns what happens into a ``FieldEvent``, passes it to
/// ``apply(_:)``, and performs the effects in their order.
///
/// ```swift
/// var field = FieldModel()
/// field.validator = TextFieldValidator(minLength: 3)
/// field.apply(.beginEditing)   // [.showState(.active), .call(.onBeginEditing)]
/// field.apply(.edit("ab"))     // [.call(.onTextChanged)]
/// field.apply(.endEditing)     // the state error, its message, onValidateFail, onEndEditing
/// ```
///
/// The order of the closures:
///
/// - When the field loses the focus: the text is trimmed (`onTextChanged` if that changed it) and
///   validated according to the policy (`onValidateFail`), then `onEndEditing`.
/// - When the text changes: the error is cleared, then `onTextChanged`, and if code changed it,
///   validation according to the policy (`onValidateFail`).
/// - Return, depending on the ``ReturnKeyType``: the focus moves to the next field and nothing is
///   called, or the focus is removed and `onShouldReturn` is called, or `onShouldReturn` is
///   called and the form is submitted.
/// - The button: `onActionButtonTap`, then the password is shown or hidden.
///
/// The appearance changes before the closures are called, and only if it differs. A closure may
/// send further events: perform their effects as they come.
///
/// Origin: the fields of TextFieldsCatalog. Here `resetErrorState` also removes the message, an
/// empty hint removes the hint, every change of the text calls `onTextChanged` once (including
/// those by `reset` and by a picker), and a field that is disabled while it has the focus stays
/// disabled.
package struct FieldModel: Sendable {
  /// The text.
  package internal(set) var text = ""
  /// The hint below the field.
  package internal(set) var hint = ""
  /// Whether there is an error.
  package internal(set) var hasError = false
  /// Whether the field has the focus.
  package internal(set) var isFocused = false
  /// Whether the user can write in the field.
  package internal(set) var isEnabled = true
  /// Whether the password is hidden; in password fields only.
  package internal(set) var isSecure = false
  /// Whether the field has had text since it was created or reset.
  package internal(set) var hadText = false

  /// Why the text is only a part of what was entered; `nil` if it is all of it.
  ///
  /// It makes the text invalid, whatever the validator says, until the user edits it or the app
  /// sets another one: the end of editing, validation and a submitted form do not.
  package internal(set) var loss: String?

  /// The validator of the text; if `nil`, every text is valid.
  package var validator: (any FieldValidator)?
  /// Validates the text by something that takes time, once ``validator`` finds it valid.
  ///
  /// Apply ``FieldEvent/renewCheck`` after setting it.
  package var asyncValidator: AsyncValidator?
  /// Asks the app about a text that ``validator`` finds valid; `nil` if there is no one to ask.
  package var appValidator: (any FieldValidator)?
  /// Asks the app about a text, which takes time, if there is no ``asyncValidator``.
  package var appCheck: AsyncValidator?
  /// The relation between the text and its value, which validators get, too.
  package var valueFormat = FieldValueFormat.plain
  /// When the text is validated automatically.
  package var validationPolicy = ValidationPolicy.afterFirstEndOfEditing
  /// The states in which the hint is shown.
  ///
  /// The default is that of TextFieldsCatalog: while the field has the focus, and as an error
  /// that has no message.
  package var visibleHintStates: Set<FieldState> = [.active, .error]
  /// Whether white space at both ends is removed when editing ends.
  package var trimSpaces = false
  /// The action of Return.
  package var returnKeyType = ReturnKeyType.default
  /// Whether there is a next input, which Return moves the focus to.
  package var hasNextInput = false
  /// The field's place in a form; `nil` if it is not in one.
  package var placeInForm: PlaceInForm?
  /// Whether Return removes the focus if there is no next input.
  package var hideOnReturn = true
  /// Whether the field hides its text and has a button that shows it.
  package var isPassword = false {
    didSet { isSecure = isPassword }
  }

  /// Whether the field is being made: what is set counts together, in whatever order it comes.
  ///
  /// Apply ``FieldEvent/settle`` after changing a rule. An error that code has set stays when code
  /// sets the text, which belongs to it; so does the verdict on a text for the final rules.
  package internal(set) var isBeingMade = false

  var errorMessage: String?
  /// Whether code has set the error, rather than validation.
  package internal(set) var hasGivenError = false
  /// Whether code has set the text while the field is being made.
  package internal(set) var hasGivenText = false
  var asyncVerdict = AsyncVerdict.none
  /// Why text was rejected completely; shown in place of the hint until the text changes.
  var rejection: String?
  /// The note about a change of the text that does not change its meaning; shown in place of the
  /// hint until the text changes.
  var notice: String?
  var endedEditing = false
  var wasValidatedOnRequest = false

  /// Creates an empty field.
  package init() {}

  /// The field's state; an error takes precedence over all other states.
  package var state: FieldState {
    if hasError { return .error }
    if !isEnabled { return .disabled }
    return isFocused ? .active : .normal
  }

  /// The message that the label below the field shows.
  package var message: FieldMessage {
    if hasError, let errorMessage { return .error(errorMessage) }
    if let missing = loss ?? rejection { return .rejection(missing) }
    if isValidating, let check = asyncValidator ?? appCheck {
      return .hint(check.messages.checking)
    }
    if let notice, !hasError { return .hint(notice) }
    guard visibleHintStates.contains(state), !hint.isEmpty else { return .none }
    return hasError ? .error(hint) : .hint(hint)
  }

  /// Whether there is no error and the text is valid; shows nothing and calls nothing.
  ///
  /// A text that is still being checked is not valid yet.
  package var isValid: Bool {
    !hasError && !isValidating && asyncVerdict != .due && verdict.isValid
  }

  /// Whether the text is being checked by the ``asyncValidator``, or is about to be.
  package var isValidating: Bool { asyncVerdict == .pending }

  /// The value of the text: without a mask's own characters, and for a sum the number.
  package var value: String { valueFormat.value(of: text) }

  /// Whether the text is valid: all of what was entered, and accepted by the validator.
  var verdict: FieldVerdict {
    if let loss { return .invalid(loss) }
    let verdict = immediateVerdict
    guard verdict.isValid, case .done(let checked) = asyncVerdict else { return verdict }
    return checked
  }

  private var immediateVerdict: FieldVerdict {
    if valueFormat.lacksValue(text) {
      let messages = validator?.ownMessages ?? ValidationMessages()
      return .invalid(messages.sumWithoutDigits)
    }
    let verdict = validator?.validate(text, value: value) ?? .valid
    guard verdict.isValid, let appValidator else { return verdict }
    return appValidator.validate(text, value: value)
  }

  /// The check that takes time; `nil` for none.
  package var check: AsyncValidator? {
    asyncValidator
      ?? appCheck.flatMap { check in
        MainActor.assumeIsolated { check.isWanted() } ? check : nil
      }
  }

  /// Whether the text is one for the ``check``.
  var needsCheck: Bool {
    check != nil && !text.isEmpty && loss == nil && immediateVerdict.isValid
  }

  /// Handles an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effects to perform, in order.
  @discardableResult
  package mutating func apply(_ event: FieldEvent) -> [FieldEffect] {
    var change = FieldChange(self)
    change.take(event)
    self = change.field
    return change.effects
  }

  /// Validates the text and shows the result.
  ///
  /// - Parameter forceValidate: Whether to validate again if an error is already shown.
  /// - Returns: Whether the text is valid, and the effects to perform.
  package mutating func isValidState(
    forceValidate: Bool = false
  ) -> (isValid: Bool, effects: [FieldEffect]) {
    guard !hasError || forceValidate else { return (false, []) }
    var change = FieldChange(self)
    change.field.isBeingMade = false
    change.beginDueCheck()
    change.validate()
    change.field.wasValidatedOnRequest = true
    self = change.field
    return (!hasError, change.effects)
  }
}

/// A field's place in a form.
package enum PlaceInForm: Sendable {
  /// Before other fields.
  case within
  /// The last field, where Return submits the form.
  case last
}
