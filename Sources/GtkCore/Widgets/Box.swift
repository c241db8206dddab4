import CConcertinaGtk

/// A handle on a GtkBox: a row or a column of widgets.
@MainActor
public final class Box: Widget {
  /// Creates a box with a space between its children, in pixels.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(adopting: madeByGtk(gtk_box_new(orientation.value, gint(clamping: spacing))))
  }

  /// Creates a box with children.
  public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget]) {
    self.init(orientation, spacing: spacing)
    for child in children { append(child) }
  }

  /// Creates a box with the children of a closure.
  ///
  ///     Box(.horizontal, spacing: 6) {
  ///       Label("Name")
  ///       if canEdit { Button("Edit") }
  ///     }
  public convenience init(
    _ orientation: Orientation, spacing: Int = 0, @WidgetBuilder children: () -> [Widget]
  ) {
    self.init(orientation, spacing: spacing, children())
  }

  /// Adds a child at the end.
  public func append(_ child: Widget) { call(gtk_box_append, child) }

  /// Adds a child at the beginning.
  public func prepend(_ child: Widget) { call(gtk_box_prepend, child) }

  /// Removes a child.
  public func remove(_ child: Widget) { call(gtk_box_remove, child) }

  /// Removes all children.
  public func removeAll() {
    for child in children { remove(child) }
  }
}
