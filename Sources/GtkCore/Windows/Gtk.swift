import CConcertinaGtk
import TextTranslation

/// GTK itself.
@MainActor
public enum Gtk {
  /// An error: there is no display to open windows on.
  public struct NoDisplay: PresentableError, Sendable {
    /// The message for the user.
    public var message: String { translated("There is no screen to open a window on.") }
    /// A line for the command line and for logs.
    public let description =
      "no display: neither DISPLAY nor WAYLAND_DISPLAY names one that can be opened"
  }

  /// Initializes GTK, and makes Swift concurrency work in its main loop; further calls do nothing.
  ///
  /// ``Application`` does this by itself.
  ///
  /// - Throws: ``NoDisplay`` if no display can be opened.
  public static func initialize() throws(NoDisplay) {
    guard gtk_init_check() != 0 else { throw NoDisplay() }
    MainLoop.prepare()
  }

  /// Whether GTK is initialized.
  package static var isInitialized: Bool { gtk_is_initialized() != 0 }

  /// The version of the running GTK library, such as `4.8.3`.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The direction of widgets that do not set their own.
  public static var defaultDirection: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) }
    set { gtk_widget_set_default_direction(newValue.cValue) }
  }
}
