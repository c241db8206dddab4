import GtkCore
import TextRules

extension CatalogField {
  /// The validator of the text; if nil, every text is valid.
  ///
  /// `.mask` demands that the text fills the mask, alone or in a `CombinedValidator`.
  public var validator: (any FieldValidator)? {
    get { implementation.store.textSettings.validator }
    set { implementation.changeTextSettings { $0.validator = newValue } }
  }

  /// Validates the text by something that takes time, once ``validator`` finds it valid; nil for
  /// nothing of that kind.
  public var asyncValidator: AsyncValidator? {
    get { implementation.store.model.asyncValidator }
    set {
      implementation.changeBegins()
      implementation.store.model.asyncValidator = newValue
      implementation.send(.renewCheck)
    }
  }

  /// Whether the ``asyncValidator`` is checking the text, or is about to.
  ///
  /// Meanwhile the field has the style class `validating`, says that it is checking, and is not
  /// valid yet.
  public var isValidating: Bool { implementation.store.model.isValidating }

  package nonisolated static let isValid = Parameter<CatalogField, Bool>(
    "valid", true, property: "isValid",
    observe: events { $0.validityChanged },
    get: { $0.implementation.store.model.isValid }, set: nil)

  /// Whether there is no error and the text is valid; reading it shows nothing.
  public var isValid: Bool { self[CatalogField.isValid] }

  /// Validates the text, also when an error is already shown, and shows the result.
  ///
  /// - Returns: Whether the text is valid, with the message that is shown if it is not.
  @discardableResult
  public func validate() -> FieldVerdict {
    guard !implementation.validate(force: true) else { return .valid }
    return .invalid(message.text.isEmpty ? nil : message.text)
  }

  package nonisolated static let error = Parameter<CatalogField, String?>(
    "error", nil, changesSize: true, observe: changes { $0.error },
    get: { field in
      guard field.fieldState == .error else { return nil }
      guard case .error = field.message else { return "" }
      return field.message.text
    },
    set: { field, error in
      guard let error else { return field.implementation.send(.resetErrorState) }
      field.implementation.send(.setError(error.isEmpty ? nil : error))
    })

  /// The error that the field shows, of a validator or of the app, if there is one.
  ///
  /// What is set stays until the text changes. An empty error shows the hint as an error.
  public var error: String? {
    get { self[CatalogField.error] }
    // An equal error is set, too: that of a validator becomes the app's.
    set { CatalogField.error.write?(self, newValue) }
  }

  package nonisolated static let hint = Parameter<CatalogField, String>(
    "hint", "", changesSize: true,
    get: { $0.implementation.store.model.hint },
    set: { $0.implementation.send(.setHint($1)) })

  /// The hint below the field; empty for none.
  public var hint: String {
    get { self[CatalogField.hint] }
    set { self[CatalogField.hint] = newValue }
  }

  /// The states in which the hint is shown.
  public var visibleHintStates: Set<FieldState> {
    get { implementation.store.model.visibleHintStates }
    set {
      implementation.changeBegins()
      let hint = implementation.store.model.hint
      implementation.store.model.visibleHintStates = newValue
      implementation.send(.setHint(hint))
      implementation.presenter.show(implementation.store.model.message, in: self)
    }
  }

  package nonisolated static let fieldState = Parameter<CatalogField, FieldState>(
    "state", .normal, property: "fieldState",
    observe: events { $0.stateChanged },
    get: { $0.implementation.store.model.state }, set: nil)

  /// The present state of the field; an error takes precedence over everything else.
  public var fieldState: FieldState { self[CatalogField.fieldState] }

  /// The contents of the label below the field.
  public var message: FieldMessage { implementation.store.model.message }

  /// The position of a floating placeholder, or the one that it is moving to.
  public var placeholderPosition: PlaceholderPosition {
    let model = implementation.store.model
    return implementation.parts.placeholders.position(
      text: model.text, isFocused: model.isFocused)
  }

  /// Whether a placeholder or the height is being animated.
  public var isMoving: Bool {
    implementation.height.motion.isMoving || implementation.parts.placeholders.isMoving
  }

  /// The text of the counter; nil if there is none.
  public var counter: String? {
    guard showsCounter else { return nil }
    return TextCounter(text, implementation.input.rules).label
  }
}
