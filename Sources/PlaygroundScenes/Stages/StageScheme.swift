import Concertina

/// Light or dark for as long as a stage stands; GTK has one theme for all windows of a program.
@MainActor
final class StageScheme {
  private let original: Bool

  init() { original = DesktopSettings.current?.prefersDark ?? false }

  /// Follows a knob: `light`, `dark`, or anything else for what was before.
  func apply(_ name: String) {
    let isDark =
      switch name {
      case "light": false
      case "dark": true
      default: original
      }
    DesktopSettings.current?.prefersDark = isDark
  }

  /// Goes back to what was before.
  func restore() { DesktopSettings.current?.prefersDark = original }
}
