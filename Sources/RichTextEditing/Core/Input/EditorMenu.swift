import GtkCore

/// GTK's context menu of a text, but with Undo and Redo for the history of the whole tree of
/// editors, and without the actions that an app rejects.
///
/// GTK's own history of the text is off, so its entries would stay disabled. GTK creates the menu
/// when it opens, and again after its entries have changed; the view is watched for that.
@MainActor
final class EditorMenu {
  private static let group = "editor"
  private static let names: [EditorAction: (gtk: String, own: String)] = [
    .cut: ("clipboard.cut", "cut"), .copy: ("clipboard.copy", "copy"),
    .paste: ("clipboard.paste", "paste"), .delete: ("selection.delete", "delete"),
    .selectAll: ("selection.select-all", "select-all"), .undo: ("text.undo", "undo"),
    .redo: ("text.redo", "redo"),
  ]
  private let node: EditorNode
  private var actions: [EditorAction: Action] = [:]
  private var observer: ChildObserver?
  private let features: FeatureRegister
  /// The entries of the features.
  private var models: [CommandMenuModel] = []

  /// Creates the menu of an editor.
  init(_ features: FeatureRegister) {
    node = features.node
    self.features = features
  }

  /// Watches for the menu of the text view.
  func connect() {
    observer = ChildObserver(node.area.textView) { [weak self] in self?.added($0) }
    node.area.extraEntries.inherited = { [weak node] in node?.parent?.area.extraEntries.present }
    node.area.extraMenu = { [weak node] range in
      node?.editor.map { node?.permissions.menuEntries(in: $0, at: range) ?? [] } ?? []
    }
  }

  private func addActions() {
    let group = ActionGroup()
    for (action, names) in Self.names {
      actions[action] = group.add(names.own) { [weak self] in self?.perform(action) }
    }
    node.area.textView.insert(group, as: Self.group)
  }

  private func added(_ child: Widget) {
    guard let menu = ContextMenu(child) else { return }
    if actions.isEmpty { addActions() }
    var redirected: [String: String] = [:]
    for names in Self.names.values { redirected[names.gtk] = Self.group + "." + names.own }
    menu.redirect(redirected)
    models = features.menuEntries.enumerated().map { index, entries in
      let model = CommandMenuModel(
        entries.entries, of: node, in: node.area.textView, group: "feature-\(index)")
      let submenu = Menu()
      submenu.appendSubmenu(entries.title, model.entries)
      menu.prepend(submenu)
      return model
    }
    update()
    menu.onOpening { [weak self] in self?.update() }
  }

  private func update() {
    guard node.hasWidget else { return }
    for (name, action) in actions { action.isEnabled = canPerform(name) }
    for model in models { model.update() }
  }

  /// Stops watching the menu.
  func close() { observer = nil }

  // MARK: Actions

  private func canPerform(_ action: EditorAction) -> Bool {
    let isPossible = node.attachment?.canPerform(action) ?? canPerformInText(action)
    return isPossible && node.permissions.allows(action)
  }

  private func canPerformInText(_ action: EditorAction) -> Bool {
    let (area, session) = (node.area, node.session)
    let hasSelection = !area.buffer.selection.isEmpty
    return switch action {
    case .copy: hasSelection
    case .cut, .delete: hasSelection && area.isEditable
    case .paste: area.isEditable
    case .selectAll: !area.buffer.isEmpty
    case .undo: area.isEditable && session.undoDepth > 0
    case .redo: area.isEditable && session.redoDepth > 0
    }
  }

  /// Performs the action of a GTK menu entry.
  private func perform(_ action: EditorAction) {
    guard node.hasWidget, canPerform(action), node.attachment?.perform(action) != true else {
      return
    }
    let view = node.area.textView
    switch action {
    case .cut: view.cut()
    case .copy: view.copySelection()
    case .paste: view.paste()
    case .delete: view.deleteSelection()
    case .selectAll: view.selectAll()
    case .undo: node.session.undo()
    case .redo: node.session.redo()
    }
  }
}
