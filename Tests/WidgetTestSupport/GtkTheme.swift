import GtkCore
import XCTest

/// One of the appearances that GTK itself has, for tests of colors.
@MainActor
public struct GtkTheme {
  /// The name of the theme, as in GTK's settings.
  public let name: String
  /// Whether its dark variant is meant.
  public let isDark: Bool

  // GTK 4 does not know HighContrastInverse, which desktops have: it shows its usual colors.
  /// Light, dark, and both in high contrast.
  public static let all = [
    GtkTheme(name: "Adwaita", isDark: false), GtkTheme(name: "Adwaita", isDark: true),
    GtkTheme(name: "HighContrast", isDark: false), GtkTheme(name: "HighContrast", isDark: true),
    GtkTheme(name: "HighContrastInverse", isDark: true),
  ]

  /// Whether it is for users who need more contrast than others.
  public var isHighContrast: Bool { name.hasPrefix("HighContrast") }

  /// The name for messages.
  public var title: String { isDark ? "\(name) dark" : name }

  /// Does something in each of the themes, and returns to the one before.
  public static func forEach(_ body: (GtkTheme) throws -> Void) throws {
    let settings = try XCTUnwrap(DesktopSettings.current)
    let (name, isDark) = (settings.themeName, settings.prefersDark)
    defer {
      settings.themeName = name
      settings.prefersDark = isDark
    }
    for theme in all {
      settings.themeName = theme.name
      settings.prefersDark = theme.isDark
      try body(theme)
    }
  }
}
