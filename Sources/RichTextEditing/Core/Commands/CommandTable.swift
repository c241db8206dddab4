import GtkCore

/// The commands of an editor, each of them once, by name and by key.
@MainActor
package struct CommandTable {
  /// The commands, in the order in which a list of all of them shows them.
  package let entries: [CommandEntry]

  /// Creates the table of what some features have.
  init(of features: [EditorFeature]) { entries = features.flatMap { $0.commands() }.flatMap(\.all) }

  /// The names of the commands.
  var names: Set<CommandName> { Set(entries.map(\.command.name)) }

  /// Returns the entry of a command; nil if there is none of this name.
  package func entry(named name: CommandName) -> CommandEntry? {
    entries.first { $0.command.name == name }
  }

  /// Returns the entry that a press of a key executes; nil if there is none.
  func entry(for press: KeyPress, isMirrored: Bool) -> CommandEntry? {
    entries.first { $0.keys.contains { $0.matches(press, isMirrored: isMirrored) } }
  }

  /// Executes the command of a key; returns whether there is one, and the editor allows it.
  func execute(_ press: KeyPress, on node: EditorNode) -> Bool {
    guard press.control || press.alt,
      let entry = entry(for: press, isMirrored: node.area.textView.direction == .rightToLeft)
    else { return false }
    return node.editor?.perform(entry.command) ?? false
  }
}
