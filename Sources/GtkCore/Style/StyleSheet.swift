import CConcertinaGtk
import CConcertinaShims

/// A CSS style sheet that applies to whole displays.
@MainActor
public final class StyleSheet: Object {
  /// The priority of a style sheet; a later case overrides an earlier one.
  public enum Priority: Sendable {
    /// Above the theme and below the app, for the styles of a widget library.
    case library
    /// For the styles of the app.
    case application

    fileprivate var value: guint {
      switch self {
      // GTK loads the theme with the priority of the settings, not with the one named after themes.
      case .library: guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1
      case .application: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      }
    }
  }

  /// The number of times that a style sheet was added or changed.
  package private(set) static var changeCount = 0

  /// Adds a style sheet to the default display, and to each other one that a widget of this package
  /// is on.
  ///
  /// GTK reports errors in the CSS on standard error, as for every style sheet.
  @discardableResult
  public init(css: String, priority: Priority = .application) {
    super.init(adopting: checked(gtk_css_provider_new()))
    load(css)
    StyledDisplays.add(Object(retaining: nativePointer), priority: priority.value)
  }

  /// Replaces the rules.
  ///
  /// Not while widgets are painted: GTK would go on with styles that are gone.
  public func load(_ css: String) {
    assert(!Painting.isActive, "A style sheet is changed while widgets are painted.")
    concertina_css_provider_load(pointer(), css)
    Self.changeCount += 1
  }
}
