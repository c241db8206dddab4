/// The appearance of a field.
extension CatalogField {
  /// The appearance, as far as it differs from that of other fields of its kind; changes apply
  /// immediately.
  ///
  /// It replaces a configuration, and a configuration replaces it.
  public var style: FieldStyle {
    get { implementation.style.style }
    set {
      implementation.styleOptions = StyleOptions()
      implementation.styleOptions.given = newValue
      implementation.setStyle(newValue)
      if let policy = newValue.heightLayoutPolicy { heightLayoutPolicy = policy }
    }
  }
}
