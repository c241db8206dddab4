import GtkCore

/// GTK's menu of a text, with the history of the whole tree of editors behind Undo and Redo.
///
/// GTK's own history of the text is off: its entries would stay grey. The menu is made when it opens, and
/// anew after its entries have changed; the view is watched for it.
@MainActor
final class EditorMenu {
  private static let group = "editor"
  private weak var editor: EditorViewImplementation?
  private var undo: Action?
  private var redo: Action?
  private var observer: ChildObserver?

  func connect(to editor: EditorViewImplementation) {
    self.editor = editor
    let actions = ActionGroup()
    undo = actions.add("undo") { [weak editor] in editor?.session.undo() }
    redo = actions.add("redo") { [weak editor] in editor?.session.redo() }
    let view = editor.area.textView
    view.insert(actions, as: Self.group)
    observer = ChildObserver(view) { [weak self] in self?.added($0) }
  }

  private func added(_ child: Widget) {
    guard let menu = ContextMenu(child) else { return }
    menu.redirect(["text.undo": Self.group + ".undo", "text.redo": Self.group + ".redo"])
    update()
    menu.onOpening { [weak self] in self?.update() }
  }

  private func update() {
    guard let editor, editor.hasWidget else { return }
    let view = EditorView(existing: editor)
    undo?.setEnabled(HistoryCommand.undo.canExecute(on: view))
    redo?.setEnabled(HistoryCommand.redo.canExecute(on: view))
  }

  func close() { observer = nil }
}
