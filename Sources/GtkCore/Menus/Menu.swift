import CConcertinaGtk

/// A handle on a GMenu: the entries of a menu, each with its action.
///
///     let menu = Menu(["_Find": "win.find", "_Keyboard shortcuts": "win.shortcuts"])
@MainActor
public final class Menu: Object {
  /// Creates an empty menu.
  public init() {
    super.init(adopting: checked(g_menu_new()))
  }

  /// Creates a menu with entries: their titles, in which an underscore marks the mnemonic, and
  /// their actions.
  public convenience init(_ entries: KeyValuePairs<String, String>) {
    self.init()
    for (title, action) in entries { append(title, action: action) }
  }

  /// Adds an entry; an underscore in the title marks its mnemonic.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The name of the action.
  ///   - accelerator: A key to show, such as `<Control>b`, which has to be handled elsewhere; `nil`
  ///     for that of the action, if it has one.
  public func append(_ title: String, action: String, accelerator: String? = nil) {
    let item = checked(g_menu_item_new(title, action))
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(nativePointer, item)
  }

  /// Adds the entries of another menu as a section, with a separator above it.
  public func appendSection(_ section: Menu) {
    // The menu's own pointer is that of the base class, for which the importer uses another type.
    g_menu_append_section(nativePointer, nil, section.pointer())
  }

  /// Adds an entry that opens another menu.
  public func appendSubmenu(_ title: String, _ menu: Menu) {
    g_menu_append_submenu(nativePointer, title, menu.pointer())
  }

  /// Adds the entries of any menu, even one of GTK's own, as a section.
  func appendSection(_ section: Object) {
    g_menu_append_section(nativePointer, nil, section.pointer())
  }

  /// Removes all entries.
  public func removeAll() { g_menu_remove_all(nativePointer) }

  /// The number of entries and sections.
  public var count: Int { call(g_menu_model_get_n_items) }

  /// Returns the title of an entry; empty if it has none.
  public func title(at index: Int) -> String {
    let value = g_menu_model_get_item_attribute_value(
      pointer(), gint(clamping: index), G_MENU_ATTRIBUTE_LABEL, nil)
    guard let value else { return "" }
    defer { g_variant_unref(value) }
    return g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
  }
}
