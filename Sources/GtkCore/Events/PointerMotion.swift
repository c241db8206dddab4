import CConcertinaGtk

/// Reports the position of the pointer over a widget.
@MainActor
public final class PointerMotion: EventController {
  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_motion_new()))
  }

  /// Called with each position in the widget, in pixels, and whether Control is held; with `nil`
  /// when the pointer leaves.
  public func onMoved(
    _ handler: @escaping @MainActor (_ place: (x: Double, y: Double, control: Bool)?) -> Void
  ) {
    let native = MainThreadValue(nativePointer)
    connect("motion") { arguments in
      let state = gtk_event_controller_get_current_event_state(native.value).rawValue
      let control = state & GDK_CONTROL_MASK.rawValue != 0
      handler((arguments.double(0), arguments.double(1), control))
    }
    connect("leave") { _ in handler(nil) }
  }
}
