import GtkCore

/// The commands of an editor as methods, for other languages than Swift.
extension EditorView {
  nonisolated static let commandMethods: [AnyMethod] = [
    AnyMethod("list-commands", member: "commands") { (editor: EditorView) in
      editor.implementation.features.commands.distinctNames.map(\.rawValue)
    },
    AnyMethod("execute", ["command"], member: "perform") {
      (editor: EditorView, name: String) -> Bool in
      editor.perform(try editor.entry(named: name).command)
    },
    AnyMethod("get-command-title", ["command"], member: "commandTitle") {
      (editor: EditorView, name: String) -> String? in
      try editor.entry(named: name).title
    },
    AnyMethod("get-command-icon", ["command"], member: "commandIcon") {
      (editor: EditorView, name: String) -> String? in
      try editor.entry(named: name).icon
    },
    AnyMethod("get-command-keys", ["command"], member: "commandKeys") {
      (editor: EditorView, name: String) in
      try editor.entry(named: name).keys.map(\.accelerator)
    },
    AnyMethod("is-command-enabled", ["command"], member: "isCommandEnabled") {
      (editor: EditorView, name: String) in
      editor.canPerform(try editor.entry(named: name).command)
    },
    AnyMethod("is-command-active", ["command"], member: "isCommandActive") {
      (editor: EditorView, name: String) in
      try editor.entry(named: name).command.isOn(in: editor)
    },
  ]

  private func entry(named name: String) throws -> CommandEntry {
    guard let entry = implementation.features.commands.entry(named: CommandName(name)) else {
      throw UnknownCommand(name: name)
    }
    return entry
  }
}

/// A name that no command has.
struct UnknownCommand: Error, CustomStringConvertible {
  /// The name.
  let name: String

  var description: String { "there is no command '\(name)'" }
}
