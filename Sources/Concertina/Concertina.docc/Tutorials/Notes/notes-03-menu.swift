import Concertina
import GtkCore

/// The window: an editor of rich text with a toolbar, a menu and a bar to find text.
@MainActor
final class NotesWindow: WindowOwner {
  let window: ApplicationWindow
  private let editor = EditorView()
  private lazy var findBar = FindBar(for: editor)

  init(application: Application) {
    window = ApplicationWindow(application: application)
    buildWindow()
    window.addAction("find") { [weak self] in self?.findBar.open() }
    editor.focus()
  }

  private func buildWindow() {
    window.title = "Notes"
    window.defaultSize = (720, 480)
    window.keepSize()
    let menu = Menu(["_Find": "win.find"])
    let header = HeaderBar()
    header.packEnd(MenuButton(icon: "open-menu-symbolic", tooltip: "Menu", menu: menu))
    window.titlebar = header
    editor.accessibleLabel = "Note"
    editor.setMargins(6)
    editor.setExpands(horizontally: true, vertically: true)
    let toolbar = FormattingToolbar(entries: FormattingToolbar.standard)
    window.child = Box(.vertical, spacing: 6, [toolbar, findBar, editor])
  }
}
