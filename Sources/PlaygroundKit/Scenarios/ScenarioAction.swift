/// The action of a step, by its key in a scenario file.
///
/// What the reader, the schema and the man page say of an action is in ``syntax``.
public enum ScenarioAction: String, CaseIterable, Hashable, Sendable {
  case type
  case press
  case paste
  case preedit
  case commit
  case select
  case click
  case set
  case drag
  case scroll
  case focus
  case scene
  case knob
  case width
  case undo
  case redo
  case wait
  case screenshot
  case expect

  /// The longest wait, in seconds.
  public static let longestWait = 600.0

  /// The longest text that a step types, in Unicode scalars; there is no limit for a paste.
  public static let longestTyping = 100_000

  /// The key beside an action that names the input which it is for.
  public static let inputKey = "in"
}
