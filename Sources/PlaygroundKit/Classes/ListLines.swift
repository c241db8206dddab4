import CConcertinaGtk
import GtkCore

/// Lists of strings, as GtkDropDown and GtkListView have them.
@MainActor
enum ListLines {
  /// Shows the string of an item.
  private static let factory = """
    <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
    <property name="xalign">0</property><binding name="label">
    <lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup>
    </binding></object></property></template></interface>
    """

  /// Returns the strings of a model; nil if it has others, or too many.
  static func lines(of model: Object?) -> [String]? {
    guard var list = model else { return [] }
    // A selection has the list as a property.
    while !list.isA(gtk_string_list_get_type()) {
      guard list.isA(gtk_selection_model_get_type()),
        let inner = ObjectProperty.named("model", of: list)
      else { return nil }
      guard let next = inner.object(of: list) else { return [] }
      list = next
    }
    let count = g_list_model_get_n_items(list.nativePointer)
    guard count <= LineProperty.maxCount else { return nil }
    return (0..<count).map {
      gtk_string_list_get_string(list.nativePointer, $0).map { String(cString: $0) } ?? ""
    }
  }

  /// Sets a list of these strings, with what shows them.
  static func set(_ lines: [String], as property: ObjectProperty, of widget: Widget) {
    guard let list = gtk_string_list_new(nil) else { return }
    for line in lines { gtk_string_list_append(list, line) }
    if property.holds(gtk_selection_model_get_type()) {
      guard let selection = gtk_single_selection_new(list) else { return }
      property.set(Object(adopting: selection), of: widget)
    } else {
      property.set(Object(adopting: list), of: widget)
    }
    showItems(of: widget)
  }

  /// Gives a list that shows nothing a label for each item.
  private static func showItems(of widget: Widget) {
    if widget.isA(gtk_column_view_get_type()) { return addColumn(to: widget) }
    // This one shows strings by itself.
    guard !widget.isA(gtk_drop_down_get_type()),
      let property = ObjectProperty.named(
        "factory", of: widget, holding: gtk_list_item_factory_get_type()),
      property.object(of: widget) == nil
    else { return }
    property.set(makeFactory(), of: widget)
  }

  private static func makeFactory() -> Object? {
    let bytes = g_bytes_new(factory, gsize(factory.utf8.count))
    defer { g_bytes_unref(bytes) }
    return gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
      .map { Object(adopting: $0) }
  }

  private static func addColumn(to view: Widget) {
    let columns = gtk_column_view_get_columns(view.nativePointer)
    guard g_list_model_get_n_items(columns) == 0, let factory = makeFactory() else { return }
    g_object_ref(factory.native())
    guard let column = gtk_column_view_column_new("Column", factory.nativePointer) else { return }
    gtk_column_view_column_set_expand(column, 1)
    gtk_column_view_append_column(view.nativePointer, column)
    g_object_unref(UnsafeMutableRawPointer(column))
  }
}
