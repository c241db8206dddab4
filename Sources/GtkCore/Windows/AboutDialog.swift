import CGtk

/// A handle on a GtkAboutDialog: what a program is and who made it.
@MainActor
public final class AboutDialog: Window {
  /// Makes a dialog; it shows when it is presented.
  public convenience init(program: String, version: String, comments: String, icon: String) {
    self.init(retaining: checked(gtk_about_dialog_new()))
    gtk_about_dialog_set_program_name(nativePointer, program)
    gtk_about_dialog_set_version(nativePointer, version)
    gtk_about_dialog_set_comments(nativePointer, comments)
    gtk_about_dialog_set_logo_icon_name(nativePointer, Self.isKnown(icon) ? icon : Self.anyText)
    gtk_about_dialog_set_license_type(nativePointer, GTK_LICENSE_MIT_X11)
  }

  /// Stands in for a program's icon: run from where it was built, it has none in the theme yet, and
  /// GTK would show a picture of a missing one.
  private static let anyText = "text-x-generic-symbolic"

  private static func isKnown(_ icon: String) -> Bool {
    guard let display = gdk_display_get_default(),
      let theme = gtk_icon_theme_get_for_display(display)
    else { return false }
    return gtk_icon_theme_has_icon(theme, icon) != 0
  }
}
