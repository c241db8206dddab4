import GtkCore

/// Commands as a menu, with an action for each that executes it in an editor.
@MainActor
final class CommandMenuModel {
  private let group: String
  private let node: EditorNode
  private let commands: [CommandEntry]
  private let actions = ActionGroup()
  private var actionOfName: [CommandName: Action] = [:]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - entries: The commands.
  ///   - node: The editor.
  ///   - widget: The widget that has the menu.
  ///   - group: The name of the actions' group, which no other one of the widget has.
  init(_ entries: [CommandEntry], of node: EditorNode, in widget: Widget, group: String) {
    self.node = node
    self.group = group
    commands = entries.flatMap(\.all)
    for command in commands.map(\.command) {
      let name = command.name.rawValue
      let action = command.isSwitch ? Action(name: name, isOn: false) : Action(name: name)
      actions.add(action)
      action.onActivated { [weak node] in node?.editor?.perform(command) }
      actionOfName[command.name] = action
    }
    widget.insert(actions, as: group)
  }

  /// The entries.
  var entries: Menu {
    let entries = Menu()
    for entry in commands {
      entries.append(entry.title, action: "\(group).\(entry.command.name.rawValue)")
    }
    return entries
  }

  /// Shows which commands are possible, and which are on.
  func update() {
    guard let editor = node.editor else { return }
    for command in commands.map(\.command) {
      guard let action = actionOfName[command.name] else { continue }
      action.isEnabled = editor.canPerform(command)
      if command.isSwitch { action.isOn = command.isOn(in: editor) }
    }
  }
}
