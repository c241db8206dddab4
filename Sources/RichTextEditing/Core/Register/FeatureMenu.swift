/// Commands of a feature in the context menu of an editor.
public struct FeatureMenu {
  /// The title of the menu.
  public let title: String
  /// The commands.
  public let entries: [CommandEntry]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - entries: The commands.
  public init(title: String, entries: [CommandEntry]) {
    self.title = title
    self.entries = entries
  }
}
