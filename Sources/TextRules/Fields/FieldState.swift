/// What a field is, for its looks.
public enum FieldState: String, Hashable, Sendable, CaseIterable {
  /// A person could write in it.
  case normal
  /// A person writes in it.
  case active
  /// There is a mistake in it; this wins over all others.
  case error
  /// Nobody can write in it.
  case disabled
}
