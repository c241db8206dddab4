/// A field with a line under its text and a placeholder that floats above it.
///
/// ```swift
/// let field = UnderlinedTextField()
/// field.configure(placeholder: "Password", maxLength: nil)
/// field.mode = .password
/// ```
///
/// For everything else see ``CatalogField``.
@MainActor
public final class UnderlinedTextField: SingleLineField {
  /// Makes an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(
    configuration: UnderlinedTextFieldConfiguration = UnderlinedTextFieldConfiguration()
  ) {
    super.init(.underlined(configuration), input: LineInput())
  }

  required init(sharing implementation: FieldImplementation) {
    super.init(sharing: implementation)
  }

  /// The appearance; changes apply immediately.
  public var configuration: UnderlinedTextFieldConfiguration {
    get {
      guard case .underlined(let configuration) = implementation.style.configuration else {
        return UnderlinedTextFieldConfiguration()
      }
      return configuration
    }
    set { implementation.configure(.underlined(newValue)) }
  }
}
