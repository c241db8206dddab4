/// The names of the commands for the history.
extension CommandName {
  /// Undoes the last change.
  public static let undo: Self = "undo"
  /// Redoes the change that was last undone.
  public static let redo: Self = "redo"
}
