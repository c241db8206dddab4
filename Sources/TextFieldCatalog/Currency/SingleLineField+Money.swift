import TextRules

extension SingleLineField {
  /// The form of the sum of money that stands in the field; nil: it is none.
  ///
  /// Digits are grouped while they are typed, and the caret keeps its place among them; ``rawText`` is
  /// the number. A field that has a mask has no sum.
  ///
  /// ```swift
  /// let field = UnderlinedTextField()
  /// field.configure(placeholder: "Sum", maxLength: nil)
  /// field.moneyFormat = .current
  /// field.add(CurrencyPlaceholder("€"))
  /// ```
  public var moneyFormat: MoneyFormat? {
    get { (implementation.input as? LineInput)?.money }
    set {
      (implementation.input as? LineInput)?.money = newValue
      implementation.moneyChanged()
    }
  }
}

extension SingleLineField {
  /// Whether a sum gets all digits of its fraction when editing ends: `12.5` becomes `12.50`.
  ///
  /// It belongs to what the person wrote, and undo takes it back.
  public var fillsFraction: Bool {
    get { implementation.fillsFraction }
    set { implementation.fillsFraction = newValue }
  }
}

extension FieldImplementation {
  /// The sum in the field; nil where it is none.
  var sum: MoneyText? { (input as? LineInput)?.editing.sum }

  fileprivate func moneyChanged() {
    // Nobody has to say which keyboard a sum needs.
    if inputSettings.keyboardType == .default { inputSettings.keyboardType = .decimalPad }
    let text = input.text
    if !text.unicodeScalars.elementsEqual(model.text.unicodeScalars) { send(.setText(text)) }
  }
}
