import TextRules

/// Makes every field of the catalog usable in a form.
extension CatalogField: FormField {
  /// The field's identifier; empty if it has none.
  public var formIdentifier: String { identifier ?? "" }

  /// The text, including the mask's own characters.
  public var formValue: String { text }

  /// The value without the mask's own characters.
  public var formRawValue: String { (self as? SingleLineField)?.presentValue ?? rawText }

  /// Whether editing is enabled.
  public var isFormEnabled: Bool { isEnabled }

  /// Whether there is no error and the text is valid.
  public var isFormValid: Bool { isValid }

  /// Whether the text is still being checked.
  public var isFormValidating: Bool { isValidating }

  /// Shows an error until the text changes.
  public func showFormError(_ message: String?) { setError(with: message) }

  /// Trims the text if the field does so, validates it again and shows the result.
  public func validateForForm() -> FieldVerdict {
    implementation.finishForForm()
    // The user is waiting for the result.
    implementation.checking.hurry()
    return validate()
  }

  /// Gives the focus to the input.
  @discardableResult
  public func focusForForm() -> Bool {
    implementation.focus.begin()
    return containsFocus
  }

  /// Sets ``previousInput`` and ``nextInput``, and what Return does in the last field.
  public func linkForForm(_ links: FormLinks) {
    previousInput = links.previous as? CatalogField
    nextInput = links.next as? CatalogField
    implementation.formChanged = links.changed
    implementation.chain.submit = links.submit ?? links.submitFromWithin
    let place: PlaceInForm? = links.submitFromWithin == nil ? nil : .within
    implementation.store.model.placeInForm = links.submit == nil ? place : .last
  }

  /// Clears the field and its error.
  public func resetForForm() { reset() }
}

extension FieldImplementation {
  /// Finishes the text as at the end of editing, since a form may be submitted before that.
  fileprivate func finishForForm() {
    guard store.model.isFocused else { return }
    finishValue()
    guard store.model.trimSpaces else { return }
    let trimmed = store.model.text.trimmingSpaces
    if trimmed != store.model.text { send(.reformat(trimmed)) }
  }
}
