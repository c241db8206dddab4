extension CatalogField {
  /// Sets whether the spelling of the text is checked, and the keyboard for it.
  ///
  /// ```swift
  /// field.configure(correction: .no, keyboardType: .emailAddress)
  /// ```
  ///
  /// ``InputKind`` describes the effect on a desktop.
  ///
  /// - Parameters:
  ///   - correction: Whether spelling is checked; nil leaves that as it is.
  ///   - keyboardType: The keyboard; nil leaves it as it is.
  public func configure(correction: TextAutocorrectionType?, keyboardType: KeyboardType?) {
    implementation.changeInputSettings { settings in
      if let correction { settings.correction = correction }
      if let keyboardType { settings.keyboardType = keyboardType }
    }
  }

  /// Sets the meaning of the text, so that it can be entered with less effort.
  ///
  /// - Parameter contentType: The meaning; nil for nothing in particular.
  public func configureContentType(_ contentType: TextContentType?) {
    implementation.changeInputSettings { $0.contentType = contentType }
  }

  /// The present settings of the field for input methods and spell checking.
  public var inputKind: InputKind {
    implementation.store.inputSettings.kind(
      of: implementation.input, isSecure: implementation.store.model.isPassword)
  }
}
