import CConcertinaGtk
import CConcertinaShims

/// The items of a list view, and the rows that show some of them.
///
/// GTK's list model has an object without content for each item: what GTK asks for is which rows
/// there are, and the items themselves are values of Swift.
@MainActor
final class ListContent<Item> {
  private(set) var items: [Item] = []
  /// The objects that stand for the items.
  let model = ListModel()
  private let makeRow: @MainActor () -> ListRow<Item>
  private let isSelectable: Bool
  /// The rows by their GtkListItem, which exists until its row is torn down.
  private var rows: [OpaquePointer: ListRow<Item>] = [:]

  init(makeRow: @escaping @MainActor () -> ListRow<Item>, isSelectable: Bool) {
    self.makeRow = makeRow
    self.isSelectable = isSelectable
  }

  /// Creates rows for a factory, which keeps this object from now on.
  func connect(to factory: ListItemFactory) {
    factory.connect(.setup) { emission in
      RowBuilding.perform { self.setUp(emission.arguments) }
    }
    factory.connect(.bind) { emission in RowBuilding.perform { self.bind(emission.arguments) } }
    factory.connect(.teardown) { self.tearDown($0.arguments) }
  }

  /// Replaces a range of items by others, in rows of their own.
  func replace(_ range: Range<Int>, with newItems: [Item]) {
    guard !range.isEmpty || !newItems.isEmpty else { return }
    // First the items: GTK asks for rows while the model changes.
    items.replaceSubrange(range, with: newItems)
    model.replace(range, withCount: newItems.count)
  }

  /// Replaces an item that keeps its row.
  func show(_ item: Item, at index: Int) {
    items[index] = item
    for (listItem, row) in rows where position(of: listItem) == index { row.show(item) }
  }

  // MARK: Rows

  private func setUp(_ listItem: OpaquePointer) {
    let row = makeRow()
    rows[listItem] = row
    gtk_list_item_set_child(listItem, row.widget.widgetPointer)
    gtk_list_item_set_selectable(listItem, isSelectable ? 1 : 0)
    // Without a selection a click does nothing, and no row should look as if it did.
    gtk_list_item_set_activatable(listItem, isSelectable ? 1 : 0)
  }

  private func bind(_ listItem: OpaquePointer) {
    guard let index = position(of: listItem), items.indices.contains(index) else { return }
    rows[listItem]?.show(items[index])
    nameRow(of: listItem)
  }

  /// Names the row by the texts in it, for assistive technologies.
  private func nameRow(of listItem: OpaquePointer) {
    guard let child = gtk_list_item_get_child(listItem), let row = gtk_widget_get_parent(child)
    else { return }
    concertina_accessible_name_row(row)
  }

  private func tearDown(_ listItem: OpaquePointer) {
    gtk_list_item_set_child(listItem, nil)
    rows[listItem] = nil
  }

  /// The index of the item that a row shows; `nil` while it shows none.
  private func position(of listItem: OpaquePointer) -> Int? {
    let position = gtk_list_item_get_position(listItem)
    return position == guint.max ? nil : Int(position)
  }
}
