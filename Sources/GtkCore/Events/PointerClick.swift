import CGtk

/// Tells when the pointer's first button is pressed and released over a widget without a way between.
///
/// Unlike a gesture it is told by nobody that others use the press, and keeps it from nobody: a text view
/// goes on selecting.
@MainActor
public final class PointerClick: EventController {
  /// One click.
  public struct Click: Equatable, Sendable {
    /// Where in the widget it was pressed, in pixels.
    public let x, y: Double
    /// Whether Control is held.
    public let control: Bool

    /// Describes a click.
    public init(x: Double, y: Double, control: Bool = false) {
      self.x = x
      self.y = y
      self.control = control
    }
  }

  private var handler: (@MainActor (Click) -> Void)?

  /// Makes a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    setPhase(.capture)
  }

  /// Called for each click; the handler belongs to the controller, which the widget owns.
  public func onClicked(_ handler: @escaping @MainActor (Click) -> Void) {
    let clicks = ClickState(MainThreadValue(nativePointer), handler)
    connect("event") { arguments in
      arguments.setResult(false)
      clicks.look()
    }
    self.handler = handler
  }

  /// Tells of a click that nobody made, as tests do.
  package func click(x: Double, y: Double, control: Bool = false) {
    handler?(Click(x: x, y: y, control: control))
  }
}

/// What was pressed, until it is released.
@MainActor
private final class ClickState {
  /// Further than this between press and release, in pixels, is a drag.
  private static let greatestWay = 6.0
  private let controller: MainThreadValue<OpaquePointer>
  private let handler: @MainActor (PointerClick.Click) -> Void
  private var pressed: (x: Double, y: Double)?

  init(
    _ controller: MainThreadValue<OpaquePointer>,
    _ handler: @escaping @MainActor (PointerClick.Click) -> Void
  ) {
    self.controller = controller
    self.handler = handler
  }

  func look() {
    guard let event = gtk_event_controller_get_current_event(controller.value) else { return }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS:
      pressed = gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY ? place(of: event) : nil
    case GDK_BUTTON_RELEASE: released(event)
    default: break
    }
  }

  private func released(_ event: OpaquePointer) {
    guard let start = pressed, let end = place(of: event),
      gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY
    else { return }
    pressed = nil
    guard abs(start.x - end.x) <= Self.greatestWay, abs(start.y - end.y) <= Self.greatestWay else {
      return
    }
    let modifiers = gdk_event_get_modifier_state(event).rawValue
    let click = PointerClick.Click(
      x: start.x, y: start.y, control: modifiers & GDK_CONTROL_MASK.rawValue != 0)
    // Whoever else hears of the release is through then.
    MainLoopSource.idle(priority: .beforeLayout) { [handler] in handler(click) }
  }

  /// The place of an event in the widget.
  private func place(of event: OpaquePointer) -> (x: Double, y: Double)? {
    var (x, y): (Double, Double) = (0, 0)
    var (left, top): (Double, Double) = (0, 0)
    guard gdk_event_get_position(event, &x, &y) != 0,
      let widget = gtk_event_controller_get_widget(controller.value),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    var point = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var inWidget = graphene_point_t()
    guard gtk_widget_compute_point(UnsafeMutablePointer(native), widget, &point, &inWidget) != 0
    else { return nil }
    return (Double(inWidget.x), Double(inWidget.y))
  }
}
