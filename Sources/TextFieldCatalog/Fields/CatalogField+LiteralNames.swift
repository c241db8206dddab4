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
}
