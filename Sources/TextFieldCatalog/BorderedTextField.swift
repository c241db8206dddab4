/// A field with a title above and a frame around its text.
///
/// ```swift
/// let field = BorderedTextField()
/// field.configure(placeholder: "Name", maxLength: 20)
/// field.setHint("As in your passport")
/// ```
///
/// Everything else is told at ``CatalogField``.
@MainActor
public final class BorderedTextField: SingleLineField {
  /// Makes an empty field.
  ///
  /// - Parameter configuration: The looks.
  public init(configuration: BorderedTextFieldConfiguration = BorderedTextFieldConfiguration()) {
    super.init(.bordered(configuration), input: LineInput())
  }

  required init(sharing implementation: FieldImplementation) {
    super.init(sharing: implementation)
  }

  /// The looks; another one is there at once.
  public var configuration: BorderedTextFieldConfiguration {
    get {
      guard case .bordered(let configuration) = implementation.configuration else {
        return BorderedTextFieldConfiguration()
      }
      return configuration
    }
    set {
      implementation.configuration = .bordered(newValue)
      implementation.restyle()
    }
  }
}
