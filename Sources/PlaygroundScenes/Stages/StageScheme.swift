import Concertina

/// Sets light or dark appearance while a stage exists; GTK has one theme for all windows of a
/// program.
@MainActor
final class StageScheme {
  /// The appearances to choose from.
  enum Name: String { case system, light, dark }

  private let original: Bool

  init() { original = DesktopSettings.current?.prefersDark ?? false }

  /// Applies an appearance; that of the system is the original setting.
  func apply(_ name: Name) {
    let isDark =
      switch name {
      case .light: false
      case .dark: true
      case .system: original
      }
    DesktopSettings.current?.prefersDark = isDark
  }

  /// Restores the original setting.
  func restore() { DesktopSettings.current?.prefersDark = original }
}
