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

  /// Creates a controller for vertical scrolling.
  package init() {
    let flags =
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    super.init(
      adopting: checked(gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(flags))))
  }

  /// Called for each step; the handler returns whether it has handled the step.
  @discardableResult
  package func onScroll(
    _ handler: @escaping @MainActor (_ amount: Amount) -> Bool
  ) -> SignalConnection {
    connect(.scroll) { emission in
      let unit = gtk_event_controller_scroll_get_unit(emission.native)
      let distance = emission.arguments
      return handler(unit == GDK_SCROLL_UNIT_SURFACE ? .pixels(distance) : .clicks(distance))
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

extension Signal where Emitter: ScrollController, Arguments == Double, Result == Bool {
  fileprivate static var scroll: Self { Signal("scroll") { $0.double(1) } }
}

extension Signal where Emitter: ScrollController, Arguments == Double, Result == Void {
  fileprivate static var decelerate: Self { Signal("decelerate") { $0.double(1) } }
}
