/// The appearance that the program has chosen, applied to all of its widgets.
///
/// GTK has one setting for a program, so there is one of these.
@MainActor
package final class ColorSchemeSetting {
  /// The setting of this program.
  package static let shared = ColorSchemeSetting()

  /// Notified with whether widgets are dark, when that has changed.
  let darkChanged = Event<Bool>()
  /// The program's choice; nil to leave it to GTK and other libraries.
  package var scheme: ColorScheme? {
    didSet { schemeChanged(from: oldValue) }
  }

  private var system: SystemColorScheme?
  private var isFollowed = false

  private init() {}

  /// Whether widgets are dark now; false before GTK has started.
  var isDark: Bool { DesktopSettings.current?.prefersDark ?? false }

  /// Applies the choice again, after something else has set another appearance; before GTK has
  /// started, it does nothing.
  package func apply() {
    guard let scheme, let settings = DesktopSettings.current else { return }
    follow(settings)
    let isDark: Bool? =
      switch scheme {
      case .system: system?.isDark
      case .light: false
      case .dark: true
      }
    // Where no desktop says what it prefers, there is still the user's setting for GTK.
    guard let isDark else { return settings.resetPrefersDark() }
    if settings.prefersDark != isDark { settings.prefersDark = isDark }
  }

  /// Reports all changes of the appearance from now on.
  func follow(_ settings: DesktopSettings) {
    guard !isFollowed else { return }
    isFollowed = true
    settings.onPrefersDarkChanged { [weak self] in
      guard let self else { return }
      darkChanged.notify(isDark)
    }
  }

  private func schemeChanged(from old: ColorScheme?) {
    if scheme != .system {
      // What the desktop says later is asked for when it counts again.
      system = nil
    } else if system == nil {
      system = SystemColorScheme()
      system?.onChange = { [weak self] _ in self?.apply() }
    }
    if scheme == nil, old != nil { DesktopSettings.current?.resetPrefersDark() }
    apply()
  }
}
