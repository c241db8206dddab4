import CConcertinaGtk

/// Reports clicks on a widget or its children, whether or not others handle them.
///
/// It claims none: a text view goes on selecting. Handlers are called a moment after a click, when
/// the children have handled it.
@MainActor
package final class ClickObserver: EventController {
  /// The distance that the pointer may move during a tap, in pixels.
  private static let slack = 8.0

  private final class Press {
    var place: (x: Double, y: Double)?
  }

  private var tapped: (@MainActor (Click) -> Void)?

  /// Creates an observer; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    phase = .capture
  }

  /// Called for each release of any mouse button.
  @discardableResult
  package func onReleased(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.event) { emission in
      if let event = emission.event, gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE {
        MainLoopSource.idle(priority: .beforeLayout, handler)
      }
      return false
    }
  }

  /// Called when the primary button or a finger was pressed and released at the same position.
  @discardableResult
  package func onTapped(_ handler: @escaping @MainActor (Click) -> Void) -> SignalConnection {
    tapped = handler
    let press = Press()
    return connect(.event) { emission in
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
        let isTouch = gdk_event_get_event_type(event) == GDK_TOUCH_END
        let click = Click(
          button: isTouch ? 0 : guint(GDK_BUTTON_PRIMARY), at: start,
          modifiers: gdk_event_get_modifier_state(event).rawValue, isTouch: isTouch)
        MainLoopSource.idle(priority: .beforeLayout) { handler(click) }
      default: break
      }
      return false
    }
  }

  /// Simulates a tap, for tests.
  package func tap(x: Double, y: Double, control: Bool = false) {
    tapped?(
      Click(
        button: guint(GDK_BUTTON_PRIMARY), at: (x, y),
        modifiers: control ? GDK_CONTROL_MASK.rawValue : 0, isTouch: false))
  }
}
