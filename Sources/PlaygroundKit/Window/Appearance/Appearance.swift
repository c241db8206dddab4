import GtkCore

/// The appearance of the whole program: light or dark, text scale, direction, motion.
@MainActor
final class Appearance {
  /// The text scales to choose from, in percent.
  static let textScales: ClosedRange<Double> = 100...200
  /// The text resolution of a desktop that does not set one, in dots per inch.
  private static let usualResolution = 96.0

  var scheme = ColorScheme.system { didSet { colors.scheme = scheme } }
  /// The text scale, in percent of the user's own text size.
  var textScale = 100.0 { didSet { applyTextScale() } }
  /// Whether the theme has a high contrast.
  var hasHighContrast = false { didSet { applyTheme() } }
  var isRightToLeft: Bool { didSet { applyDirection() } }
  var hasReducedMotion: Bool { didSet { applyMotion() } }

  private let colors = ColorSchemeSetting.shared
  private let settings = DesktopSettings.current
  private let resolution: Double
  private let theme: String

  init() {
    theme = settings?.themeName ?? ""
    let resolution = settings?.textResolution ?? 0
    self.resolution = resolution > 0 ? resolution : Self.usualResolution
    isRightToLeft = Gtk.defaultDirection == .rightToLeft
    hasReducedMotion = settings?.animationsEnabled == false
    colors.scheme = scheme
  }

  /// Takes over what is saved of a window.
  func restore(_ memory: WindowMemory.Content) {
    scheme = memory.scheme
    textScale = Double(memory.textScale)
  }

  /// Applies light or dark again, after a scene has set its own.
  func applyScheme() { colors.apply() }

  private func applyTheme() {
    settings?.themeName = hasHighContrast ? DesktopSettings.highContrastTheme : theme
  }

  private func applyTextScale() {
    settings?.textResolution = resolution * textScale / 100
  }

  private func applyDirection() {
    Gtk.defaultDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private func applyMotion() { settings?.animationsEnabled = !hasReducedMotion }
}
