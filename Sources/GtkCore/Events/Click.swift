import CConcertinaGtk

/// A click of a mouse button, or a touch of a finger.
public struct Click: Equatable, Sendable {
  /// Whether it is the middle button (or the wheel, if that is a button).
  public let isMiddleButton: Bool
  /// Whether it is the primary button, which selects and drags, or a finger.
  public let isPrimaryButton: Bool
  /// Whether it is a finger.
  public let isTouch: Bool
  /// The number of presses at this position that followed each other quickly, including this one; 1
  /// for a `ClickObserver`, which does not count them.
  public let count: Int
  /// Whether Shift was held.
  public let shift: Bool
  /// Whether Control was held.
  public let control: Bool
  /// The position of the press in the widget, in pixels.
  public let x, y: Double

  /// Describes a click.
  ///
  /// - Parameters:
  ///   - button: The number of the mouse button; 0 for a finger.
  ///   - count: How many presses followed each other quickly.
  ///   - place: The position of the press in the widget, in pixels.
  ///   - modifiers: The modifier keys that were held.
  ///   - isTouch: Whether it is a finger.
  package init(
    button: UInt32, count: Int = 1, at place: (x: Double, y: Double), modifiers: UInt32,
    isTouch: Bool
  ) {
    isMiddleButton = button == GDK_BUTTON_MIDDLE
    isPrimaryButton = button == GDK_BUTTON_PRIMARY || button == 0
    self.isTouch = isTouch
    self.count = count
    shift = modifiers & GDK_SHIFT_MASK.rawValue != 0
    control = modifiers & GDK_CONTROL_MASK.rawValue != 0
    (x, y) = place
  }
  private init(_ click: Click, at place: (x: Double, y: Double)) {
    isMiddleButton = click.isMiddleButton
    isPrimaryButton = click.isPrimaryButton
    isTouch = click.isTouch
    count = click.count
    shift = click.shift
    control = click.control
    (x, y) = place
  }

  /// Returns the same click in the coordinates of another widget.
  package func moved(by distance: (x: Double, y: Double)) -> Click {
    Click(self, at: (x + distance.x, y + distance.y))
  }
}
