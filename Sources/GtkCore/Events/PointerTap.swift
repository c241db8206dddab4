import CConcertinaGtk

/// Reports when the primary button or a finger is pressed and released at the same position,
/// whether or not others have handled it.
///
/// It does not consume the press: a text view goes on selecting.
@MainActor
public final class PointerTap: EventController {
  /// One tap.
  public struct Tap: Equatable, Sendable {
    /// Where in the widget the press was, in pixels.
    public let x, y: Double
    /// Whether Control is held.
    public let control: Bool
  }

  /// How far the pointer may move during a tap, in pixels.
  private static let slack = 8.0

  private final class Press {
    var place: (x: Double, y: Double)?
  }

  private var handler: (@MainActor (Tap) -> Void)?

  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    setPhase(.capture)
  }

  /// Called for each tap, after other handlers of the release.
  public func onTapped(_ handler: @escaping @MainActor (Tap) -> Void) {
    let press = Press()
    self.handler = handler
    connect(.event) { emission in
      guard let event = emission.event, let widget = emission.controlled else { return false }
      let place = EventController.place(of: event, in: widget)
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS: press.place = gdk_button_event_get_button(event) == 1 ? place : nil
      case GDK_TOUCH_BEGIN: press.place = place
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
        defer { press.place = nil }
        guard let start = press.place, let place, abs(place.x - start.x) <= Self.slack,
          abs(place.y - start.y) <= Self.slack
        else { return false }
        let modifiers = gdk_event_get_modifier_state(event).rawValue
        let tap = Tap(
          x: start.x, y: start.y, control: modifiers & GDK_CONTROL_MASK.rawValue != 0)
        MainLoopSource.idle(priority: .beforeLayout) { handler(tap) }
      default: break
      }
      return false
    }
  }

  /// Simulates a tap, for tests.
  package func tap(x: Double, y: Double, control: Bool = false) {
    handler?(Tap(x: x, y: y, control: control))
  }
}
