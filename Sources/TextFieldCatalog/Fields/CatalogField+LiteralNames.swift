/// The names of TextFieldsCatalog for what all inputs of this package can do.
extension CatalogField {
  /// Returns ``text``.
  public func currentText() -> String? { text }

  /// Sets ``isEnabled`` to true.
  public func enableTextField() { isEnabled = true }

  /// Sets ``isEnabled`` to false.
  public func disableTextField() { isEnabled = false }

  /// Returns ``isEnabled``.
  ///
  /// The argument is never written: without one, Swift does not let a method and a property have
  /// the same name.
  public func isEnabled(_: Void = ()) -> Bool { isEnabled }

  /// Whether the field is being edited: it contains the focus, or a menu of its has it.
  public func isCurrentFirstResponder() -> Bool { implementation.store.model.isFocused }

  /// Moves the focus to the field, if the app allows it, as `focus()` does.
  public func makeFirstResponder() { implementation.focus.begin() }

  /// Sets ``placeholder`` and ``maxLength``; nil for no placeholder, or no limit.
  ///
  /// A mask has positions of its own, so with a mask the limit has no effect.
  public func configure(placeholder: String?, maxLength: Int?) {
    self.placeholder = placeholder ?? ""
    self.maxLength = maxLength
  }

  /// Sets ``identifier``.
  public func setTextFieldIdentifier(_ identifier: String) { self.identifier = identifier }

  /// The same as ``identifier``.
  public var textFieldIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Sets ``hint``.
  public func setHint(_ hint: String) { self.hint = hint }

  /// Validates the text and shows the result, as ``validate()`` does.
  ///
  /// - Parameter forceValidate: Whether to validate again when an error is already shown.
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func isValidState(forceValidate: Bool = false) -> Bool {
    implementation.validate(force: forceValidate)
  }

  /// Shows an error until the text changes, as setting ``error`` does.
  ///
  /// - Parameters:
  ///   - errorMessage: The error message; nil leaves the hint in its place.
  ///   - animated: Whether changes of colors are animated.
  public func setError(with errorMessage: String?, animated: Bool = true) {
    implementation.withAnimation(animated) { implementation.send(.setError(errorMessage)) }
  }

  /// Removes the error and leaves the text.
  public func resetErrorState() { error = nil }
}

extension SingleLineField {
  /// Sets ``mode``.
  public func setTextFieldMode(_ mode: TextFieldMode) { self.mode = mode }

  /// Sets ``acceptsTyping`` to false.
  public func hideKeyboard() { acceptsTyping = false }

  /// Sets ``acceptsTyping`` to true.
  public func showKeyboard() { acceptsTyping = true }
}
