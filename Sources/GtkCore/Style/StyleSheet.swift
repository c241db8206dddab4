import CGtk
import CGtkShims

/// A CSS style sheet that is in force for a whole display.
@MainActor
public final class StyleSheet: Object {
  /// Who wins when style sheets disagree: the later case.
  public enum Priority: Sendable {
    /// Above the theme and below the app: what a widget library brings along.
    case library
    /// What the app asks for.
    case application

    fileprivate var value: guint {
      switch self {
      // GTK loads the theme with the priority of the settings, not with that named after themes.
      case .library: guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1
      case .application: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      }
    }
  }

  /// Puts a style sheet in force on the default display; without a display nothing happens.
  ///
  /// GTK reports errors in the CSS on the standard error, as it does for every style sheet.
  public init(css: String, priority: Priority) {
    super.init(adopting: checked(gtk_css_provider_new()))
    load(css)
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(display, nativePointer, priority.value)
  }

  /// Replaces the rules.
  public func load(_ css: String) {
    concertina_css_provider_load(pointer(), css)
  }
}
