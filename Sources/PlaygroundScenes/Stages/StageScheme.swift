import Concertina

/// Sets light or dark appearance while a stage exists; GTK has one theme for all windows of a
/// program.
@MainActor
final class StageScheme {
  private let original: Bool

  init() { original = DesktopSettings.current?.prefersDark ?? false }

  /// Applies the value of a knob: `light`, `dark`, or anything else for the original setting.
  func apply(_ name: String) {
    let isDark =
      switch name {
      case "light": false
      case "dark": true
      default: original
      }
    DesktopSettings.current?.prefersDark = isDark
  }

  /// Restores the original setting.
  func restore() { DesktopSettings.current?.prefersDark = original }
}
