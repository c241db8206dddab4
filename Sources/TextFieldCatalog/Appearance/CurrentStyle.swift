import GtkCore
import TextRules

/// The present style of a field: its appearance, and the style class for it.
@MainActor
final class CurrentStyle {
  /// The style that the appearance was made of; one without differences for a configuration.
  private(set) var style = FieldStyle()
  /// The appearance.
  private(set) var appearance: FieldAppearance
  /// The style class that fields of this appearance share; empty until it is applied.
  private(set) var styleClass = ""

  /// Creates a style, which is not applied to a field yet.
  init(_ appearance: FieldAppearance) {
    self.appearance = appearance
  }

  /// Sets another appearance, without applying it.
  func use(_ appearance: FieldAppearance) {
    (self.appearance, style) = (appearance, FieldStyle())
  }

  /// Sets another style, without applying it.
  func use(_ style: FieldStyle) {
    (self.style, appearance) = (style, FieldAppearance(appearance.kind, styledBy: style))
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
