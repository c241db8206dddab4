import CConcertinaGtk

/// Reports the children that are added to a widget, as long as this object lives; GTK has no signal
/// for them.
@MainActor
package final class ChildObserver: Object {
  /// Starts observing a widget's children.
  ///
  /// - Parameters:
  ///   - widget: The widget, which is not kept alive.
  ///   - onAdded: Called with each child that is added.
  package init(_ widget: Widget, onAdded: @escaping @MainActor (Widget) -> Void) {
    super.init(adopting: checked(gtk_widget_observe_children(widget.widgetPointer)))
    connect(.itemsAdded) { emission in
      for index in emission.arguments {
        guard let item = g_list_model_get_item(emission.native, index) else { continue }
        onAdded(Widget(adopting: OpaquePointer(item)))
      }
    }
  }
}

extension Signal where Emitter: ChildObserver, Arguments == Range<UInt32>, Result == Void {
  fileprivate static var itemsAdded: Self {
    Signal("items-changed") { $0.unsigned(0)..<($0.unsigned(0) + $0.unsigned(2)) }
  }
}
