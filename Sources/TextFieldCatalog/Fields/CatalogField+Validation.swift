import TextRules

extension CatalogField {
  /// The validator of the text; if nil, every text is valid.
  public var validator: (any TextFieldValidation)? {
    get { implementation.store.textSettings.validator }
    set { implementation.changeTextSettings { $0.validator = newValue } }
  }

  /// Validates the text by something that takes time, once ``validator`` finds it valid; nil for
  /// nothing of that kind.
  public var asyncValidator: AsyncValidator? {
    get { implementation.store.model.asyncValidator }
    set {
      implementation.store.model.asyncValidator = newValue
      implementation.send(.renewCheck)
    }
  }

  /// Whether the ``asyncValidator`` is checking the text, or is about to.
  ///
  /// Meanwhile the field has the style class `validating`, says that it is checking, and is not
  /// valid yet.
  public var isValidating: Bool { implementation.store.model.isValidating }

  /// Whether there is no error and the text is valid; reading it shows nothing.
  public var isValid: Bool { implementation.store.model.isValid }

  /// Validates the text and shows the result.
  ///
  /// - Parameter forceValidate: Whether to validate again when an error is already shown.
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func isValidState(forceValidate: Bool = false) -> Bool {
    implementation.validate(force: forceValidate)
  }

  /// Shows an error until the text changes.
  ///
  /// - Parameters:
  ///   - errorMessage: The error message; nil leaves the hint in its place.
  ///   - animated: Whether changes of colors are animated.
  public func setError(with errorMessage: String?, animated: Bool = true) {
    implementation.withAnimation(animated) { implementation.send(.setError(errorMessage)) }
  }

  /// Removes the error and leaves the text.
  public func resetErrorState() { implementation.send(.resetErrorState) }

  /// Sets the hint below the field; an empty one removes it.
  public func setHint(_ hint: String) { implementation.send(.setHint(hint)) }

  /// The states in which the hint is shown.
  public var visibleHintStates: Set<FieldState> {
    get { implementation.store.model.visibleHintStates }
    set {
      let hint = implementation.store.model.hint
      implementation.store.model.visibleHintStates = newValue
      implementation.send(.setHint(hint))
      implementation.presenter.show(implementation.store.model.message, in: self)
    }
  }

  /// The present state of the field; an error takes precedence over everything else.
  public var fieldState: FieldState { implementation.store.model.state }

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
