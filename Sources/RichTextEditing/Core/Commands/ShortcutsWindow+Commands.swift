import GtkCore

extension ShortcutsWindow.Group {
  /// Creates a group of the commands that have a key.
  @MainActor
  public init(title: String, _ commands: [CommandEntry]) {
    let shortcuts = commands.compactMap { entry in
      entry.accelerator.map { (accelerator: $0, title: entry.title) }
    }
    self.init(title: title, shortcuts: shortcuts)
  }
}
