/// One of several commands, which a menu lets the user choose.
@MainActor
struct ChoiceCommand: EditorCommand {
  let name: CommandName
  private let choices: [any EditorCommand]

  init(name: CommandName, choices: [any EditorCommand]) {
    self.name = name
    self.choices = choices
  }

  func canExecute(on editor: EditorView) -> Bool {
    choices.contains { editor.canPerform($0) }
  }

  /// Does nothing: the menu executes the command that was chosen.
  func execute(on editor: EditorView) {}
}
