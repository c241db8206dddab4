import GtkCore

/// The appearance of the whole program while one picture is taken.
@MainActor
struct VariedAppearance {
  /// The text resolution of a desktop that sets none, in dots per inch.
  private static let usualResolution = 96.0

  private let settings = DesktopSettings.current
  private let theme: String
  private let resolution: Double
  private let direction: TextDirection

  /// Sets the appearance of a variation, but for light and dark.
  init(_ variation: PictureVariation) {
    theme = settings?.themeName ?? ""
    resolution = settings?.textResolution ?? 0
    direction = Gtk.defaultDirection
    if variation.scheme == .highContrast { settings?.themeName = DesktopSettings.highContrastTheme }
    let usual = resolution > 0 ? resolution : Self.usualResolution
    settings?.textResolution = usual * Double(variation.scale)
    Gtk.defaultDirection = variation.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the appearance that was there before.
  func restore() {
    settings?.themeName = theme
    settings?.textResolution = resolution
    Gtk.defaultDirection = direction
  }
}
