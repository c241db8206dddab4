extension CatalogField {
  /// The widget that replaces the label for hints and errors; nil for the label.
  public var hintView: (any FieldHintView)? {
    get { implementation.hint.view }
    set {
      implementation.hint.setView(newValue, in: self)
      guard implementation.hasWidget else { return }
      implementation.presenter.showHint(in: self)
    }
  }
}
