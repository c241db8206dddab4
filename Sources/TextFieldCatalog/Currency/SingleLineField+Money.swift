import TextRules

extension SingleLineField {
  /// The format of the sum of money in the field; nil if the field does not hold one.
  ///
  /// Digits are grouped as they are typed, and the caret stays between the same digits; its
  /// ``CatalogField/rawText`` is the number. A field with a mask has no sum.
  ///
  /// ```swift
  /// let field = UnderlinedTextField()
  /// field.configure(placeholder: "Sum", maxLength: nil)
  /// field.moneyFormat = .current
  /// field.add(CurrencyPlaceholder("€"))
  /// ```
  public var moneyFormat: MoneyFormat? {
    get { implementation.input.format.money }
    set {
      implementation.setMoney(newValue)
    }
  }
}

extension SingleLineField {
  /// Whether a sum gets all digits of its fraction when editing ends, so that `12.5` becomes
  /// `12.50`.
  ///
  /// It counts as part of what the user typed, and undo reverts it.
  public var fillsFraction: Bool {
    get { implementation.store.textSettings.fillsFraction }
    set { implementation.store.textSettings.fillsFraction = newValue }
  }
}

extension FieldImplementation {
  fileprivate func setMoney(_ money: MoneyFormat?) {
    store.textSettings.money = money
    // A sum implies its keyboard, so the app does not need to set it.
    if money != nil, store.inputSettings.keyboardType == .default {
      changeInputSettings { $0.keyboardType = .decimalPad }
    }
    changeFormat { $0.money = money }
  }
}
