/// Which commands are allowed.
extension EditorView {
  /// The names of the commands that are allowed here; nil for all of them.
  public var registeredCommands: Set<CommandName>? {
    get { node.permissions.commands }
    set { node.permissions.commands = newValue }
  }

  /// Whether a command is allowed here.
  func allows(_ command: any EditorCommand) -> Bool {
    node.permissions.allows(command: command.name)
  }
}
