import GtkCore

/// Creates the buttons of handles: a drag moves what a handle belongs to, a click opens its menu.
@MainActor
enum HandleButton {
  /// Creates a button, which is not shown yet.
  ///
  /// - Parameters:
  ///   - dots: Its dots.
  ///   - size: The space for them, in pixels.
  ///   - tooltip: The tooltip, which is the accessible name, too.
  ///   - styleClass: The style class.
  ///   - drag: The gesture that takes the presses.
  /// - Returns: The button.
  static func make(
    _ dots: HandleDots, size: (width: Int, height: Int), tooltip: String, styleClass: String,
    drag: DragGesture
  ) -> MenuButton {
    let area = DrawingArea(width: size.width, height: size.height) { dots.draw($0, $1) }
    let button = MenuButton(area, tooltip: tooltip)
    button.hasFrame = false
    button.addStyleClass(styleClass)
    button.setCursor(named: "grab")
    button.isChildVisible = false
    // Tab goes on in the text, wherever the pointer is.
    for child in button.children { child.isFocusable = false }
    // Before the button inside, which would take the press.
    drag.phase = .capture
    button.add(drag)
    return button
  }
}

extension Rectangle {
  /// Whether a point is in the rectangle.
  func contains(_ place: (x: Double, y: Double)) -> Bool {
    (x..<(x + width)).contains(place.x) && (y..<(y + height)).contains(place.y)
  }
}
