import GtkCore
import TextRules

/// The present style of a field: its configuration, what follows from it, and the style class for
/// it.
@MainActor
final class CurrentStyle {
  /// The configuration, as the app has set it.
  private(set) var configuration: FieldConfiguration
  /// The style that the configuration was made of; one without differences for a configuration of
  /// the app's.
  private(set) var style = FieldStyle()
  /// The appearance by the configuration.
  private(set) var appearance: FieldAppearance
  /// The positions of the parts by the configuration.
  private(set) var geometry: FieldGeometry
  /// The style class that fields of this appearance share; empty until it is applied.
  private(set) var styleClass = ""

  /// Creates a style, which is not applied to a field yet.
  init(_ configuration: FieldConfiguration) {
    self.configuration = configuration
    appearance = FieldAppearance(configuration)
    geometry = configuration.geometry
  }

  /// Sets another configuration, and the style that it was made of, without applying it.
  func configure(_ configuration: FieldConfiguration, madeOf style: FieldStyle = FieldStyle()) {
    self.configuration = configuration
    self.style = style
    appearance = FieldAppearance(configuration)
    geometry = configuration.geometry
  }

  /// Applies the style to a field and its line, which may be outside the field.
  func apply(to field: Widget, line: Widget?) {
    let name = FieldStyleSheet.styleClass(for: appearance)
    if name != styleClass {
      if !styleClass.isEmpty {
        field.removeStyleClass(styleClass)
        line?.removeStyleClass(styleClass)
      }
      field.addStyleClass(name)
      styleClass = name
    }
    ReadableColors.update(for: field)
  }
}
