import GtkCore

extension DropDown {
  /// Creates a drop-down that chooses a value among several.
  ///
  ///     @State var copies = 1
  ///     let menu = DropDown([1, 2, 5], selection: $copies) { "\($0) copies" }
  ///
  /// A value that is none of the items selects none, and stays until the user selects one.
  ///
  /// - Parameters:
  ///   - items: The values; of equal ones the first is shown.
  ///   - selection: The chosen one.
  ///   - title: Returns the text of an item.
  public convenience init<Item: Hashable>(
    _ items: [Item], selection: Binding<Item>, title: (Item) -> String
  ) {
    self.init(items.map(title))
    let index = selection.part(
      get: { items.firstIndex(of: $0) }, set: { if let index = $1 { $0 = items[index] } })
    bind(\.selectedIndex, to: index) { $0.onSelected($1) }
  }

  /// Creates a drop-down that chooses a value among several, or none.
  public convenience init<Item: Hashable>(
    _ items: [Item], selection: Binding<Item?>, title: (Item) -> String
  ) {
    self.init(items.map(title))
    let index = selection.part(
      get: { $0.flatMap { items.firstIndex(of: $0) } },
      set: { (value: inout Item?, index: Int?) in value = index.map { items[$0] } })
    bind(\.selectedIndex, to: index) { $0.onSelected($1) }
  }

  /// Creates a drop-down that chooses one of several texts.
  public convenience init(_ items: [String], selection: Binding<String>) {
    self.init(items, selection: selection) { $0 }
  }

  /// Creates a drop-down that chooses one of several texts, or none.
  public convenience init(_ items: [String], selection: Binding<String?>) {
    self.init(items, selection: selection) { $0 }
  }
}
