import CConcertinaGtk

/// Reports when a mouse button is pressed over a widget, or a finger touches it.
@MainActor
public final class PointerPress: EventController {
  /// One press.
  public struct Press: Equatable, Sendable {
    /// Whether it is the middle button (or the wheel, if that is a button).
    public let isMiddleButton: Bool
    /// Whether it is the primary button, which selects and drags, or a finger.
    public let isPrimaryButton: Bool
    /// Whether it is a finger.
    public let isTouch: Bool
    /// How many presses at this position followed each other quickly, including this one.
    public let count: Int
    /// Whether Shift is held.
    public let shift: Bool
    /// The position in the widget, in pixels.
    public let x, y: Double
  }

  /// Creates a gesture for all buttons; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, 0)
  }

  /// Called for each press; the handler returns whether to claim it.
  @discardableResult
  public func onPressed(_ handler: @escaping @MainActor (Press) -> Bool) -> SignalConnection {
    connect(.pressed) { emission in
      guard handler(Self.press(emission)) else { return }
      gtk_gesture_set_state(emission.native, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  private static func press(_ emission: Emission<PointerPress, ClickArguments>) -> Press {
    let (gesture, state) = (emission.native, emission.modifiers)
    let button = gtk_gesture_single_get_current_button(gesture)
    return Press(
      isMiddleButton: button == GDK_BUTTON_MIDDLE,
      isPrimaryButton: button == GDK_BUTTON_PRIMARY || button == 0,
      isTouch: gtk_gesture_single_get_current_sequence(gesture) != nil,
      count: emission.arguments.count, shift: state & GDK_SHIFT_MASK.rawValue != 0,
      x: emission.arguments.x, y: emission.arguments.y)
  }
}

/// The number and the position of a click.
typealias ClickArguments = (count: Int, x: Double, y: Double)

extension Signal where Emitter: EventController, Arguments == ClickArguments, Result == Void {
  static var pressed: Self { Signal("pressed", arguments: click) }
  static var released: Self { Signal("released", arguments: click) }

  private static func click(_ arguments: SignalArguments) -> ClickArguments {
    (arguments.integer(0), arguments.double(1), arguments.double(2))
  }
}
