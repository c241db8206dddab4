import GtkCore

/// A border to overlay on another widget, without a style sheet of the app's own.
///
///     editor.overlay { RoundedBorder(.text) }
///     editor.overlay { RoundedBorder(.field, width: 2, cornerRadius: 6, whenFocused: .focus) }
///
/// It takes its colors from the theme, so that it follows light, dark and high contrast.
///
/// ## CSS nodes
/// `roundedborder`, with a style class for each combination of colors, width and radius in use.
@MainActor
public final class RoundedBorder: Widget {
  /// The color of a border.
  public enum Color: Hashable, Sendable {
    /// The color of the surrounding text.
    case text
    /// The color of the line around fields: 3:1 against its background.
    case field
    /// The color of the ring around the field with the focus: 3:1 against its background.
    case focus
    /// Any CSS color, such as `#3584e4` or `@accent_color`.
    case css(String)

    fileprivate var value: String {
      switch self {
      case .text: "currentColor"
      case .field: "@concertina_field_border"
      case .focus: "@concertina_focus"
      case .css(let color): color
      }
    }
  }

  private static let widgetClass = WidgetClass(
    name: "ConcertinaRoundedBorder", cssName: "roundedborder", role: .presentation)

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - color: Its color.
  ///   - width: The width of the line in pixels; less than 1 counts as 1.
  ///   - cornerRadius: The radius of its corners in pixels; negative counts as 0, a rectangle.
  ///   - whenFocused: Its color while the keyboard focus is within the widget that it overlays; nil
  ///     keeps `color`.
  public init(
    _ color: Color = .text, width: Int = 1, cornerRadius: Int = 0, whenFocused: Color? = nil
  ) {
    LibraryStyle.load()
    super.init(class: Self.widgetClass, implementation: WidgetImplementation())
    addStyleClass(
      BorderStyleSheet.styleClass(
        for: BorderAppearance(
          color: color.value, width: max(width, 1), radius: max(cornerRadius, 0),
          focusColor: whenFocused?.value)))
  }
}

private struct BorderAppearance: Hashable {
  let color: String
  let width: Int
  let radius: Int
  let focusColor: String?
}

/// Gives each appearance of a border that is in use a style class.
@MainActor
private enum BorderStyleSheet {
  private static var classes: [BorderAppearance: String] = [:]

  static func styleClass(for border: BorderAppearance) -> String {
    if let known = classes[border] { return known }
    let name = "concertina-border-\(classes.count)"
    classes[border] = name
    let line = "border: \(border.width)px solid \(border.color); border-radius: \(border.radius)px;"
    let focus = border.focusColor.map { ":focus-within > .\(name) { border-color: \($0); }" }
    LibraryStyle.add("roundedborder.\(name) { \(line) }\n\(focus ?? "")")
    return name
  }
}
