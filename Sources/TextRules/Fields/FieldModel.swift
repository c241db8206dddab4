/// What a field knows and decides, without a pixel.
///
/// A widget is a thin shell over it: it turns what happens into a ``FieldEvent``, hands it to
/// ``apply(_:)``, and does what the effects say, in their order.
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
/// - losing the focus: the text is trimmed (`onTextChanged` if that changed it), validated by the
///   policy (`onValidateFail`), then `onEndEditing`;
/// - a change of the text: the mistake goes, `onTextChanged`, and where code made it, the policy's
///   validation (`onValidateFail`);
/// - Return, by its ``ReturnKeyType``: the focus goes on and nothing is called, or it goes away and
///   `onShouldReturn` is called, or that is called and the form is submitted;
/// - the button: `onActionButtonTap`, then the password is shown or hidden.
///
/// Looks change before the closures are called, and only if they differ. A closure may send further
/// events: do the effects of these when they come.
///
/// Origin: the seed's fields. Here `resetErrorState` takes the message away too, an empty hint
/// takes the hint away, every change of the text calls `onTextChanged` once (`reset` and a
/// picker's too), and a field that is disabled while a person writes in it stays disabled.
public struct FieldModel: Sendable {
  /// The text.
  public internal(set) var text = ""
  /// The advice under the field.
  public internal(set) var hint = ""
  /// Whether there is a mistake.
  public internal(set) var hasError = false
  /// Whether a person writes in it.
  public internal(set) var isFocused = false
  /// Whether a person can write in it.
  public internal(set) var isEnabled = true
  /// Whether the password is hidden; in a password field only.
  public internal(set) var isSecure = false
  /// Whether there ever was a text since the field was made or reset.
  public internal(set) var hadText = false

  /// What judges the text; nil: every text is valid.
  public var validator: (any TextFieldValidation)?
  /// When the text is judged without being asked.
  public var validationPolicy = ValidationPolicy.afterFirstEndOfEditing
  /// In which states the hint is shown.
  ///
  /// The default is the seed's: while a person writes, and as a mistake that has no message.
  public var visibleHintStates: Set<FieldState> = [.active, .error]
  /// Whether white space at both ends goes when editing ends.
  public var trimSpaces = false
  /// What Return is for.
  public var returnKeyType = ReturnKeyType.default
  /// Whether another input follows, which Return goes on to.
  public var hasNextInput = false
  /// Where in a form the field is; nil: in none.
  public var placeInForm: PlaceInForm?
  /// Whether Return gives the focus away where no input follows.
  public var hideOnReturn = true
  /// Whether the field hides what is written, and its button shows it.
  public var isPassword = false {
    didSet { isSecure = isPassword }
  }

  var errorMessage: String?
  /// What was refused; it stands in the hint's place until the text changes or editing ends.
  var refusal: String?
  var endedEditing = false
  var wasAsked = false

  /// Makes a field in which nothing is.
  public init() {}

  /// What the field is; a mistake wins over everything.
  public var state: FieldState {
    if hasError { return .error }
    if !isEnabled { return .disabled }
    return isFocused ? .active : .normal
  }

  /// What the label under the field shows.
  public var message: FieldMessage {
    if hasError, let errorMessage { return .error(errorMessage) }
    if let refusal { return .refusal(refusal) }
    guard visibleHintStates.contains(state), !hint.isEmpty else { return .none }
    return hasError ? .error(hint) : .hint(hint)
  }

  /// Whether there is no mistake and the text is valid; nothing is shown and nothing called.
  public var isValid: Bool { !hasError && (validator?.validate(text).isValid ?? true) }

  /// Takes in what happened.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What to do, in this order.
  @discardableResult
  public mutating func apply(_ event: FieldEvent) -> [FieldEffect] {
    var change = FieldChange(self)
    change.take(event)
    self = change.field
    return change.effects
  }

  /// Validates the text and shows the result.
  ///
  /// - Parameter forceValidate: Whether to validate anew where a mistake is shown already.
  /// - Returns: Whether the text is valid, and what to do.
  public mutating func isValidState(
    forceValidate: Bool = false
  ) -> (isValid: Bool, effects: [FieldEffect]) {
    guard !hasError || forceValidate else { return (false, []) }
    var change = FieldChange(self)
    change.validate()
    change.field.wasAsked = true
    self = change.field
    return (!hasError, change.effects)
  }
}

/// Where in a form a field is.
public enum PlaceInForm: Sendable {
  /// Before others.
  case within
  /// At the end, where Return submits the form.
  case last
}
