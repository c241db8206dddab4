import CConcertinaGtk

/// A handle on a GtkEventController.
@MainActor
open class EventController: Object {
  /// When a controller handles an event during its propagation.
  public enum Phase: Sendable, CaseIterable {
    /// On the way down, before the widget that is the event's target.
    case capture
    /// On the way up, after the children.
    case bubble
    /// Only when the widget itself is the target.
    case target
    /// Never.
    case none
  }

  /// When the controller handles events.
  public final var phase: Phase {
    get { call(gtk_event_controller_get_propagation_phase) }
    set { call(gtk_event_controller_set_propagation_phase, newValue) }
  }

  /// Removes the controller from its widget; does nothing if it has none.
  public final func detach() {
    guard let widget = gtk_event_controller_get_widget(nativePointer) else { return }
    gtk_widget_remove_controller(widget, nativePointer)
  }
}

extension EventController.Phase: CRepresentable {
  init(_ value: GtkPropagationPhase) { self = Self.allCases.first { $0.cValue == value } ?? .none }

  var cValue: GtkPropagationPhase {
    switch self {
    case .capture: GTK_PHASE_CAPTURE
    case .bubble: GTK_PHASE_BUBBLE
    case .target: GTK_PHASE_TARGET
    case .none: GTK_PHASE_NONE
    }
  }
}

extension Emission where Emitter: EventController {
  /// The event that the controller handles now; `nil` outside of an event.
  var event: OpaquePointer? { gtk_event_controller_get_current_event(native) }

  /// The modifier keys of that event; none outside of an event.
  var modifiers: UInt32 { gtk_event_controller_get_current_event_state(native).rawValue }

  /// The controller's widget; `nil` if it was removed.
  var controlled: UnsafeMutablePointer<GtkWidget>? { gtk_event_controller_get_widget(native) }
}

extension Signal where Emitter: EventController, Arguments == Void, Result == Bool {
  /// The signal of a legacy controller, which gets all events.
  static var event: Self { Signal("event") }
}

extension Signal where Emitter: EventController, Arguments == Void, Result == Void {
  /// The focus or the pointer enters the widget.
  static var enter: Self { Signal("enter") }
  /// The focus or the pointer leaves the widget.
  static var leave: Self { Signal("leave") }
}

extension EventController {
  /// The position of an event's pointer or finger in a widget; `nil` if the event has none.
  static func place(
    of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> (x: Double, y: Double)? {
    var (x, y, offsetX, offsetY) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let window = gtk_widget_get_native(widget)
    else { return nil }
    gtk_native_get_surface_transform(window, &offsetX, &offsetY)
    var outer = graphene_point_t(x: Float(x - offsetX), y: Float(y - offsetY))
    var inner = graphene_point_t()
    guard gtk_widget_compute_point(UnsafeMutablePointer(window), widget, &outer, &inner) != 0 else {
      return nil
    }
    return (Double(inner.x), Double(inner.y))
  }
}

extension Widget {
  /// All controllers of the widget, its own and those that were added.
  package final var controllers: [Object] {
    let model = checked(gtk_widget_observe_controllers(widgetPointer))
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      g_list_model_get_item(model, index).map { Object(adopting: OpaquePointer($0)) }
    }
  }

  /// Adds a controller for the widget's events; from now on the widget owns it.
  public final func add(_ controller: EventController) {
    // GTK takes over a reference, and the handle keeps its own.
    g_object_ref(controller.rawPointer)
    gtk_widget_add_controller(widgetPointer, controller.nativePointer)
  }

  /// Removes a controller.
  public final func remove(_ controller: EventController) {
    gtk_widget_remove_controller(widgetPointer, controller.nativePointer)
  }
}
