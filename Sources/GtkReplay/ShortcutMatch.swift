import CConcertinaGtk
import GtkCore

/// Finds the shortcut for a key among those of a shortcut controller, and activates it.
@MainActor
struct ShortcutMatch {
  let value: UInt32
  let modifiers: UInt32

  /// Activates the shortcut; returns whether one matched and its action did something.
  func activate(in controller: Object, for widget: Widget) -> Bool {
    // A controller is also the list of its shortcuts.
    let list = controller.nativePointer
    for index in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, index) else { continue }
      let shortcut = Object(adopting: OpaquePointer(item))
      guard let trigger = gtk_shortcut_get_trigger(shortcut.nativePointer), matches(trigger),
        let action = gtk_shortcut_get_action(shortcut.nativePointer)
      else { continue }
      let arguments = gtk_shortcut_get_arguments(shortcut.nativePointer)
      if gtk_shortcut_action_activate(
        action, GTK_SHORTCUT_ACTION_EXCLUSIVE, widget.widgetPointer, arguments) != 0
      {
        return true
      }
    }
    return false
  }

  private func matches(_ trigger: OpaquePointer) -> Bool {
    let object = Object(retaining: trigger)
    if object.isA(gtk_alternative_trigger_get_type()) {
      return matches(gtk_alternative_trigger_get_first(trigger))
        || matches(gtk_alternative_trigger_get_second(trigger))
    }
    guard object.isA(gtk_keyval_trigger_get_type()) else { return false }
    return gdk_keyval_to_lower(gtk_keyval_trigger_get_keyval(trigger)) == gdk_keyval_to_lower(value)
      && gtk_keyval_trigger_get_modifiers(trigger).rawValue == modifiers
  }
}
