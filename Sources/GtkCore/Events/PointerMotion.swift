import CConcertinaGtk

/// Reports the position of the pointer over a widget.
@MainActor
package final class PointerMotion: EventController {
  /// The name by which a replay finds these controllers among those of GTK.
  package static let controllerName = "concertina-motion"

  /// Creates a controller; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_event_controller_motion_new()))
    gtk_event_controller_set_name(nativePointer, Self.controllerName)
  }

  /// Called with each position in the widget, in pixels, and whether Control is held; with `nil`
  /// when the pointer leaves.
  @discardableResult
  package func onMoved(
    _ handler: @escaping @MainActor (_ place: (x: Double, y: Double, control: Bool)?) -> Void
  ) -> SignalConnection {
    let motion = connect(.motion) { emission in
      let control = emission.modifiers & GDK_CONTROL_MASK.rawValue != 0
      handler((emission.arguments.x, emission.arguments.y, control))
    }
    return SignalConnection(joining: [motion, connect(.leave) { _ in handler(nil) }])
  }
}

extension Signal
where Emitter: PointerMotion, Arguments == (x: Double, y: Double), Result == Void {
  fileprivate static var motion: Self { Signal("motion") { ($0.double(0), $0.double(1)) } }
}
