import GtkCore

/// A command as a person meets it: its title, its icon and its keys.
///
/// Toolbars, menus and the keys of an editor are made from entries, so that each of these is
/// written once. Those of the library are static members, such as ``bold``.
///
///     let entry = CommandEntry(.bold, icon: "format-text-bold-symbolic", title: "Strong")
@MainActor
public struct CommandEntry {
  /// The command.
  public let command: any EditorCommand
  /// The name of the icon; empty for a choice of a menu.
  public let icon: String
  /// The title, for menus, for the tooltip and for screen readers.
  public let title: String
  /// The keys that execute the command in an editor that has it; the first one is shown.
  public let keys: [CommandKey]
  /// The commands of the menu that its button opens; none for a button that executes its own.
  public let choices: [CommandEntry]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - icon: The name of a symbolic icon; empty for a choice of a menu.
  ///   - title: The title, for menus, for the tooltip and for screen readers.
  ///   - keys: The keys that execute the command, the first of which is shown.
  public init(
    _ command: any EditorCommand, icon: String = "", title: String, keys: [CommandKey] = []
  ) {
    self.command = command
    self.icon = icon
    self.title = title
    self.keys = keys
    choices = []
  }

  /// Creates an entry whose button opens a menu of commands.
  ///
  /// - Parameters:
  ///   - choices: The commands, of which only the titles are shown.
  ///   - name: The name of the button, which is its widget name, too.
  ///   - icon: The name of a symbolic icon.
  ///   - title: The title, for the tooltip and for screen readers.
  public init(choices: [CommandEntry], name: CommandName, icon: String, title: String) {
    command = ChoiceCommand(name: name, choices: choices.map(\.command))
    self.icon = icon
    self.title = title
    keys = []
    self.choices = choices
  }

  /// Creates an entry that shows a key.
  public init(
    _ command: any EditorCommand, icon: String, title: String, accelerator: String?
  ) {
    self.init(
      command, icon: icon, title: title, keys: accelerator.map { [CommandKey($0)] } ?? [])
  }

  /// The key that is shown, such as `<Control>b`; nil for none.
  public var accelerator: String? { keys.first?.accelerator }

  /// The title with the key.
  var tooltip: String {
    guard let accelerator else { return title }
    return "\(title) (\(KeyController.label(of: accelerator)))"
  }

  /// The commands that can be executed: itself, or its choices.
  var all: [CommandEntry] { choices.isEmpty ? [self] : choices }
}
