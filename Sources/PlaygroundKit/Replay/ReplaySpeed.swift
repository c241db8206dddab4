/// The speed of a replay.
public enum ReplaySpeed: String, CaseIterable, Hashable, Sendable {
  /// A step follows as soon as the one before it is on the screen.
  case full
  /// As fast as a practiced user: a few steps a second.
  case usual
  /// Slow enough to see what each key does.
  case slow

  /// The pause after a typed character, in seconds.
  var secondsPerCharacter: Double {
    switch self {
    case .full: 0
    case .usual: 0.06
    case .slow: 0.25
    }
  }

  /// The pause before each step but the first, in seconds.
  var secondsPerStep: Double {
    switch self {
    case .full: 0
    case .usual: 0.4
    case .slow: 1.5
    }
  }
}
