import CConcertinaGtk
import GtkCore

extension Widget {
  /// Takes the actions of windows and applications from what is in the widget: a button or a menu
  /// of a stranger's file must not quit the program that shows it.
  ///
  /// A button without its action can still be pressed.
  func keepActionsInside() {
    for widget in selfAndDescendants {
      widget.clearOuterAction()
      for menu in widget.menus { menu.clearOuterActions() }
    }
  }

  private func clearOuterAction() {
    guard isA(gtk_actionable_get_type()),
      let name = gtk_actionable_get_action_name(nativePointer),
      ActionMenu.isOuter(String(cString: name))
    else { return }
    gtk_actionable_set_action_name(nativePointer, nil)
  }

  /// The menus that it has as properties, such as what a text adds to its context menu.
  private var menus: [ActionMenu] {
    ObjectProperty.properties(of: gType).filter { $0.holds(g_menu_model_get_type()) }
      .compactMap { $0.object(of: self) }.map { ActionMenu(model: $0) }
  }
}

/// A menu with the actions of its items.
@MainActor
private struct ActionMenu {
  let model: Object

  private var native: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutablePointer(model.nativePointer)
  }

  /// Whether an action is one of the window or the application around a stage.
  static func isOuter(_ action: String) -> Bool {
    ["app.", "win.", "window."].contains { action.hasPrefix($0) }
  }

  /// Takes the actions from the items, at any depth.
  func clearOuterActions() {
    for index in 0..<g_menu_model_get_n_items(native) {
      for link in [G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU] {
        guard let inner = g_menu_model_get_item_link(native, index, link) else { continue }
        ActionMenu(model: Object(adopting: OpaquePointer(inner))).clearOuterActions()
      }
      clearAction(at: index)
    }
  }

  private func clearAction(at index: gint) {
    let value = g_menu_model_get_item_attribute_value(native, index, G_MENU_ATTRIBUTE_ACTION, nil)
    guard let value else { return }
    defer { g_variant_unref(value) }
    let isText = g_variant_classify(value) == G_VARIANT_CLASS_STRING
    guard isText, let name = g_variant_get_string(value, nil),
      Self.isOuter(String(cString: name)), model.isA(g_menu_get_type())
    else { return }
    let item = g_menu_item_new_from_model(native, index)
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    g_menu_item_set_attribute_value(item, G_MENU_ATTRIBUTE_ACTION, nil)
    g_menu_remove(model.nativePointer, index)
    g_menu_insert_item(model.nativePointer, index, item)
  }
}
