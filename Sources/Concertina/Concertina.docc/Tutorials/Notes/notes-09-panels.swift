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
  /// Saves the note a moment after the last change; `nil` if there is nothing to save.
  private var saving: Task<Void, any Error>? { didSet { oldValue?.cancel() } }

  init(application: Application) {
    window = ApplicationWindow(application: application)
    let folder = NoteFolder(url: URL(filePath: application.dataFolder))
    self.folder = folder
    list = ListView(selection: .single, text: { folder.title(of: $0) })
    buildWindow()
    window.addAction("new", accelerators: ["<Control>n"]) { [weak self] in self?.addNote() }
    window.addAction("find") { [weak self] in self?.findBar.open() }
    window.addAction("delete", accelerators: ["<Control>d"]) { [weak self] in self?.askToDelete() }
    // The window stays open with what cannot be saved.
    window.onCloseRequest { [weak self] in self?.save() == false }
    editor.attachmentMaker = { $0.name == PanelCommand.kind ? PanelCommand.makePanel() : nil }
    editor.onDocumentChanged = { [weak self] in self?.saveSoon() }
    list.onSelected { [weak self] _ in self?.showSelected() }
    list.append(contentsOf: folder.files())
    list.items.isEmpty ? addNote() : (list.selectedIndex = 0)
    editor.focus()
  }

  private func buildWindow() {
    window.title = "Notes"
    window.defaultSize = (720, 480)
    window.keepSize()
    let menu = Menu(["_New": "win.new", "_Find": "win.find", "_Delete": "win.delete"])
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
    let panel = FormattingToolbar.Entry(
      PanelCommand(), icon: "insert-object-symbolic", title: "Panel")
    let toolbar = FormattingToolbar(entries: FormattingToolbar.standard + [panel])
    let page = Box(.vertical, spacing: 6, [toolbar, findBar, editor])
    window.child = Box(.horizontal, [sidebar, Separator(.vertical), page])
  }

  private func addNote() {
    guard save() else { return }
    attempt("The note cannot be created") {
      list.insert(try folder.addNote(), at: 0)
      list.selectedIndex = 0
      list.scroll(to: 0)
      editor.focus()
    }
  }

  private func showSelected() {
    guard let selected = list.selectedItem, selected != file else { return }
    guard save() else { return list.selectedIndex = list.items.firstIndex { $0 == file } }
    // What cannot be read cannot be edited: saving would replace it.
    file = nil
    editor.content = ""
    editor.isEditable = attempt("The note cannot be read") {
      editor.content = try folder.content(of: selected)
      file = selected
    }
    saving = nil
  }

  private func askToDelete() {
    guard let index = list.selectedIndex else { return }
    let alert = AlertDialog("Delete this note?", choices: [false: "_Cancel", true: "_Delete"])
    Task {
      guard await alert.choose(above: window) else { return }
      saving = nil
      attempt("The note cannot be deleted") {
        try folder.delete(list.items[index])
        file = nil
        list.remove(at: index)
        list.items.isEmpty ? addNote() : (list.selectedIndex = max(0, index - 1))
      }
    }
  }

  private func saveSoon() {
    saving = Task { [weak self] in
      try await Task.sleep(for: .milliseconds(300))
      self?.save()
    }
  }

  /// Saves what was changed, and returns whether there is nothing left to save.
  @discardableResult
  private func save() -> Bool {
    guard saving != nil, let file else { return true }
    return attempt("The note cannot be saved") {
      try folder.save(editor.content, to: file)
      saving = nil
      if let index = list.items.firstIndex(of: file) { list.replace(index, with: file) }
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
