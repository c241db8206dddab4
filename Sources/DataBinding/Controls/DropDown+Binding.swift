import GtkCore

extension DropDown {
  /// Creates a drop-down that chooses a value among several.
  ///
  ///     @State var copies = 1
  ///     let menu = DropDown([1, 2, 5], selection: $copies) { "\($0) copies" }
  ///
  /// A value that is none of the items stays until the user selects one: it selects none before GTK
  /// 4.12, and nothing from then on, because GTK has an item selected there whenever it has some.
  ///
  /// - Parameters:
  ///   - items: The values; of equal ones the first is shown.
  ///   - selection: The chosen one.
  ///   - title: Returns the text of an item.
  public convenience init<Item: Hashable>(
    _ items: [Item], selection: Binding<Item>, title: (Item) -> String
  ) {
    self.init(items.map(title))
    bindIndex(
      selection.part(
        get: { items.firstIndex(of: $0) }, set: { if let index = $1 { $0 = items[index] } }))
  }

  /// Creates a drop-down that chooses a value among several, or none.
  ///
  ///     @State var guest: String?
  ///     let menu = DropDown(["Ann", "Bob"], none: "No Guest", selection: $guest) { $0 }
  ///
  /// - Parameters:
  ///   - items: The values; of equal ones the first is shown.
  ///   - none: The text of the first row, which stands for nil.
  ///   - selection: The chosen one.
  ///   - title: Returns the text of an item.
  public convenience init<Item: Hashable>(
    _ items: [Item], none: String, selection: Binding<Item?>, title: (Item) -> String
  ) {
    let rows: [Item?] = [nil] + items
    self.init([none] + items.map(title))
    bindIndex(
      selection.part(
        get: { rows.firstIndex(of: $0) },
        set: { (value: inout Item?, index: Int?) in value = index.flatMap { rows[$0] } }))
  }

  /// Creates a drop-down that chooses one of several texts.
  public convenience init(_ items: [String], selection: Binding<String>) {
    self.init(items, selection: selection) { $0 }
  }

  /// Creates a drop-down that chooses one of several texts, or none.
  public convenience init(_ items: [String], none: String, selection: Binding<String?>) {
    self.init(items, none: none, selection: selection) { $0 }
  }

  /// Binds the selected row.
  ///
  /// What GTK selects by itself in place of none is not a choice.
  private func bindIndex(_ index: Binding<Int?>) {
    _ = bindValue(
      \.selectedIndex, of: self, to: index,
      handle: { DropDown(retaining: $0.nativePointer) }, writesBack: false,
      changes: { $0.onSelected($1) })
  }
}
