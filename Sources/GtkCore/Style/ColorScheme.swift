/// Light or dark appearance of an app.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// What the user has chosen for the desktop, also when that changes.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}
