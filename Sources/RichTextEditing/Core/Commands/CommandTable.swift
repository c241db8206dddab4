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

  /// The names in the order of the commands, each once.
  package var distinctNames: [CommandName] {
    var known: Set<CommandName> = []
    return entries.map(\.command.name).filter { known.insert($0).inserted }
  }

  /// Returns the entry of a command; nil if there is none of this name.
  package func entry(named name: CommandName) -> CommandEntry? {
    entries.first { $0.command.name == name }
  }

  /// Executes the command of a key, or the first possible one of several; returns whether the
  /// editor allows it.
  func execute(_ press: KeyPress, on node: EditorNode) -> Bool {
    guard press.control || press.alt, let editor = node.editor else { return false }
    let isMirrored = node.area.textView.direction == .rightToLeft
    return entries.contains { entry in
      entry.keys.contains { $0.matches(press, isMirrored: isMirrored) }
        && editor.perform(entry.command)
    }
  }
}
