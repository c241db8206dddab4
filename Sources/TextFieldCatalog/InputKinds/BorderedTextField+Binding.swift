import DataBinding

extension BorderedTextField {
  /// Creates a field for a text: see ``CatalogField/bind(text:)``.
  public convenience init(
    _ placeholder: String, text: Binding<String>, style: FieldStyle = FieldStyle()
  ) {
    self.init(placeholder, style: style)
    bind(text: text)
  }

  /// Creates a field for a sum, a day, a phone number, or a value of the app's: see
  /// ``SingleLineField/bind(value:)``.
  public convenience init<Value: FieldValue>(
    _ placeholder: String, value: Binding<Value?>, style: FieldStyle = FieldStyle()
  ) {
    self.init(placeholder, style: style)
    bind(value: value)
  }

  /// Creates a field with a list of values to choose from: see
  /// ``SingleLineField/bind(_:selection:title:)``.
  public convenience init<Item: Hashable>(
    _ placeholder: String, _ items: [Item], selection: Binding<Item?>,
    style: FieldStyle = FieldStyle(), title: (Item) -> String
  ) {
    self.init(placeholder, style: style)
    bind(items, selection: selection, title: title)
  }
}
