import CConcertinaGtk
import CConcertinaShims

/// A gesture of clicks on a widget, which competes for them with its children and other gestures.
///
/// If gestures are nested, the innermost one that claims a click gets it, and GTK cancels the
/// others. To see clicks that others use, add a `ClickObserver`.
@MainActor
public final class ClickGesture: EventController {
  /// The clicks that a gesture recognizes.
  public enum Button: Sendable {
    /// Clicks of any button, and touches.
    case any
    /// Clicks of the primary button, and touches.
    case primary
    /// Clicks of the secondary button, which opens menus.
    case secondary

    fileprivate var value: guint {
      switch self {
      case .any: 0
      case .primary: guint(GDK_BUTTON_PRIMARY)
      case .secondary: guint(GDK_BUTTON_SECONDARY)
      }
    }
  }

  /// The position of a press that may become a tap.
  private final class Press {
    var place: (x: Double, y: Double)?
  }

  /// Creates a gesture; add it to a widget.
  public init(_ button: Button = .any) {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, button.value)
  }

  /// Called for each press; the handler returns whether to claim it.
  @discardableResult
  public func onPressed(_ handler: @escaping @MainActor (Click) -> Bool) -> SignalConnection {
    connect(.pressed) { if handler($0.click) { $0.claim() } }
  }

  /// Called for each tap when it has ended: a press and a release at the same position, which a
  /// child does not handle.
  ///
  /// Focusable children consume presses on them, wherever these are released. A movement beyond
  /// GTK's threshold is a drag, not a tap.
  @discardableResult
  public func onTapped(_ handler: @escaping @MainActor (Click) -> Void) -> SignalConnection {
    let press = Press()
    let pressed = connect(.pressed) { emission in
      guard let widget = emission.controlled else { return }
      let (x, y) = (emission.arguments.x, emission.arguments.y)
      press.place = isUsed(within: widget, x: x, y: y) ? nil : (x, y)
    }
    let moved = connect(.update) { emission in
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(emission.native, nil, &x, &y) != 0 else { return }
      if press.place.map({ isDrag(emission.controlled, from: $0, to: (x, y)) }) == true {
        press.place = nil
      }
    }
    let released = connect(.released) { emission in
      defer { press.place = nil }
      let end = (emission.arguments.x, emission.arguments.y)
      guard let start = press.place, !isDrag(emission.controlled, from: start, to: end) else {
        return
      }
      emission.claim()
      handler(emission.click(at: start))
    }
    return SignalConnection(joining: [pressed, moved, released])
  }

  /// Simulates a press, for tests.
  package func press(x: Double, y: Double) {
    concertina_gesture_click_press(rawPointer, x, y)
  }

  /// Simulates a tap, for tests, with the position of the press and the distance to the release.
  package func tap(x: Double = 0, y: Double = 0, movedBy distance: Double = 0) {
    press(x: x, y: y)
    concertina_gesture_click_release(rawPointer, x + distance, y)
  }
}

/// The number of clicks that followed each other quickly, and the position of the last one.
private typealias ClickArguments = (count: Int, x: Double, y: Double)

extension Signal where Emitter: ClickGesture, Arguments == ClickArguments, Result == Void {
  fileprivate static var pressed: Self { Signal("pressed") { click($0) } }
  fileprivate static var released: Self { Signal("released") { click($0) } }

  private static func click(_ arguments: SignalArguments) -> ClickArguments {
    (arguments.integer(0), arguments.double(1), arguments.double(2))
  }
}

extension Signal where Emitter: ClickGesture, Arguments == Void, Result == Void {
  fileprivate static var update: Self { Signal("update") }
}

extension Emission where Emitter: ClickGesture, Arguments == ClickArguments {
  fileprivate var click: Click { click(at: (arguments.x, arguments.y)) }

  fileprivate func click(at place: (x: Double, y: Double)) -> Click {
    Click(
      button: gtk_gesture_single_get_current_button(native), count: arguments.count, at: place,
      modifiers: modifiers, isTouch: gtk_gesture_single_get_current_sequence(native) != nil)
  }

  /// Claims the click, so that no other gesture gets it.
  fileprivate func claim() { gtk_gesture_set_state(native, GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// Whether the movement from one point of a gesture's widget to another one is a drag.
@MainActor
private func isDrag(
  _ widget: UnsafeMutablePointer<GtkWidget>?, from start: (x: Double, y: Double),
  to end: (x: Double, y: Double)
) -> Bool {
  guard let widget else { return true }
  return gtk_drag_check_threshold(
    widget, gint(start.x.rounded()), gint(start.y.rounded()), gint(end.x.rounded()),
    gint(end.y.rounded())) != 0
}

/// Whether a click at a point of a widget is for a child in it.
///
/// GTK's own text view claims a press only when it becomes a drag.
@MainActor
private func isUsed(
  within widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
) -> Bool {
  var picked = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
  while let child = picked, child != widget {
    if gtk_widget_get_focusable(child) != 0 { return true }
    picked = gtk_widget_get_parent(child)
  }
  return false
}
