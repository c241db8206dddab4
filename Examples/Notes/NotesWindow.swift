import Concertina
import GtkCore

/// The window: the notes, what is found in them and their tasks, and the note that is edited.
@MainActor
final class NotesWindow: WindowOwner {
  /// The width below which either the sidebar or the note is visible.
  private static let narrowWidth = 560

  let window: ApplicationWindow
  let store: NoteStore
  let editor = EditorView()
  let note: OpenNote
  let tree: NoteTree
  let sidebar = Box(.vertical, spacing: 6)
  /// The head of the sidebar, below which the window asks for names.
  let head = Box(.vertical)
  let toasts = ToastOverlay()
  lazy var findBar = FindBar(for: editor)
  lazy var outline = OutlineView(for: editor)
  var versions: VersionsWindow?
  let search: DocumentSearch<String>
  let tasks: DocumentTasks<String>
  private let unreadableBar = UnreadableBar()
  private let page = Box(.vertical, spacing: 6)
  private let pages = Stack()
  private let switcher: StackSwitcher
  let toggle = ToggleButton(icon: "view-dual-symbolic", tooltip: texts.translated("Sidebar"))

  init(application: Application, _ store: NoteStore) {
    self.store = store
    window = ApplicationWindow(application: application)
    let index = DocumentIndex { try store.content(of: $0) }
    search = DocumentSearch(index) { store.documents() }
    tasks = DocumentTasks(index) { store.documents() }
    note = OpenNote(editor, in: store)
    tree = NoteTree(store)
    switcher = StackSwitcher(pages)
    buildSidebar()
    buildWindow()
    window.addActions(Self.actions) { [weak self] name in
      if let action = Action(rawValue: name) { self?.perform(action) }
    }
    connect()
    attempt("The folder for notes cannot be created") { try store.makeFolder("") }
    Task.detached { store.removeLeftovers() }
    tree.refresh()
    openAnother()
    editor.focus()
  }

  private func buildSidebar() {
    for part in [search.entry, switcher] { part.setMargins(top: 6, start: 6, end: 6) }
    pages.add(ScrolledWindow(tree.list), named: "notes", title: texts.translated("Notes"))
    pages.add(tasks.list, named: "tasks", title: texts.translated("Tasks"))
    for part in [pages, search.results] { part.setExpands(vertically: true) }
    head.append(switcher)
    for part in [search.entry, head, pages, search.results] { sidebar.append(part) }
    sidebar.requestSize(width: 200)
  }

  private func buildWindow() {
    window.title = texts.translated("Notes")
    window.defaultSize = (960, 600)
    window.keepSize()
    let header = HeaderBar()
    let new = Button(icon: "document-new-symbolic", tooltip: texts.translated("New note"))
    new.onClicked { [weak self] in self?.addNote() }
    toggle.isActive = true
    for button in [toggle, new] { header.packStart(button) }
    let menu = MenuButton(
      icon: "open-menu-symbolic", tooltip: texts.translated("Menu"),
      menu: Menu(sections: Self.actions))
    menu.becomePrimary()
    header.packEnd(menu)
    window.titlebar = header
    editor.accessibleLabel = texts.translated("Note", context: "text")
    editor.setMargins(6)
    editor.setExpands(horizontally: true, vertically: true)
    (editor.hasCollapsibleHeadings, editor.showsBlockHandles) = (true, true)
    editor.acceptsTab = true
    editor.register(processors: [MarkupProcessor(), LinkDetector(), CommandMenu()])
    (outline.isVisible, outline.accessibleLabel) = (false, texts.translated("Outline"))
    outline.requestSize(width: 160)
    let letters = FormattingToolbar.standard
    var entries = letters[..<4] + FormattingToolbar.lists + FormattingToolbar.tables
    entries += FormattingToolbar.pictures + letters[4...] + FormattingToolbar.indents
    let toolbar = FormattingToolbar(entries: Array(entries))
    toolbar.setExpands(horizontally: true)
    let tools = Box(.horizontal, spacing: 6, [StyleChooser(), toolbar])
    tools.setMargins(6)
    let text = Box(.horizontal, [editor, outline])
    text.addStyleClass("view")
    for row in [tools, findBar, unreadableBar.box, text] { page.append(row) }
    let panes = Paned(.horizontal, sidebar, page)
    panes.position = 220
    (panes.startResizes, panes.startShrinks, panes.endShrinks) = (false, false, false)
    toasts.child = panes
    window.child = toasts
  }

  private func connect() {
    // The window stays open with what cannot be saved.
    window.onCloseRequest { [weak self] in self?.save() == false }
    window.onWidthChanged { [weak self] in self?.fit() }
    toggle.onToggled { [weak self] _ in self?.showPanes() }
    note.onSaved = { [weak self] in self?.refresh() }
    note.document.onRecovered = { [weak self] in self?.toasts.dismiss(about: Self.unsaved) }
    note.document.onFailure = { [weak self] in self?.reportUnsaved($0) }
    note.document.onLeftOut = { [weak self] _ in
      self?.toasts.show(texts.translated("Markdown does not have all of these formats."))
    }
    note.document.onConflict = { [weak self] in self?.resolveConflict() }
    unreadableBar.onVersions = { [weak self] in self?.showVersions() }
    unreadableBar.onCopy = { [weak self] in self?.openCopy() }
    tree.onNote = { [weak self] in self?.open($0) }
    tree.onChosen = { [weak self] in self?.showNote() }
    tree.onDelete = { [weak self] in self?.delete() }
    let focus = FocusController()
    focus.onChange { [weak self] in if $0 { self?.tree.isInUse = false } }
    editor.add(focus)
    pages.onPageChanged { [weak self] _ in self?.tasks.refresh() }
    search.onChosen = { [weak self] in self?.show($1.range, $1.path, of: $0) }
    tasks.onChosen = { [weak self] in self?.show($1.range, $1.path, of: $0) }
    tasks.onTicked = { [weak self] in self?.setChecked(true, $1, of: $0) }
    search.onSearching = { [weak self] isSearching in
      self?.pages.isVisible = !isSearching
      self?.switcher.isVisible = !isSearching
    }
    tasks.refresh()
  }

  // MARK: Panes

  private var isNarrow: Bool { (0..<Self.narrowWidth).contains(window.defaultSize.width) }
  private var wasNarrow = false

  private func fit() {
    if isNarrow != wasNarrow { toggle.isActive = !isNarrow }
    wasNarrow = isNarrow
    tree.opensOnSelection = !isNarrow
    showPanes()
  }

  private func showPanes() {
    sidebar.isVisible = toggle.isActive
    page.isVisible = !(isNarrow && toggle.isActive)
  }

  /// Shows the sidebar with the focus in a widget of it.
  func showSidebar(_ focused: Widget) {
    toggle.isActive = true
    focused.focus()
  }

  /// Shows the note where there is no room for both.
  private func showNote() {
    if isNarrow { toggle.isActive = false }
    editor.focus()
  }

  // MARK: Notes

  /// Shows a note, unless the one before cannot be saved.
  func open(_ path: String) {
    guard path != note.shownPath else { return }
    guard save() else { return tree.refresh(selecting: note.shownPath) }
    attempt("The note cannot be read") { try note.open(path) }
  }

  private func show(_ range: Range<Int>, _ path: EditorPath, of note: String) {
    open(note)
    tree.refresh(selecting: note)
    showNote()
    editor.show(range, in: path)
  }

  func addNote() {
    guard save() else { return }
    attempt("The note cannot be created") {
      let path = try store.add("", in: tree.folder)
      try note.open(path)
      tree.refresh(selecting: path)
      showNote()
    }
  }

  /// Saves what was changed, and returns whether there is nothing left to save.
  @discardableResult
  func save() -> Bool {
    do throws(EditedDocumentError) { return try note.document.save() } catch {
      reportUnsaved(error)
      return false
    }
  }

  /// Shows what has changed in the files.
  func refresh() {
    window.title = note.shownPath.map { NoteStore.name(of: $0) } ?? texts.translated("Notes")
    unreadableBar.box.isVisible = false
    if let (path, error) = note.unreadable {
      unreadableBar.show(
        error, isEmpty: editor.isEmpty, hasVersions: !store.versions(of: path).all.isEmpty)
    }
    tree.refresh(selecting: tree.selected?.isFolder == true ? nil : note.shownPath, reveals: false)
    tasks.refresh()
    if search.results.isVisible { search.refresh() }
  }

  private func resolveConflict() {
    Task {
      do throws(EditedDocumentError) { try await note.resolveConflict(above: window) } catch {
        reportUnsaved(error)
      }
    }
  }

  // MARK: Errors

  /// Does something with files; shows the error, after a text in English, if that fails.
  func attempt(_ complaint: String, _ work: () throws -> Void) {
    do { try work() } catch { report(complaint, error) }
  }

  /// Does something that takes time; shows the error, after a text in English, if it fails.
  func attempt(_ complaint: String, _ work: () async throws -> Void) async {
    do { try await work() } catch { report(complaint, error) }
  }

  /// Says so for as long as the text is not in its file.
  private func reportUnsaved(_ error: EditedDocumentError) {
    var toast = Toast(error.unsavedMessage, duration: nil)
    toast.topic = Self.unsaved
    toasts.show(toast)
  }

  /// What a message about a text that is not in its file is about.
  private static let unsaved = "unsaved"

  private func report(_ complaint: String, _ error: any Error) {
    toasts.show(Toast(texts.translated(complaint), error))
  }
}
