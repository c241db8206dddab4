import GtkCore

/// A field with a line under its text and a placeholder that floats above it.
///
/// ```swift
/// let field = UnderlinedTextField("Password")
/// field.mode = .password
/// ```
///
/// For everything else see ``CatalogField``.
@MainActor
public final class UnderlinedTextField: SingleLineField {
  /// The field as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaUnderlinedTextField", derivesFrom: lineDeclaration, cssName: "catalogfield",
    role: .group, parameters: []
  ) { UnderlinedTextField().beginMaking() }

  static let widgetClass = WidgetClass(declaration)

  /// Creates an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(
    configuration: UnderlinedTextFieldConfiguration = UnderlinedTextFieldConfiguration()
  ) {
    super.init(
      UnderlinedTextField.self, Self.widgetClass, configuration.appearance, input: LineInput())
  }

  /// Creates an empty field with a placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: What the field shows while it is empty.
  ///   - style: The appearance.
  public convenience init(_ placeholder: String, style: FieldStyle = FieldStyle()) {
    self.init(configuration: .init())
    self.placeholder = placeholder
    if style != FieldStyle() { self.style = style }
  }

  /// Creates another handle on a field; nil for another widget, or a field of another class.
  public required init?(existing widget: Widget) { super.init(existing: widget) }

  /// The appearance as TextFieldsCatalog describes it; changes apply immediately.
  public var configuration: UnderlinedTextFieldConfiguration {
    get { UnderlinedTextFieldConfiguration(implementation.style.appearance) }
    set { implementation.setAppearance(newValue.appearance) }
  }
}
