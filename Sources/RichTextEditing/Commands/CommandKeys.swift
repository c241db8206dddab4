import GtkCore

/// The keys that execute commands, as in word processors.
@MainActor
enum CommandKeys {
  /// Executes the command of a key that is pressed with Control; returns whether there is one, and
  /// the editor allows it.
  static func execute(_ key: KeyController.Key, on node: EditorNode) -> Bool {
    guard let command = command(of: key), let editor = node.editor, editor.allows(command),
      command.canExecute(on: editor)
    else { return false }
    command.execute(on: editor)
    return true
  }

  private static func command(of key: KeyController.Key) -> (any EditorCommand)? {
    switch (key.name.lowercased(), key.shift) {
    case ("b", false): .bold
    case ("i", false): .italic
    case ("u", false): .underline
    case ("x", true): .strikethrough
    case ("k", false): .editLink
    case ("l", false): .alignLeft
    case ("e", false): .alignCenter
    case ("r", false): .alignRight
    case ("j", false): .justify
    case ("bracketright", false), ("m", false): .indent
    case ("bracketleft", false), ("m", true): .outdent
    default: nil
    }
  }
}
