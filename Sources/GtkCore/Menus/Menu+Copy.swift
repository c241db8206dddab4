import CConcertinaGtk

extension Menu {
  /// Returns a copy of a menu, with some actions replaced.
  ///
  /// - Parameters:
  ///   - model: The menu.
  ///   - actions: The names of the new actions, keyed by those of the old ones.
  ///   - found: Receives the names of the old actions that were found.
  /// - Returns: The copy.
  static func copy(
    of model: Object, redirecting actions: [String: String], found: inout Set<String>
  ) -> Menu {
    let copy = Menu()
    for index in 0..<g_menu_model_get_n_items(model.pointer()) {
      guard let item = g_menu_item_new_from_model(model.pointer(), index) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(item)) }
      if let action = action(of: model, at: index), let other = actions[action] {
        g_menu_item_set_detailed_action(item, other)
        if let key = accelerators[action] { set(key, on: item) }
        found.insert(action)
      }
      if let section = g_menu_item_get_link(item, G_MENU_LINK_SECTION) {
        let part = Self.copy(
          of: Object(adopting: OpaquePointer(section)), redirecting: actions, found: &found)
        g_menu_item_set_link(item, G_MENU_LINK_SECTION, part.pointer())
      }
      g_menu_append_item(copy.nativePointer, item)
    }
    return copy
  }

  /// The accelerators that GTK shows for its own entries, but only as long as their actions are the
  /// widget's own.
  private static let accelerators = [
    "text.undo": "<Control>z", "text.redo": "<Shift><Control>z",
  ]

  private static func set(_ accelerator: String, on item: OpaquePointer) {
    g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
  }

  private static func action(of model: Object, at index: gint) -> String? {
    let value = g_menu_model_get_item_attribute_value(
      model.pointer(), index, G_MENU_ATTRIBUTE_ACTION, nil)
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    return g_variant_get_string(value, nil).map { String(cString: $0) }
  }

  /// Returns GTK's translation of a title into the user's language.
  ///
  /// - Parameter title: The title in English.
  /// - Returns: The translation; the English title if there is none.
  package static func gtkTranslation(of title: String) -> String {
    // Without a translation, the very bytes that were passed are returned.
    title.withCString { title in String(cString: g_dgettext("gtk40", title) ?? title) }
  }
}
