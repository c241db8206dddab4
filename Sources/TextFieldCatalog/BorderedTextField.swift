import GtkCore

/// A field with a title above its text and a frame around it.
///
/// ```swift
/// let field = BorderedTextField()
/// field.configure(placeholder: "Name", maxLength: 20)
/// field.setHint("As in your passport")
/// ```
///
/// For everything else see ``CatalogField``.
@MainActor
public final class BorderedTextField: SingleLineField {
  /// The field as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaBorderedTextField", cssName: "catalogfield", role: .group, isEditable: true,
    parameters: parameters + fieldParameters + lineParameters, events: fieldEvents
  ) { BorderedTextField() }

  static let widgetClass = WidgetClass(declaration)

  /// Creates an empty field.
  ///
  /// - Parameter configuration: The appearance.
  public init(configuration: BorderedTextFieldConfiguration = BorderedTextFieldConfiguration()) {
    super.init(
      BorderedTextField.self, Self.widgetClass, .bordered(configuration), input: LineInput())
  }

  /// Creates another handle on a field; nil for another widget, or a field of another class.
  public required init?(existing widget: Widget) { super.init(existing: widget) }

  /// The appearance; changes apply immediately.
  public var configuration: BorderedTextFieldConfiguration {
    get {
      guard case .bordered(let configuration) = implementation.style.configuration else {
        return BorderedTextFieldConfiguration()
      }
      return configuration
    }
    set { implementation.configure(.bordered(newValue)) }
  }
}
