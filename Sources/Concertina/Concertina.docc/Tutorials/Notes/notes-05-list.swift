import Concertina
import GtkCore

/// The window: the list of notes, and the one that is edited.
@MainActor
final class NotesWindow: WindowOwner {
  let window: ApplicationWindow
  private let folder: NoteFolder
  /// The notes by their files, which are read when their rows become visible.
  private let list: ListView<String>
  private let editor = EditorView()
  private lazy var findBar = FindBar(for: editor)
  /// The file of the note in the editor; `nil` while there is none.
  private var file: String?

  init(application: Application) {
    window = ApplicationWindow(application: application)
    let folder = NoteFolder(url: URL(filePath: application.dataFolder))
    self.folder = folder
    list = ListView(selection: .single, text: { folder.title(of: $0) })
    buildWindow()
    window.addAction("find") { [weak self] in self?.findBar.open() }
    list.onSelected { [weak self] _ in self?.showSelected() }
    list.append(contentsOf: folder.files())
    list.items.isEmpty ? addNote() : (list.selectedIndex = 0)
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
    list.accessibleLabel = "Notes"
    list.addStyleClass("navigation-sidebar")
    let sidebar = ScrolledWindow(list)
    sidebar.requestSize(width: 180)
    editor.accessibleLabel = "Note"
    editor.setMargins(6)
    editor.setExpands(horizontally: true, vertically: true)
    let toolbar = FormattingToolbar(entries: FormattingToolbar.standard)
    let page = Box(.vertical, spacing: 6, [toolbar, findBar, editor])
    window.child = Box(.horizontal, [sidebar, Separator(.vertical), page])
  }

  private func addNote() {
    attempt("The note cannot be created") {
      list.insert(try folder.addNote(), at: 0)
      list.selectedIndex = 0
      list.scroll(to: 0)
      editor.focus()
    }
  }

  private func showSelected() {
    guard let selected = list.selectedItem, selected != file else { return }
    // What cannot be read cannot be edited: saving would replace it.
    file = nil
    editor.content = ""
    editor.isEditable = attempt("The note cannot be read") {
      editor.content = try folder.content(of: selected)
      file = selected
    }
  }

  /// Does something with files, and returns whether that succeeded; shows the error if not.
  @discardableResult
  private func attempt(_ complaint: String, _ work: () throws -> Void) -> Bool {
    do { try work() } catch {
      Task { await AlertDialog(complaint, detail: "\(error)").choose(above: window) }
      return false
    }
    return true
  }
}
