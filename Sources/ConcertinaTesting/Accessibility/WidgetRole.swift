/// The kind of a widget in the accessibility tree, by which tests find it.
///
/// GTK's versions give some roles different names; a role of this type has all of them.
public struct WidgetRole: Sendable {
  /// AT-SPI's names of the role.
  let names: Set<String>

  /// Creates a role from AT-SPI's names for it, such as `"calendar"`.
  public init(_ names: String...) { self.names = Set(names) }

  /// A button, including one that stays pressed, which is a switch before GTK 4.10.
  public static let button = WidgetRole("push button", "button", "toggle button", "switch")
  /// A check button.
  public static let checkBox = WidgetRole("checkbox", "check box")
  /// A list from which one entry is chosen.
  public static let comboBox = WidgetRole("combo box")
  /// An image or a picture.
  public static let image = WidgetRole("image", "img")
  /// A text that cannot be edited.
  public static let label = WidgetRole("label", "status")
  /// An entry of a list.
  public static let listItem = WidgetRole("list item")
  /// An entry of a menu.
  public static let menuItem = WidgetRole("menu item", "menuitem")
  /// A switch.
  public static let `switch` = WidgetRole("switch")
  /// A text that can be edited, of one line or several.
  public static let textField = WidgetRole("text box", "combo box")
  /// A cell of a table.
  public static let tableCell = WidgetRole("cell", "table cell", "column header")
}
