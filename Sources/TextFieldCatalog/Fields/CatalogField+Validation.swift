import TextRules

extension CatalogField {
  /// What judges the text; nil: every text is valid.
  public var validator: (any TextFieldValidation)? {
    get { implementation.validator }
    set { implementation.validator = newValue }
  }

  /// When the text is judged without being asked.
  public var validationPolicy: ValidationPolicy {
    get { implementation.model.validationPolicy }
    set { implementation.model.validationPolicy = newValue }
  }

  /// Whether there is no mistake and the text is valid; nothing is shown.
  public var isValid: Bool { implementation.model.isValid }

  /// Validates the text and shows the result.
  ///
  /// - Parameter forceValidate: Whether to validate anew where a mistake is shown already.
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func isValidState(forceValidate: Bool = false) -> Bool {
    implementation.validate(force: forceValidate)
  }

  /// Shows a mistake until the text changes.
  ///
  /// - Parameters:
  ///   - errorMessage: What is wrong; nil: the hint says enough.
  ///   - animated: Whether colours change smoothly.
  public func setError(with errorMessage: String?, animated: Bool = true) {
    implementation.withAnimation(animated) { implementation.send(.setError(errorMessage)) }
  }

  /// Takes the mistake away and leaves the text.
  public func resetErrorState() { implementation.send(.resetErrorState) }

  /// Sets the advice under the field; an empty one takes it away.
  public func setHint(_ hint: String) { implementation.send(.setHint(hint)) }

  /// In which states the advice is shown.
  public var visibleHintStates: Set<FieldState> {
    get { implementation.model.visibleHintStates }
    set {
      let hint = implementation.model.hint
      implementation.model.visibleHintStates = newValue
      implementation.send(.setHint(hint))
      implementation.show(implementation.model.message)
    }
  }

  /// What the field is now; a mistake wins over everything.
  public var fieldState: FieldState { implementation.model.state }

  /// What the label under the field shows.
  public var message: FieldMessage { implementation.model.message }

  /// Where a floating placeholder stands, or goes to.
  public var placeholderPosition: PlaceholderPosition { implementation.placeholderPosition }

  /// Whether a placeholder or the height is on its way.
  public var isMoving: Bool {
    implementation.hintMotion.isMoving || implementation.floating?.isMoving ?? false
  }

  /// Whether the length of the text is shown, of how much it may be.
  public var showsCounter: Bool {
    get { implementation.showsCounter }
    set { implementation.showsCounter = newValue }
  }

  /// What the counter shows; nil where there is none.
  public var counter: String? { implementation.counterText }
}
