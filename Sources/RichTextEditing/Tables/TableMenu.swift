import GtkCore
import TextTranslation

/// The entries for a table in the context menu of its cells.
@MainActor
final class TableMenu {
  private static let group = "table"
  private let node: EditorNode
  private let actions = ActionGroup()
  private var commands: [(command: TableCommand, action: Action)] = []

  /// Creates the entries of a cell.
  ///
  /// - Parameters:
  ///   - node: The cell.
  ///   - widget: The widget that has the menu.
  init(_ node: EditorNode, in widget: Widget) {
    self.node = node
    for entry in FormattingToolbar.tableChanges {
      guard let command = entry.command as? TableCommand else { continue }
      let action =
        command.isSwitch
        ? Action(name: command.name.rawValue, isOn: false)
        : Action(name: command.name.rawValue)
      actions.add(action)
      action.onActivated { [weak node] in
        guard let editor = node?.editor, editor.allows(command) else { return }
        command.execute(on: editor)
      }
      commands.append((command, action))
    }
    widget.insert(actions, as: Self.group)
  }

  /// The entries.
  var entries: Menu {
    let entries = Menu()
    for entry in FormattingToolbar.tableChanges {
      entries.append(entry.title, action: "\(Self.group).\(entry.command.name.rawValue)")
    }
    return entries
  }

  /// The entries in a menu of their own, among others.
  var menu: Menu {
    let menu = Menu()
    menu.appendSubmenu(translated("Table"), entries)
    return menu
  }

  /// Shows which changes are possible.
  func update() {
    guard let editor = node.editor else { return }
    for (command, action) in commands {
      action.isEnabled = editor.allows(command) && command.canExecute(on: editor)
      guard command.isSwitch else { continue }
      action.isOn = command.isOn(in: editor)
    }
  }
}
