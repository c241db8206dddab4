import GtkCore
import RichTextModel
import TextTranslation

/// The menu of a block: what it can become, and what can be done with it as a whole.
@MainActor
final class BlockMenu {
  private static let group = "block"
  private let node: EditorNode
  private let lists: ListEditing
  /// The lines of the block.
  private var lines = 0...0
  private let actions = ActionGroup()

  init(_ node: EditorNode, _ lists: ListEditing) {
    self.node = node
    self.lists = lists
  }

  /// Makes the actions available to menus in the area.
  func connect() { node.area.insert(actions, as: Self.group) }

  /// Returns the menu of a block.
  func menu(of lines: ClosedRange<Int>) -> Menu {
    self.lines = lines
    let menu = Menu()
    menu.appendSubmenu(translated("Turn into"), turningMenu)
    let moving = Menu()
    append(translated("Move up"), "move-up", to: moving) { $0.move(down: false) }
    append(translated("Move down"), "move-down", to: moving) { $0.move(down: true) }
    menu.appendSection(moving)
    let editing = Menu()
    append(CommandEntry.duplicate.title, "duplicate", to: editing) { $0.duplicate() }
    append(translated("Copy"), "copy", to: editing) { $0.node.area.textView.copySelection() }
    append(translated("Delete"), "delete", to: editing) { $0.execute(DeleteLineCommand()) }
    menu.appendSection(editing)
    return menu
  }

  private var turningMenu: Menu {
    let menu = Menu()
    let styles = node.styles
    append(CommandEntry.body.title, "style-body", to: menu) { $0.turn(into: .style(.body)) }
    for name in styles.names {
      guard let title = styles[name]?.title else { continue }
      append(title, "style-" + name.rawValue, to: menu) { $0.turn(into: .style(name)) }
    }
    for entry in EditorFeature.lists.commands() {
      let command = entry.command
      append(entry.title, command.name.rawValue, to: menu) { $0.turn(into: command) }
    }
    return menu
  }

  private func append(
    _ title: String, _ name: String, to menu: Menu,
    _ perform: @escaping @MainActor (BlockMenu) -> Void
  ) {
    let action = actions.add(name) { [weak self] in
      guard let self, self.isInText, self.node.area.isEditable else { return }
      self.lists.select(self.lines)
      perform(self)
    }
    action.isEnabled = node.area.isEditable
    menu.append(title, action: "\(Self.group).\(name)")
  }

  private var isInText: Bool { node.hasWidget && lines.upperBound < lists.lineCount }

  // MARK: Actions

  private func execute(_ command: any EditorCommand) { node.editor?.perform(command) }

  private func move(down: Bool) { lists.move(down: down) }

  private func duplicate() {
    guard let editor = node.editor, editor.allows(.duplicate),
      DuplicateCommand.duplicate(lines, in: editor) != nil
    else { return }
    lists.select((lines.upperBound + 1)...(lines.upperBound + lines.count))
  }

  /// Changes the block, or the line that it begins with if other blocks belong to it.
  private func turn(into command: any EditorCommand) {
    let isOne = lists.content.isLiteral(at: lists.content.range(ofLines: lines).lowerBound)
    if !isOne { lists.select(lines.lowerBound...lines.lowerBound) }
    execute(command)
  }
}
