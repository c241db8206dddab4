/// The names of the commands for lists.
extension CommandName {
  /// Makes bulleted items.
  public static let bulletedList: Self = "bulleted-list"
  /// Makes numbered items.
  public static let numberedList: Self = "numbered-list"
  /// Makes tasks.
  public static let taskList: Self = "task-list"
}
