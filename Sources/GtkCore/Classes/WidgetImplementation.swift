import CConcertinaGtk
import CConcertinaShims

/// The state and behavior of a widget of this package's classes: the counterpart of a ``Widget``
/// handle.
///
/// Subclass it, override what differs from a plain widget, and create widgets with
/// ``Widget/init(class:implementation:)``. The GObject owns its implementation and releases it when
/// it is finalized, so an implementation must not own its own widget: use ``widget`` instead.
///
/// No method is called once dispose has begun, except ``dispose()`` itself, once.
@MainActor
open class WidgetImplementation: EventSource {
  nonisolated(unsafe) var widgetPointer: OpaquePointer?

  /// The values of parameters that are not kept elsewhere, by their names.
  var kept: [String: any ParameterValue] = [:]

  /// Creates an implementation; ``Widget/init(class:implementation:)`` puts it to use.
  public override init() {}

  /// Returns the implementation of a widget; nil for a widget of another class.
  public static func existing(of widget: Widget) -> Self? {
    widget.widgetImplementation as? Self
  }

  /// A handle on the widget, created for each call.
  ///
  /// - Precondition: The widget exists: do not use this in the initializer or after dispose.
  public final var widget: Widget {
    guard let widgetPointer else {
      preconditionFailure("WidgetImplementation.widget: there is no widget yet, or any more")
    }
    return Widget(retaining: widgetPointer)
  }

  /// A handle on the widget, created for each call; nil before it exists and once its dispose has
  /// begun.
  ///
  /// Whatever has to reach a widget without owning it keeps its implementation weakly, and uses
  /// this.
  package final var existingWidget: Widget? {
    guard let widgetPointer else { return nil }
    return Widget(retaining: widgetPointer)
  }

  /// Returns whether the widget is inside a viewport or a widget of a class.
  package final func isInViewport(or widgetClass: WidgetClass) -> Bool {
    guard let widgetPointer, let parent = gtk_widget_get_parent(UnsafeMutablePointer(widgetPointer))
    else { return false }
    return gtk_widget_get_ancestor(parent, gtk_viewport_get_type()) != nil
      || gtk_widget_get_ancestor(parent, widgetClass.type) != nil
  }

  /// Requests a new layout of the widget, if it exists.
  package final func queueResize() {
    if let widgetPointer { gtk_widget_queue_resize(UnsafeMutablePointer(widgetPointer)) }
  }

  /// Requests a new allocation of the widget's children, if it exists.
  package final func queueAllocate() {
    if let widgetPointer { gtk_widget_queue_allocate(UnsafeMutablePointer(widgetPointer)) }
  }

  /// The line of text of a class that is a GtkEditable; nil for others.
  open var line: Widget? { nil }

  /// Whether the widget exists and its dispose has not begun.
  public final var hasWidget: Bool { widgetPointer != nil }

  /// Whether a listener gets changes of the widget's properties.
  package final var isObserved: Bool {
    widgetPointer.map { concertina_widget_is_observed(UnsafeMutablePointer($0)) != 0 } ?? false
  }

  /// Calls `body` when the current layout has ended, unless the widget is gone by then.
  ///
  /// Use it for notifications, since their handlers may request another layout.
  public final func afterLayout(_ body: @escaping @MainActor () -> Void) {
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      if self?.hasWidget == true { body() }
    }
  }

  /// The child that gives the widget its size and fills it; nil for a layout of its own.
  open var fillingChild: Widget? { nil }

  /// Returns the minimum and natural size in one orientation, for a size in the other (-1 for any).
  ///
  /// Sizes are those of the content: GTK adds the CSS margin, border and padding.
  open func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    fillingChild?.measure(orientation, forSize: forSize) ?? .zero
  }

  /// Allocates the children in the content area.
  open func allocate(width: Int, height: Int, baseline: Int) {
    fillingChild?.allocate(x: 0, y: 0, width: width, height: height)
  }

  /// Draws the widget; unless overridden, draws its children.
  open func snapshot(_ snapshot: Snapshot) { snapshot.appendChildren(of: widget) }

  /// Shows all of a widget that shows no more than what is visible, while a picture of it is made,
  /// or ends that; returns whether it has done something.
  open func drawWhole(_ isWhole: Bool) -> Bool { false }

  /// Moves the focus into, through or out of the widget; returns whether it stayed inside.
  open func moveFocus(_ direction: FocusDirection) -> Bool {
    widget.moveFocusThroughChildren(direction)
  }

  /// Takes the focus; returns whether it did.
  open func grabFocus() -> Bool { false }

  /// Called when the widget's computed style has changed.
  open func styleChanged() {}

  /// Called when the widget's text direction has changed.
  open func directionChanged() {}

  /// Called when the widget's state flags have changed (sensitive, focus within, hovered, …).
  open func stateFlagsChanged() {}

  /// Called when the widget has been added to a window.
  open func rooted() {}

  /// Called when the widget is about to leave its window.
  open func unrooted() {}

  /// Called when the widget has become visible on the screen.
  open func mapped() {}

  /// Called when the widget is no longer visible on the screen.
  open func unmapped() {}

  /// Called when the widget is disposed of: stop everything that is running.
  ///
  /// After this its events end, and the children are unparented.
  open func dispose() {}
}

extension Widget {
  /// The implementation of a widget of this package's classes; nil for another widget.
  final var widgetImplementation: WidgetImplementation? {
    concertina_widget_implementation(widgetPointer).map {
      Unmanaged<WidgetImplementation>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
