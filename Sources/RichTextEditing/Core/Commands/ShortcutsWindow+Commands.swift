import GtkCore

extension ShortcutsWindow.Group {
  /// The number of commands in a group: GTK does not divide one, and a column of more would be
  /// higher than many windows.
  private static let maxCount = 12

  /// Returns groups of the commands that have a key, all with one title.
  @MainActor
  public static func groups(title: String, _ commands: [CommandEntry]) -> [Self] {
    let shortcuts = commands.compactMap { entry in
      entry.accelerator.map { (accelerator: $0, title: entry.title) }
    }
    return stride(from: 0, to: shortcuts.count, by: maxCount).map { start in
      Self(title: title, shortcuts: Array(shortcuts[start...].prefix(maxCount)))
    }
  }
}
