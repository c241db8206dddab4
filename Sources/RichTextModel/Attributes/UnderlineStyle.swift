/// The line below a run.
public enum UnderlineStyle: String, Hashable, Sendable, CaseIterable {
  /// A line, two lines, or a wave.
  case single, double, wavy
}

extension UnderlineStyle: SavedRepresentable {}
