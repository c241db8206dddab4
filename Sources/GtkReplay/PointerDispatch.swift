import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// Moves the pointer to a place of a widget and drags it from there, without an event from the
/// display server.
///
/// Only the gestures and the controllers for the pointer of this library take part, which need no
/// event. GTK's own ones ask for the event that they handle.
@MainActor
public struct PointerDispatch {
  private let widget: Widget
  private let x, y: Double

  /// Prepares for a place of a widget, in pixels.
  public init(_ widget: Widget, x: Double, y: Double) {
    (self.widget, self.x, self.y) = (widget, x, y)
  }

  /// The innermost widget at the place, and all that contain it.
  private var path: [Widget] {
    let hit = gtk_widget_pick(UnsafeMutablePointer(widget.nativePointer), x, y, GTK_PICK_DEFAULT)
    let inner = hit.map { Widget(retaining: OpaquePointer($0)) } ?? widget
    return Array(sequence(first: inner, next: \.parent))
  }

  /// Returns the place in another widget; nil if it is in another window.
  private func place(in other: Widget) -> (x: Double, y: Double)? {
    widget.bounds(in: other).map { ($0.x + x, $0.y + y) }
  }

  /// Tells the widgets at the place that the pointer is there.
  public func enter() {
    // What appears below a pointer that is not moved does not react to it.
    for _ in 0..<2 { move(by: (0, 0)) }
  }

  /// Tells them that it is not there any more.
  public func leave() {
    for controller in motions { concertina_signal_emit(controller.controller.rawPointer, "leave") }
  }

  private func move(by distance: (x: Double, y: Double)) {
    for (widget, controller) in motions {
      guard let place = place(in: widget) else { continue }
      concertina_controller_emit_place(
        controller.rawPointer, "motion", place.x + distance.x, place.y + distance.y)
    }
  }

  private var motions: [(widget: Widget, controller: Object)] {
    controllers(named: PointerMotion.controllerName, of: path)
  }

  private func controllers(
    named name: String, of widgets: [Widget]
  ) -> [(widget: Widget, controller: Object)] {
    widgets.flatMap { widget in
      widget.controllers.filter { Self.name(of: $0) == name }.map { (widget, $0) }
    }
  }

  private static func name(of controller: Object) -> String? {
    gtk_event_controller_get_name(controller.nativePointer).map { String(cString: $0) }
  }

  private static func isEarly(_ controller: Object) -> Bool {
    gtk_event_controller_get_propagation_phase(controller.nativePointer) == GTK_PHASE_CAPTURE
  }

  /// Presses at the place, drags the pointer over a distance, and releases it.
  ///
  /// - Parameters:
  ///   - distanceX: The distance to the right, in pixels.
  ///   - distanceY: The distance down, in pixels.
  ///   - target: The widget that is pressed; nil for what is at the place.
  /// - Returns: Whether something is there that can be dragged.
  public func drag(
    byX distanceX: Double, y distanceY: Double, on target: Widget? = nil
  ) -> Bool {
    let pressed = target.map { Array(sequence(first: $0, next: \.parent)) } ?? path
    let gestures = controllers(named: DragGesture.controllerName, of: pressed)
    // On the way down, and up again.
    let order =
      gestures.filter { Self.isEarly($0.controller) }.reversed()
      + gestures.filter { !Self.isEarly($0.controller) }
    for (widget, gesture) in order {
      guard let place = place(in: widget) else { continue }
      concertina_controller_emit_place(gesture.rawPointer, "drag-begin", place.x, place.y)
      guard DragGesture.hasClaimed else { continue }
      let isMoved = distanceX != 0 || distanceY != 0
      if isMoved {
        move(by: (distanceX, distanceY))
        concertina_controller_emit_place(gesture.rawPointer, "drag-update", distanceX, distanceY)
      }
      concertina_controller_emit_place(gesture.rawPointer, "drag-end", distanceX, distanceY)
      return true
    }
    return false
  }
}

extension Widget {
  /// Whether the widget has a gesture that a drag without an event reaches.
  package final var canBeDragged: Bool {
    controllers.contains { controller in
      gtk_event_controller_get_name(controller.nativePointer)
        .map { String(cString: $0) } == DragGesture.controllerName
    }
  }
}
