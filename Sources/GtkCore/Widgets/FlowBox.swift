import CConcertinaGtk

/// A handle on a GtkFlowBox: widgets in as many columns as fit, of which one can be selected.
@MainActor
public final class FlowBox: Widget {
  /// Creates a box with the children of a closure, and spaces in pixels.
  public init(spacing: Int = 0, @WidgetBuilder children: () -> [Widget] = { [] }) {
    super.init(adopting: madeByGtk(gtk_flow_box_new()))
    gtk_flow_box_set_row_spacing(nativePointer, guint(clamping: spacing))
    gtk_flow_box_set_column_spacing(nativePointer, guint(clamping: spacing))
    for child in children() { append(child) }
  }

  /// Adds a child at the end.
  public func append(_ child: Widget) {
    gtk_flow_box_insert(nativePointer, child.widgetPointer, -1)
  }

  /// Removes a child.
  public func remove(_ child: Widget) { call(gtk_flow_box_remove, child) }

  /// The greatest number of columns; at least 1.
  public var maxColumns: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(nativePointer)) }
    set { gtk_flow_box_set_max_children_per_line(nativePointer, guint(clamping: max(newValue, 1))) }
  }

  /// Whether a child can be selected.
  public var isSelectable: Bool {
    get { gtk_flow_box_get_selection_mode(nativePointer) != GTK_SELECTION_NONE }
    set {
      gtk_flow_box_set_selection_mode(
        nativePointer, newValue ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE)
    }
  }

  /// Called with the index of the child that the user has clicked or pressed Enter on.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connect(.childActivated) { handler($0.arguments) }
  }
}

extension Signal where Emitter: FlowBox, Arguments == Int, Result == Void {
  fileprivate static var childActivated: Self {
    Signal("child-activated") { arguments in
      arguments.object(0).map { Int(gtk_flow_box_child_get_index(UnsafeMutablePointer($0))) } ?? 0
    }
  }
}
