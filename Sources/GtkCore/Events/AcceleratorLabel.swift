import CConcertinaGtk

extension KeyController {
  /// Returns a key as it is shown to users, such as "Ctrl+B".
  ///
  /// - Parameter accelerator: The key in GTK's notation, such as `<Control>b`.
  /// - Returns: The label; empty for a key that GTK does not know.
  public static func label(of accelerator: String) -> String {
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(0))
    gtk_accelerator_parse(accelerator, &key, &modifiers)
    guard key != 0, let label = gtk_accelerator_get_label(key, modifiers) else { return "" }
    defer { g_free(label) }
    return String(cString: label)
  }
}
