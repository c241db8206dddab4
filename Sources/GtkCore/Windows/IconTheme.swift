import CConcertinaGtk

/// The icons that GTK finds by name.
@MainActor
public enum IconTheme {
  /// Adds a folder in which GTK looks for icons, after those of the system.
  ///
  /// Does nothing without a display.
  ///
  /// - Parameter path: A folder with icon themes, such as `/opt/notes/share/icons`, or with icons.
  public static func addSearchPath(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }

  /// Whether there is an icon with that name.
  public static func hasIcon(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }
}
