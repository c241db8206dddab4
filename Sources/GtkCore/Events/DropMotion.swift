import CConcertinaGtk

/// Reports where something that is dragged is over a widget, whether or not it can be dropped
/// there.
@MainActor
package final class DropMotion: EventController {
  /// Creates a controller; add it to a widget.
  package init() { super.init(adopting: checked(gtk_drop_controller_motion_new())) }

  /// Called with each position in the widget, in pixels.
  @discardableResult
  package func onMoved(
    _ handler: @escaping @MainActor (_ place: (x: Double, y: Double)) -> Void
  ) -> SignalConnection {
    SignalConnection(
      joining: [Signal.enter, .motion].map { signal in
        connect(signal) { handler($0.arguments) }
      })
  }
}

extension Signal
where Emitter: DropMotion, Arguments == (x: Double, y: Double), Result == Void {
  fileprivate static var enter: Self { Signal("enter") { ($0.double(0), $0.double(1)) } }
  fileprivate static var motion: Self { Signal("motion") { ($0.double(0), $0.double(1)) } }
}
