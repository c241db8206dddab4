/// A row of a ``ListView``: a widget, and how it shows an item.
///
/// The list makes as many rows as are visible, and lets each of them show one item after the other.
/// So a row sets everything that may differ from item to item.
///
///     let (name, count) = (Label(), Label())
///     let row = ListRow<Folder>(Box(.horizontal, spacing: 6, [name, count])) { folder in
///       name.text = folder.name
///       count.text = "\(folder.count)"
///     }
@MainActor
public struct ListRow<Item> {
  let widget: Widget
  let show: @MainActor (Item) -> Void

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - widget: The content of the row.
  ///   - show: Makes the widget show an item.
  public init(_ widget: Widget, show: @escaping @MainActor (Item) -> Void) {
    self.widget = widget
    self.show = show
  }
}
