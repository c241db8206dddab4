import TextRules

/// Makes every field of the catalog usable in a form.
extension CatalogField: FormField {
  /// The field's identifier; empty if it has none.
  public var formIdentifier: String { textFieldIdentifier ?? "" }

  /// The text, including the mask's own characters.
  public var formValue: String { text }

  /// The value without the mask's own characters.
  public var formRawValue: String { rawText }

  /// Whether editing is enabled.
  public var isFormEnabled: Bool { isEnabled }

  /// Trims the text if the field does so, validates it again and shows the result.
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
    implementation.chain.submit = links.submit ?? links.submitFromWithin
    let place: PlaceInForm? = links.submitFromWithin == nil ? nil : .within
    implementation.store.model.placeInForm = links.submit == nil ? place : .last
  }

  /// Clears the field and its error.
  public func resetForForm() { reset() }
}

extension FieldImplementation {
  /// Trims white space as at the end of editing, since a form may be submitted before that.
  fileprivate func trimForForm() {
    guard store.model.trimSpaces, store.model.isFocused else { return }
    let trimmed = store.model.text.trimmingSpaces
    if trimmed != store.model.text { send(.choose(trimmed)) }
  }
}
