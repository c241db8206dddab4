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
    gtk_about_dialog_set_logo_icon_name(nativePointer, icon)
    gtk_about_dialog_set_license_type(nativePointer, GTK_LICENSE_MIT_X11)
  }
}
