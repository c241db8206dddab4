import CConcertinaGtk

/// A handle on a GtkListView: a column of rows, of which only those exist that are visible.
///
/// A row that is scrolled out of view shows another item next, so a list of a hundred thousand
/// items opens as fast as one of ten. Put it into a ``ScrolledWindow``.
///
///     let list = ListView<String>(selection: .single) {
///       let label = Label()
///       return ListRow(label) { name in label.text = name }
///     }
///     list.append(contentsOf: ["Ada", "Grace"])
///     list.onSelected { index in print(index ?? -1) }
///     window.child = ScrolledWindow(list)
///
/// A screen reader calls a row by the texts in it.
///
/// The items are values of the app, which the list keeps in order. Changing one of them means
/// replacing it: ``replace(_:with:)``.
@MainActor
public final class ListView<Item>: Widget {
  // The native factory owns the items: this handle may be dropped.
  private let content: ListContent<Item>
  private let selection: SingleSelection?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - selection: Whether the user can select a row.
  ///   - makeRow: Makes a row that can show any of the items. The list owns the closure: a handle
  ///     on the list in it would keep the list alive forever.
  public init(
    selection: ListSelection = .none, makeRow: @escaping @MainActor () -> ListRow<Item>
  ) {
    content = ListContent(makeRow: makeRow, isSelectable: selection == .single)
    self.selection = selection == .single ? SingleSelection(of: content.model) : nil
    super.init(adopting: madeByGtk(gtk_list_view_new(nil, nil)))
    let factory = ListItemFactory()
    content.connect(to: factory)
    gtk_list_view_set_factory(nativePointer, factory.nativePointer)
    let model = self.selection ?? NoSelection(of: content.model)
    gtk_list_view_set_model(nativePointer, model.nativePointer)
  }

  /// Creates an empty list whose rows are lines of text, cut off with an ellipsis if they are too
  /// long.
  ///
  ///     let list = ListView<Folder>(selection: .single, text: { $0.name })
  public convenience init(
    selection: ListSelection = .none, text: @escaping @MainActor (Item) -> String
  ) {
    self.init(selection: selection) {
      let label = Label()
      label.xAlignment = .start
      label.ellipsize()
      return ListRow(label) { label.text = text($0) }
    }
  }

  // MARK: Items

  /// The items, in order.
  public var items: [Item] { content.items }

  /// Adds an item at the end.
  public func append(_ item: Item) { insert(item, at: items.count) }

  /// Adds items at the end.
  public func append(contentsOf items: [Item]) {
    content.replace(self.items.count..<self.items.count, with: items)
  }

  /// Inserts an item before the one at an index, or at the end.
  public func insert(_ item: Item, at index: Int) {
    precondition((0...items.count).contains(index), "ListView.insert(_:at:): index \(index)")
    content.replace(index..<index, with: [item])
  }

  /// Removes the item at an index.
  public func remove(at index: Int) {
    precondition(items.indices.contains(index), "ListView.remove(at:): index \(index)")
    content.replace(index..<index + 1, with: [])
  }

  /// Replaces the item at an index; its row stays the same, and stays selected.
  public func replace(_ index: Int, with item: Item) {
    precondition(items.indices.contains(index), "ListView.replace(_:with:): index \(index)")
    content.show(item, at: index)
  }

  /// Replaces all items; no row is selected then.
  public func replaceAll(with items: [Item]) {
    content.replace(0..<self.items.count, with: items)
  }

  /// Replaces the items by others; the rows of equal ones at the beginning and at the end stay, and
  /// so do the selection, the focus and the place in the list where they are in one of these.
  public func update(to newItems: [Item]) where Item: Equatable {
    let before = items
    let start = zip(before, newItems).prefix { $0 == $1 }.count
    let rest = min(before.count, newItems.count) - start
    let end = zip(before.reversed(), newItems.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let (old, new) = (start..<before.count - end, start..<newItems.count - end)
    guard old.count != new.count else {
      for index in new { content.show(newItems[index], at: index) }
      return
    }
    content.replace(old, with: Array(newItems[new]))
  }

  // MARK: Selection

  /// The index of the selected row; `nil` for none.
  public var selectedIndex: Int? {
    get { selection?.index }
    set { requiredSelection.index = newValue }
  }

  /// The item of the selected row; `nil` for none.
  public var selectedItem: Item? { selectedIndex.map { items[$0] } }

  /// Called when another row is selected, by the user or by code, and when the selected row moves
  /// because rows before it come or go; the index is `nil` if no row is selected.
  @discardableResult
  public func onSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
    requiredSelection.onChange(handler)
  }

  /// Called with the index of the row that the user double-clicks or presses Return on.
  @discardableResult
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connect(.activated) { handler($0.arguments) }
  }

  /// Whether a single click activates a row; false by default.
  ///
  /// The pointer then also selects the row that it is on.
  public var activatesOnClick: Bool {
    get { gtk_list_view_get_single_click_activate(nativePointer) != 0 }
    set { gtk_list_view_set_single_click_activate(nativePointer, newValue ? 1 : 0) }
  }

  private var requiredSelection: SingleSelection {
    guard let selection else { preconditionFailure("ListView: made without a selection") }
    return selection
  }

  // MARK: Scrolling

  /// Scrolls the row at an index into view.
  public func scroll(to index: Int) {
    precondition(items.indices.contains(index), "ListView.scroll(to:): index \(index)")
    // GTK has a function for this from 4.12 on; the action is older, and stays.
    gtk_widget_activate_action_variant(
      widgetPointer, "list.scroll-to-item", g_variant_new_uint32(guint32(index)))
  }
}

/// The signal is that of the widget: a generic class has no signals of its own.
extension Signal where Emitter: Widget, Arguments == Int, Result == Void {
  fileprivate static var activated: Self { Signal("activate") { Int($0.unsigned(0)) } }
}

/// Whether the user can select rows of a ``ListView``.
public enum ListSelection: Hashable, Sendable {
  /// No row can be selected.
  case none
  /// One row can be selected; at first none is.
  case single
}
