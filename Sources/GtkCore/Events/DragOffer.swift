import CConcertinaGtk

/// Lets content be dragged out of a widget, before the widget itself starts a drag.
///
/// It is not a gesture, because a text view claims each press for itself and cancels all other
/// gestures.
@MainActor
package final class DragOffer: EventController {
  /// The content to drag.
  package struct Content {
    /// The content as bytes of several media types, the most specific one first.
    package var forms: [(mediaType: String, bytes: [UInt8])]
    /// Whether the content may be moved away from here.
    package var allowsMove: Bool
    /// The part of a widget whose current appearance is shown at the pointer, in the widget's
    /// pixels.
    ///
    /// If it is `nil`, a generic picture is shown.
    package var picture: (widget: Widget, part: Rectangle)?

    /// Creates content.
    package init(
      _ forms: [(mediaType: String, bytes: [UInt8])], allowsMove: Bool,
      picture: (widget: Widget, part: Rectangle)?
    ) {
      self.forms = forms
      self.allowsMove = allowsMove
      self.picture = picture
    }
  }

  private var start: (x: Double, y: Double)?
  private var drag: Drag?
  /// Called when the pointer was pressed and has moved; the content that it returns is dragged.
  ///
  /// If it returns `nil`, the widget handles the movement itself.
  package var onPrepared: (@MainActor () -> Content?)?
  /// Called when a drag has ended, whether it was dropped or cancelled, with whether the content
  /// was moved.
  package var onEnded: (@MainActor (_ isMoved: Bool) -> Void)?

  /// Creates an offer for the primary button; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
    phase = .capture
    connect(.event) { [weak self] _ in self?.handleEvent() ?? false }
  }

  /// Handles an event; returns whether a drag begins with it.
  private func handleEvent() -> Bool {
    guard let event = gtk_event_controller_get_current_event(nativePointer),
      let widget = gtk_event_controller_get_widget(nativePointer)
    else { return false }
    let place = EventController.place(of: event, in: widget)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: start = gdk_button_event_get_button(event) == 1 ? place : nil
    case GDK_BUTTON_RELEASE: start = nil
    case GDK_MOTION_NOTIFY:
      guard let start, let place, Self.isFar(start, place, in: widget) else { return false }
      self.start = nil
      return begin(at: start, with: event, in: Widget(retaining: OpaquePointer(widget)))
    default: break
    }
    return false
  }

  private static func isFar(
    _ start: (x: Double, y: Double), _ place: (x: Double, y: Double),
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    gtk_drag_check_threshold(
      widget, gint(start.x), gint(start.y), gint(place.x), gint(place.y)) != 0
  }

  private func begin(
    at start: (x: Double, y: Double), with event: OpaquePointer, in widget: Widget
  ) -> Bool {
    guard drag == nil, let content = onPrepared?(),
      let provider = OfferedContent.provider(of: content.forms),
      let window = gtk_widget_get_native(widget.widgetPointer)
    else { return false }
    defer { g_object_unref(provider) }
    let actions = GDK_ACTION_COPY.rawValue | (content.allowsMove ? GDK_ACTION_MOVE.rawValue : 0)
    let native = gdk_drag_begin(
      gtk_native_get_surface(window), gdk_event_get_device(event), provider,
      GdkDragAction(actions), 0, 0)
    guard let native else { return false }
    let drag = Drag(adopting: native)
    self.drag = drag
    widget.resetGestures()
    if let (shown, part) = content.picture, let origin = widget.bounds(in: shown) {
      shown.show(part, at: (start.x + origin.x, start.y + origin.y), during: drag)
    }
    drag.connect(.finished) { [weak self] _ in self?.finished() }
    drag.connect(.cancel) { [weak self] _ in self?.end(isDone: false, isMoved: false) }
    return true
  }

  private func finished() {
    let action = drag.map { gdk_drag_get_selected_action($0.nativePointer).rawValue } ?? 0
    end(isDone: true, isMoved: action == GDK_ACTION_MOVE.rawValue)
  }

  private func end(isDone: Bool, isMoved: Bool) {
    guard let drag else { return }
    self.drag = nil
    gdk_drag_drop_done(drag.nativePointer, isDone ? 1 : 0)
    onEnded?(isMoved)
  }
}

/// A handle on a GdkDrag: a drag in progress.
@MainActor
private final class Drag: Object {}

extension Signal where Emitter: Drag, Arguments == Void, Result == Void {
  fileprivate static var finished: Self { Signal("dnd-finished") }
  fileprivate static var cancel: Self { Signal("cancel") }
}

extension Widget {
  /// Keeps all gestures from continuing with the press that started a drag.
  fileprivate func resetGestures() {
    for controller in controllers where controller.isA(gtk_gesture_get_type()) {
      gtk_event_controller_reset(controller.nativePointer)
    }
  }

  /// Shows the current appearance of a part of the widget at the pointer.
  fileprivate func show(_ part: Rectangle, at place: (x: Double, y: Double), during drag: Object) {
    guard let picture = makePaintable(of: part) else { return }
    gtk_drag_icon_set_from_paintable(
      drag.nativePointer, picture, gint((place.x - part.x).rounded()),
      gint((place.y - part.y).rounded()))
    g_object_unref(UnsafeMutableRawPointer(picture))
  }

  /// The current appearance of a part of the widget, which the caller has to release.
  private func makePaintable(of part: Rectangle) -> OpaquePointer? {
    guard part.width >= 1, part.height >= 1, let snapshot = gtk_snapshot_new() else { return nil }
    let live = gtk_widget_paintable_new(widgetPointer)
    let still = gdk_paintable_get_current_image(live)
    defer {
      g_object_unref(live.map { UnsafeMutableRawPointer($0) })
      g_object_unref(still.map { UnsafeMutableRawPointer($0) })
    }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(part.width), Float(part.height))
    gtk_snapshot_push_clip(snapshot, &bounds)
    var origin = graphene_point_t(x: Float(-part.x), y: Float(-part.y))
    gtk_snapshot_translate(snapshot, &origin)
    gdk_paintable_snapshot(
      still, snapshot, Double(gdk_paintable_get_intrinsic_width(still)),
      Double(gdk_paintable_get_intrinsic_height(still)))
    gtk_snapshot_pop(snapshot)
    // Of what draws nothing, such as a blank line, GTK makes no picture, and calls that a mistake.
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let picture = gtk_snapshot_new()
    gtk_snapshot_append_node(picture, node)
    var size = graphene_size_t(width: Float(part.width), height: Float(part.height))
    return gtk_snapshot_free_to_paintable(picture, &size)
  }
}
