import CConcertinaGtk

/// The user's settings for GTK, on the default display.
@MainActor
package final class DesktopSettings: Object {
  /// The settings; `nil` without a display.
  package static var current: DesktopSettings? {
    gtk_settings_get_default().map { DesktopSettings(retaining: $0) }
  }

  /// Whether the user wants animations.
  package var animationsEnabled: Bool {
    get { self[.enableAnimations] }
    set { self[.enableAnimations] = newValue }
  }

  /// Whether the dark variant of the theme is requested.
  package var prefersDark: Bool {
    get { Self.otherPrefersDark?.get() ?? self[.preferDarkTheme] }
    set {
      guard let other = Self.otherPrefersDark else { return self[.preferDarkTheme] = newValue }
      other.set(newValue)
    }
  }

  /// Reads and sets the dark variant where a library has taken it over from GTK's setting; nil is
  /// the user's own setting.
  package static var otherPrefersDark:
    (get: @MainActor () -> Bool, set: @MainActor (Bool?) -> Void)?

  /// Takes back what the program has set: the user's own setting counts again.
  package func resetPrefersDark() {
    if let other = Self.otherPrefersDark { return other.set(nil) }
    gtk_settings_reset_property(nativePointer, Property.preferDarkTheme.name)
  }

  /// Called when the dark variant of the theme is requested, or not any more.
  @discardableResult
  func onPrefersDarkChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onChange(of: .preferDarkTheme, handler: handler)
  }

  /// Whether the caret blinks.
  package var cursorBlinks: Bool {
    get { self[.cursorBlink] }
    set { self[.cursorBlink] = newValue }
  }

  /// The caret's width relative to its height.
  var cursorAspectRatio: Double { self[.cursorAspectRatio] }

  /// Whether the middle mouse button pastes what is selected elsewhere.
  package var pastesWithMiddleButton: Bool {
    get { self[.enablePrimaryPaste] }
    set { self[.enablePrimaryPaste] = newValue }
  }

  /// The user interface's font, such as `Cantarell 11`.
  package var fontName: String {
    get { self[.fontName] }
    set { self[.fontName] = newValue }
  }

  /// The buttons on each side of the title bar, such as `appmenu:minimize,close`.
  package var decorationLayout: String { self[.decorationLayout] }

  /// The name of the theme.
  package var themeName: String {
    get { self[.themeName] }
    set { self[.themeName] = newValue }
  }

  /// GTK's theme with a high contrast, which follows light and dark.
  package static let highContrastTheme = "HighContrast"

  /// Whether the user wants more contrast than usual.
  ///
  /// GTK has a setting for it since 4.20; before, desktops chose a theme of that name.
  package var wantsHighContrast: Bool {
    if has(.interfaceContrast), self[.interfaceContrast] == Self.moreContrast { return true }
    return themeName.hasPrefix(Self.highContrastTheme)
  }

  /// GTK_INTERFACE_CONTRAST_MORE, which older headers lack.
  private static let moreContrast = 2

  /// The resolution of text in dots per inch; 96 is 100%.
  package var textResolution: Double {
    get { Double(self[.textResolution]) / 1024 }
    set { self[.textResolution] = Int(newValue * 1024) }
  }
}

extension Property where Owner: DesktopSettings, Value == Bool {
  fileprivate static var enableAnimations: Self { Property("gtk-enable-animations") }
  fileprivate static var preferDarkTheme: Self { Property("gtk-application-prefer-dark-theme") }
  fileprivate static var cursorBlink: Self { Property("gtk-cursor-blink") }
  fileprivate static var enablePrimaryPaste: Self { Property("gtk-enable-primary-paste") }
}

extension Property where Owner: DesktopSettings, Value == Int {
  fileprivate static var interfaceContrast: Self { Property("gtk-interface-contrast") }
  fileprivate static var textResolution: Self { Property("gtk-xft-dpi") }
}

extension Property where Owner: DesktopSettings, Value == Double {
  fileprivate static var cursorAspectRatio: Self { Property("gtk-cursor-aspect-ratio") }
}

extension Property where Owner: DesktopSettings, Value == String {
  fileprivate static var fontName: Self { Property("gtk-font-name") }
  fileprivate static var decorationLayout: Self { Property("gtk-decoration-layout") }
  fileprivate static var themeName: Self { Property("gtk-theme-name") }
}
