import CConcertinaGtk

/// Keeps track of whether a mouse button or a finger is down anywhere in a window.
///
/// It does not consume events.
@MainActor
package final class PointerHold: EventController {
  private final class Press {
    var isDown = false
    var released: (@MainActor () -> Void)?
  }

  private static let buttons =
    GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
  private let press = Press()

  /// Creates a controller; add it to a window.
  package init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    phase = .capture
    let press = press
    connect(.event) { emission in
      guard let event = emission.event else { return false }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: press.isDown = true
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN:
        Self.release(press)
      case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY:
        // The release is lost if a menu opens.
        let state = gdk_event_get_modifier_state(event).rawValue
        if state & Self.buttons == 0 { Self.release(press) }
      default: break
      }
      return false
    }
  }

  private static func release(_ press: Press) {
    guard press.isDown else { return }
    press.isDown = false
    // Widgets handle the release after this, so the handler is called a moment later.
    MainLoopSource.idle(priority: .beforeLayout) { press.released?() }
  }

  /// Whether a button or a finger is down.
  package var isDown: Bool { press.isDown }

  /// Called after each release, once the widgets have handled it.
  package var onReleased: (@MainActor () -> Void)? {
    get { press.released }
    set { press.released = newValue }
  }
}
