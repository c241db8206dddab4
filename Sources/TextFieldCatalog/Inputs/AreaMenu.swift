import GtkCore

/// GTK's context menu of a text of several lines, without the actions that the app has disabled.
///
/// GTK enables its own entries according to the selection alone. Once the app has disabled an
/// action, entries of ours replace them.
@MainActor
final class AreaMenu {
  private static let group = "field"
  private static let redirected = [
    "clipboard.cut": "field.cut", "clipboard.copy": "field.copy",
    "clipboard.paste": "field.paste", "selection.delete": "field.delete",
    "selection.select-all": "field.select-all",
  ]

  private static let names: [EditAction: String] = [
    .cut: "cut", .copy: "copy", .paste: "paste", .delete: "delete", .selectAll: "select-all",
  ]

  /// The actions that are possible at the moment.
  private let abilities: @MainActor () -> Set<EditAction>
  private var actions: [EditAction: Action] = [:]
  private var observer: ChildObserver?

  init(
    _ view: TextView, abilities: @escaping @MainActor () -> Set<EditAction>,
    perform: @escaping @MainActor (EditAction) -> Void
  ) {
    self.abilities = abilities
    let group = ActionGroup()
    for (action, name) in Self.names { actions[action] = group.add(name) { perform(action) } }
    view.insert(group, as: Self.group)
    if let menu = view.contextMenu { take(menu) }
    observer = ChildObserver(view) { [weak self] in
      if let menu = ContextMenu($0) { self?.take(menu) }
    }
  }

  private func take(_ menu: ContextMenu) {
    menu.redirect(Self.redirected)
    update()
    menu.onOpening { [weak self] in self?.update() }
  }

  private func update() {
    let abilities = abilities()
    for (ability, action) in actions { action.isEnabled = abilities.contains(ability) }
  }
}
