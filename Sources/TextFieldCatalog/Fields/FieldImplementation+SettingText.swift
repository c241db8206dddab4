import TextRules

/// How the app sets the text.
extension FieldImplementation {
  func setText(
    _ text: String, isChosen: Bool, ignoringFormatter: Bool, validating: Bool?
  ) {
    let policy = model.validationPolicy
    if validating == false { model.validationPolicy = .never }
    input.ignoresFormat = ignoringFormatter
    isChosen ? choose { setText(text) } : setText(text)
    input.ignoresFormat = false
    // A closure may have set another policy.
    if validating == false, model.validationPolicy == .never { model.validationPolicy = policy }
    if validating == true { _ = validate(force: true) }
  }

  func withAnimation(_ isAnimated: Bool, _ body: () -> Void) {
    let before = self.isAnimated
    self.isAnimated = isAnimated
    body()
    self.isAnimated = before
  }

  /// Writes all digits of a sum's fraction when editing ends.
  func finishSum() {
    guard textSettings.fillsFraction, model.isEnabled,
      let finished = (input as? LineInput)?.finishedSum
    else { return }
    // It is validated when editing ends.
    setText(finished, isChosen: true, ignoringFormatter: false, validating: false)
  }
}
