import CConcertinaGtk

/// Reports the children that are added to a widget, as long as this object lives; GTK has no signal
/// for them.
@MainActor
public final class ChildObserver: Object {
  /// Starts observing a widget's children.
  ///
  /// - Parameters:
  ///   - widget: The widget, which is not kept alive.
  ///   - onAdded: Called with each child that is added.
  public init(_ widget: Widget, onAdded: @escaping @MainActor (Widget) -> Void) {
    super.init(adopting: checked(gtk_widget_observe_children(widget.widgetPointer)))
    nonisolated(unsafe) let list = nativePointer
    connect("items-changed") { arguments in
      let (start, count) = (arguments.unsigned(0), arguments.unsigned(2))
      for index in start..<(start + count) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        onAdded(Widget(adopting: OpaquePointer(item)))
      }
    }
  }
}
