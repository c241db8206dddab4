extension CatalogField {
  /// The bar that belongs to the field; if nil, a picker has its own, a ``PickerTopView``.
  public var toolbar: (any FieldToolbar)? {
    get { implementation.companions.toolbar }
    set {
      implementation.companions.setToolbar(newValue, of: FieldReference(self), text: text)
    }
  }
}
