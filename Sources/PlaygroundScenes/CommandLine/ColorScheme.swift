/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
