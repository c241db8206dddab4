import CConcertinaGtk

/// Reports where something that is dragged is over a widget, whether or not it can be dropped
/// there.
@MainActor
package final class DropMotion: EventController {
  /// Creates a controller; add it to a widget.
  package init() { super.init(adopting: checked(gtk_drop_controller_motion_new())) }

  /// Called with each position in the widget, in pixels, of which the first follows the entry.
  @discardableResult
  package func onMoved(
    _ handler: @escaping @MainActor (_ place: (x: Double, y: Double)) -> Void
  ) -> SignalConnection {
    connect(.motion) { handler($0.arguments) }
  }
}

extension Signal
where Emitter: DropMotion, Arguments == (x: Double, y: Double), Result == Void {
  fileprivate static var motion: Self { Signal("motion") { ($0.double(0), $0.double(1)) } }
}
