import CConcertinaGtk

/// The user's settings for GTK, on the default display.
@MainActor
public final class DesktopSettings: Object {
  /// The settings; `nil` without a display.
  public static var current: DesktopSettings? {
    gtk_settings_get_default().map { DesktopSettings(retaining: $0) }
  }

  /// Whether the user wants animations.
  public var animationsEnabled: Bool {
    get { booleanProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", to: newValue) }
  }

  /// Whether the dark variant of the theme is requested.
  public var prefersDark: Bool {
    get { booleanProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", to: newValue) }
  }

  /// Whether the caret blinks.
  public var cursorBlinks: Bool {
    get { booleanProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", to: newValue) }
  }

  /// The caret's width relative to its height.
  var cursorAspectRatio: Double { numberProperty("gtk-cursor-aspect-ratio") }

  /// Whether the middle mouse button pastes what is selected elsewhere.
  public var pastesWithMiddleButton: Bool {
    get { booleanProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", to: newValue) }
  }

  /// The user interface's font, such as `Cantarell 11`.
  public var fontName: String {
    get { stringProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", to: newValue) }
  }

  /// The buttons on each side of the title bar, such as `appmenu:minimize,close`.
  public var decorationLayout: String { stringProperty("gtk-decoration-layout") }

  /// The name of the theme.
  public var themeName: String {
    get { stringProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", to: newValue) }
  }

  /// The resolution of text in dots per inch; 96 is 100%.
  public var textResolution: Double {
    get { Double(integerProperty("gtk-xft-dpi")) / 1024 }
    set { setProperty("gtk-xft-dpi", to: Int(newValue * 1024)) }
  }
}
