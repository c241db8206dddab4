import GtkCore

/// A field with a title above its text and a frame around it.
///
/// ```swift
/// let field = BorderedTextField("Name")
/// field.maxLength = 20
/// field.hint = "As in your passport"
/// ```
///
/// For everything else see ``CatalogField``.
@MainActor
public final class BorderedTextField: SingleLineField {
  /// The field as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaBorderedTextField", derivesFrom: lineDeclaration, cssName: "catalogfield",
    role: .group, parameters: []
  ) { BorderedTextField().beginMaking() }

  static let widgetClass = WidgetClass(declaration)

  /// Creates an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(configuration: BorderedTextFieldConfiguration = BorderedTextFieldConfiguration()) {
    super.init(
      BorderedTextField.self, Self.widgetClass, configuration.appearance, input: LineInput())
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
  public var configuration: BorderedTextFieldConfiguration {
    get { BorderedTextFieldConfiguration(implementation.style.appearance) }
    set { implementation.setAppearance(newValue.appearance) }
  }
}
