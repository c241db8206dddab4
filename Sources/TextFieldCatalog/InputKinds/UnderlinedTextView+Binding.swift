import DataBinding

extension UnderlinedTextView {
  /// Creates a field for a text: see ``CatalogField/bind(text:)``.
  public convenience init(
    _ placeholder: String, text: Binding<String>, style: FieldStyle = FieldStyle()
  ) {
    self.init(placeholder, style: style)
    bind(text: text)
  }
}
