/// Which commands are allowed, and executing them.
extension EditorView {
  /// The names of the commands that are allowed here; nil for all of them.
  public var registeredCommands: Set<CommandName>? {
    get { node.permissions.commands }
    set { node.permissions.commands = newValue }
  }

  /// The commands of the editor's features, for instance to choose some for a toolbar.
  ///
  ///     let inserting = editor.commands.filter { [.rule, .insertTable].contains($0.command.name) }
  ///     let toolbar = FormattingToolbar(context: context, entries: inserting)
  public var commands: [CommandEntry] { implementation.features.commands.entries }

  /// Whether a command is allowed here.
  package func allows(_ command: any EditorCommand) -> Bool {
    node.permissions.allows(command: command.name)
  }

  /// Whether a command is allowed here, and possible now.
  package func canPerform(_ command: any EditorCommand) -> Bool {
    allows(command) && command.canExecute(on: self)
  }

  /// Executes a command, if it is allowed and possible; returns whether it was executed.
  @discardableResult
  package func perform(_ command: any EditorCommand) -> Bool {
    guard canPerform(command) else { return false }
    command.execute(on: self)
    return true
  }
}
