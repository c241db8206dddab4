import CConcertinaGtk

/// Reports all that the pointer and fingers do in a widget and what is in it, with the widget that
/// they hit, whether or not others handle it.
///
/// Its handler is called before those of all other controllers, and it claims nothing. Popovers of
/// the widgets inside count, too.
@MainActor
package final class PointerObserver: EventController {
  /// The kind of an event of the pointer.
  package enum Kind: Sendable {
    /// A button or a finger goes down.
    case press
    /// A button or a finger goes up.
    case release
    /// The wheel or two fingers scroll.
    case scroll
  }

  /// One event of the pointer.
  @MainActor
  package struct Event {
    /// The kind of the event.
    package let kind: Kind
    /// Whether it is the primary button, or a finger.
    package let isPrimary: Bool
    /// The innermost widget at the position; nil if there is none.
    package let hit: Widget?
    /// The position in that widget, in pixels.
    package let x, y: Double
    /// The position in the window or popover of the event, in pixels.
    package let place: (x: Double, y: Double)

    /// Creates the event of a pointer that does not exist, for tests.
    package init(
      _ kind: Kind, isPrimary: Bool = true, hit: Widget?, x: Double, y: Double,
      place: (x: Double, y: Double)
    ) {
      (self.kind, self.isPrimary, self.hit) = (kind, isPrimary, hit)
      (self.x, self.y, self.place) = (x, y, place)
    }
  }

  /// Creates an observer; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    phase = .capture
  }

  /// Called for each event.
  package func onEvent(_ handler: @escaping @MainActor (Event) -> Void) {
    connect(.event) { emission in
      if let event = emission.event.flatMap(Event.init) { handler(event) }
      return false
    }
  }
}

extension PointerObserver.Event {
  fileprivate init?(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS:
      (kind, isPrimary) = (.press, gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY)
    case GDK_BUTTON_RELEASE:
      (kind, isPrimary) = (.release, gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY)
    case GDK_TOUCH_BEGIN: (kind, isPrimary) = (.press, true)
    case GDK_TOUCH_END: (kind, isPrimary) = (.release, true)
    case GDK_SCROLL: (kind, isPrimary) = (.scroll, false)
    default: return nil
    }
    let found = Self.hit(by: event)
    (hit, x, y, place) = (found.widget, found.x, found.y, found.place)
  }

  /// Finds what is below the pointer in the event's window or popover, which during a grab is not
  /// the widget that gets the event.
  private static func hit(
    by event: OpaquePointer
  ) -> (widget: Widget?, x: Double, y: Double, place: (x: Double, y: Double)) {
    guard let surface = gdk_event_get_surface(event),
      let native = gtk_native_get_for_surface(surface)
    else { return (nil, 0, 0, (0, 0)) }
    let window = UnsafeMutablePointer<GtkWidget>(native)
    guard let place = EventController.place(of: event, in: window) else {
      return (nil, 0, 0, (0, 0))
    }
    guard let widget = gtk_widget_pick(window, place.x, place.y, GTK_PICK_DEFAULT) else {
      return (nil, 0, 0, place)
    }
    let inner = EventController.place(of: event, in: widget) ?? (0, 0)
    return (Widget(retaining: OpaquePointer(widget)), inner.x, inner.y, place)
  }
}
