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
  private weak var editor: EditorViewImplementation?
  private var actions: [EditorAction: Action] = [:]
  private var observer: ChildObserver?

  func connect(to editor: EditorViewImplementation) {
    self.editor = editor
    let group = ActionGroup()
    for (action, names) in Self.names {
      actions[action] = group.add(names.own) { [weak editor] in editor?.perform(action) }
    }
    let view = editor.area.textView
    view.insert(group, as: Self.group)
    observer = ChildObserver(view) { [weak self] in self?.added($0) }
  }

  private func added(_ child: Widget) {
    guard let menu = ContextMenu(child) else { return }
    var redirected: [String: String] = [:]
    for names in Self.names.values { redirected[names.gtk] = Self.group + "." + names.own }
    menu.redirect(redirected)
    update()
    menu.onOpening { [weak self] in self?.update() }
  }

  private func update() {
    guard let editor, editor.hasWidget else { return }
    for (name, action) in actions { action.setEnabled(editor.canPerform(name)) }
  }

  func close() { observer = nil }
}

extension EditorViewImplementation {
  fileprivate func canPerform(_ action: EditorAction) -> Bool {
    let view = EditorView(existing: self)
    let hasSelection = !area.buffer.selection.isEmpty
    let isPossible =
      switch action {
      case .copy: hasSelection
      case .cut, .delete: hasSelection && area.acceptsInput
      case .paste: area.acceptsInput
      case .selectAll: !area.buffer.isEmpty
      case .undo: HistoryCommand.undo.canExecute(on: view)
      case .redo: HistoryCommand.redo.canExecute(on: view)
      }
    return isPossible && node.permissions.allows(action)
  }

  /// Performs the action of a GTK menu entry.
  fileprivate func perform(_ action: EditorAction) {
    guard hasWidget, canPerform(action) else { return }
    switch action {
    case .cut: area.textView.cut()
    case .copy: area.textView.copySelection()
    case .paste: area.textView.paste()
    case .delete: area.textView.deleteSelection()
    case .selectAll: area.textView.selectAll()
    case .undo: session.undo()
    case .redo: session.redo()
    }
  }
}
