import TextRules

/// A field as a form has it.
extension CatalogField: FormField {
  /// The field's identifier; empty if it has none.
  public var formIdentifier: String { textFieldIdentifier ?? "" }

  /// The text, with a mask's own characters.
  public var formValue: String { text }

  /// The value without them.
  public var formRawValue: String { rawText }

  /// Whether people can write in the field.
  public var isFormEnabled: Bool { isEnabled() }

  /// Trims the text where the field does, validates it anew and shows the result.
  public func validateForForm() -> FieldVerdict {
    implementation.trimForForm()
    guard !isValidState(forceValidate: true) else { return .valid }
    return .invalid(message.text.isEmpty ? nil : message.text)
  }

  /// Gives the focus to the input.
  @discardableResult
  public func focusForForm() -> Bool {
    makeFirstResponder()
    return containsFocus
  }

  /// Sets ``previousInput`` and ``nextInput``, and what Return does in the last field.
  public func linkForForm(_ links: FormLinks) {
    previousInput = links.previous as? CatalogField
    nextInput = links.next as? CatalogField
    implementation.submitForm = links.submit ?? links.submitFromWithin
    let place: PlaceInForm? = links.submitFromWithin == nil ? nil : .within
    implementation.model.placeInForm = links.submit == nil ? place : .last
  }

  /// Empties the field and forgets its mistakes.
  public func resetForForm() { reset() }
}

extension FieldImplementation {
  /// White space at the ends goes at the end of editing; a form may be submitted before.
  fileprivate func trimForForm() {
    guard model.trimSpaces, model.isFocused else { return }
    let trimmed = model.text.trimmingSpaces
    if trimmed != model.text { send(.choose(trimmed)) }
  }
}
