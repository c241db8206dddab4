import CConcertinaGtk

/// Reports scrolling with a wheel or touchpad over a widget, and the speed at the end of a swipe.
@MainActor
package final class ScrollController: EventController {
  /// The distance of a step of scrolling.
  package enum Amount: Equatable, Sendable {
    /// In wheel clicks, or fractions of one.
    case clicks(Double)
    /// In pixels under the finger.
    case pixels(Double)
  }

  private let orientation: Orientation

  /// Creates a controller for scrolling in a direction.
  ///
  /// With Shift, a wheel scrolls horizontally, as in GTK's own scrolled window.
  package init(_ orientation: Orientation = .vertical) {
    self.orientation = orientation
    let axes =
      orientation == .vertical
      ? GTK_EVENT_CONTROLLER_SCROLL_VERTICAL : GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
    let flags = axes.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    super.init(
      adopting: checked(gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(flags))))
  }

  /// Called for each step; the handler returns whether it has handled the step.
  @discardableResult
  package func onScroll(
    _ handler: @escaping @MainActor (_ amount: Amount) -> Bool
  ) -> SignalConnection {
    connect(.scroll) { [orientation] emission in
      let unit = gtk_event_controller_scroll_get_unit(emission.native)
      let (x, y) = emission.arguments
      let state = gtk_event_controller_get_current_event_state(emission.native).rawValue
      let isTurned = state & GDK_SHIFT_MASK.rawValue != 0
      let distance = orientation == .vertical ? y : x == 0 && isTurned ? y : x
      return distance != 0
        && handler(unit == GDK_SCROLL_UNIT_SURFACE ? .pixels(distance) : .clicks(distance))
    }
  }

  /// Called when a scroll by touch ends, with its final speed.
  ///
  /// - Parameter handler: Receives the speed in pixels per second.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  package func onDecelerate(
    _ handler: @escaping @MainActor (_ velocity: Double) -> Void
  ) -> SignalConnection {
    connect(.decelerate) { handler($0.arguments) }
  }
}

extension Signal
where Emitter: ScrollController, Arguments == (x: Double, y: Double), Result == Bool {
  fileprivate static var scroll: Self { Signal("scroll") { ($0.double(0), $0.double(1)) } }
}

extension Signal where Emitter: ScrollController, Arguments == Double, Result == Void {
  fileprivate static var decelerate: Self { Signal("decelerate") { $0.double(1) } }
}
