/// The target of a step that moves the focus.
public enum FocusTarget: Hashable, Sendable {
  /// To the scene's main input (true), or away from every input (false).
  case main(Bool)
  /// To the widget with this identifier.
  case identifier(String)
}
