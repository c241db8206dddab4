import TextRules

/// The mask as TextFieldsCatalog names it.
extension SingleLineField {
  /// The mask with its messages, which formats the text while it is typed; nil for none.
  ///
  /// Unlike ``mask``, it does not validate by itself.
  public var maskFormatter: MaskTextFieldFormatter? {
    get { implementation.store.textSettings.formatter }
    set { implementation.setFormatter(newValue) }
  }

  /// Whether the mask validates the text instead of the validator.
  public var validateWithFormatter: Bool {
    get { implementation.store.textSettings.validatesWithFormatter }
    set { implementation.changeTextSettings { $0.validatesWithFormatter = newValue } }
  }
}
