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

  private var menus: [ActionMenu] {
    let model: UnsafeMutablePointer<GMenuModel>? =
      if isA(gtk_menu_button_get_type()) {
        gtk_menu_button_get_menu_model(nativePointer)
      } else if isA(gtk_popover_menu_get_type()) {
        gtk_popover_menu_get_menu_model(nativePointer)
      } else if isA(gtk_popover_menu_bar_get_type()) {
        gtk_popover_menu_bar_get_menu_model(nativePointer)
      } else {
        nil
      }
    return model.map { [ActionMenu(model: $0)] } ?? []
  }
}

/// A menu with the actions of its items.
@MainActor
private struct ActionMenu {
  let model: UnsafeMutablePointer<GMenuModel>

  /// Whether an action is one of the window or the application around a stage.
  static func isOuter(_ action: String) -> Bool {
    ["app.", "win.", "window."].contains { action.hasPrefix($0) }
  }

  /// Takes the actions from the items, at any depth.
  func clearOuterActions() {
    for index in 0..<g_menu_model_get_n_items(model) {
      for link in [G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU] {
        guard let inner = g_menu_model_get_item_link(model, index, link) else { continue }
        ActionMenu(model: inner).clearOuterActions()
        g_object_unref(inner)
      }
      clearAction(at: index)
    }
  }

  private func clearAction(at index: gint) {
    let value = g_menu_model_get_item_attribute_value(model, index, G_MENU_ATTRIBUTE_ACTION, nil)
    guard let value else { return }
    defer { g_variant_unref(value) }
    let isText = g_variant_classify(value) == G_VARIANT_CLASS_STRING
    guard isText, let name = g_variant_get_string(value, nil),
      Self.isOuter(String(cString: name)),
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(model).assumingMemoryBound(to: GTypeInstance.self),
        g_menu_get_type()) != 0
    else { return }
    let item = g_menu_item_new_from_model(model, index)
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    g_menu_item_set_attribute_value(item, G_MENU_ATTRIBUTE_ACTION, nil)
    let menu = OpaquePointer(model)
    g_menu_remove(menu, index)
    g_menu_insert_item(menu, index, item)
  }
}
