import CConcertinaGtk
import CConcertinaShims

/// The selection of a display that a middle click pastes.
///
/// GTK's text widgets take it when something is selected in them, and give it up when nothing is
/// selected there any longer; a text deselects what it had when another program takes it.
@MainActor
enum PrimarySelection {
  /// Prepares taking the primary selection in place of one that this program has just given up.
  ///
  /// The X server reports that it was given up with the time in milliseconds, and later. GTK takes
  /// the report of one from the same millisecond to mean that another program has it now, and drops
  /// what was selected meanwhile. So the clock has to advance first.
  static func prepareTaking() {
    guard let display = gdk_display_get_default(), isX11(display) else { return }
    let clipboard = checked(gdk_display_get_primary_clipboard(display))
    // It has no content that is of this program only until the report arrives.
    guard gdk_clipboard_is_local(clipboard) != 0, gdk_clipboard_get_content(clipboard) == nil
    else { return }
    g_usleep(1_000)
  }

  private static func isX11(_ display: OpaquePointer) -> Bool {
    String(cString: concertina_object_type_name(UnsafeRawPointer(display))) == "GdkX11Display"
  }
}
