import GtkCore

/// A border to overlay on another widget, without a style sheet of the app's own.
///
///     editor.overlay { RoundedBorder() }
///     editor.overlay { RoundedBorder(.fieldBorder, width: 2, whenFocused: .focusRing) }
///
/// Its colors follow light, dark and high contrast.
///
/// ## CSS nodes
/// `roundedborder`, with a style class for each combination of colors, width and radius in use.
@MainActor
public final class RoundedBorder: Widget {
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
    _ color: ThemeColor = .current, width: Int = 1, cornerRadius: Int = 0,
    whenFocused: ThemeColor? = nil
  ) {
    LibraryStyle.load()
    super.init(class: Self.widgetClass, implementation: RoundedBorderImplementation())
    addStyleClass(
      BorderStyleSheet.styleClass(
        for: BorderAppearance(
          color: color.css(.line), width: max(width, 1), radius: max(cornerRadius, 0),
          focusColor: whenFocused?.css(.line))))
  }
}

@MainActor
private final class RoundedBorderImplementation: WidgetImplementation {
  override func styleChanged() { if hasWidget { ReadableColors.update(for: widget) } }
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
    let line =
      "border: \(border.width)px solid \(border.color); border-radius: \(border.radius)px;"
    let focus = border.focusColor.map { ":focus-within > .\(name) { border-color: \($0); }" }
    LibraryStyle.add("roundedborder.\(name) { \(line) }\n\(focus ?? "")")
    return name
  }
}
