/// The appearance of the app: light or dark.
extension Application {
  /// Light, dark, or what the user has chosen for the desktop; nil leaves it to GTK's settings.
  ///
  ///     application.colorScheme = .system
  ///
  /// It can be set before the app runs. The desktop reports its choice through its settings portal;
  /// without one, `system` means the user's setting for GTK. Leave it nil in an app of libadwaita,
  /// which has a setting of its own.
  public var colorScheme: ColorScheme? {
    get { ColorSchemeSetting.shared.scheme }
    set {
      applyColorSchemeAtStart()
      ColorSchemeSetting.shared.scheme = newValue
    }
  }

  /// Whether the widgets of the app are dark at the moment; false until the app runs.
  public var isDark: Bool { ColorSchemeSetting.shared.isDark }

  /// Called when widgets have become dark, or light again.
  ///
  /// - Parameter handler: Called with whether they are dark.
  /// - Returns: A token that can end the calls; it need not be kept.
  @discardableResult
  public func onDarkChanged(
    _ handler: @escaping @MainActor (_ isDark: Bool) -> Void
  ) -> any Cancellable {
    applyColorSchemeAtStart()
    if let settings = DesktopSettings.current { ColorSchemeSetting.shared.follow(settings) }
    return ColorSchemeSetting.shared.darkChanged.add(handler)
  }

  /// There are no settings before GTK has started.
  private func applyColorSchemeAtStart() {
    guard DesktopSettings.current == nil else { return }
    connect(.startup, after: true) { _ in
      if let settings = DesktopSettings.current { ColorSchemeSetting.shared.follow(settings) }
      ColorSchemeSetting.shared.apply()
    }
  }
}

extension Signal where Emitter: Application, Arguments == Void, Result == Void {
  fileprivate static var startup: Self { Signal("startup") }
}
