import Concertina
import GtkCore

/// What the menu and the keys do.
extension NotesWindow {
  /// The actions, as in the menu.
  static let actions = [
    [
      entry(.new, "New _Note", "<Control>n"),
      entry(.newFolder, "New _Folder…", "<Control><Shift>n"), entry(.rename, "_Rename…", "F2"),
      entry(.move, "_Move to…", "<Control><Shift>m"), entry(.delete, "_Delete", "<Control>d"),
    ],
    [
      entry(.find, "_Find", "<Control>f"),
      entry(.search, "_Search All Notes", "<Control><Shift>f"),
      entry(.versions, "_Versions…", "<Control><Shift>h"),
    ],
    [
      entry(.import, "_Import Markdown…"), entry(.print, "_Print…", "<Control>p"),
      entry(.preview, "Print Previe_w", "<Control><Shift>p"),
    ],
    [
      entry(.exportPDF, "Export as P_DF…"), entry(.exportMarkdown, "Export as Mar_kdown…"),
      entry(.exportHTML, "Export as _HTML…"),
    ],
    [
      entry(.outline, "_Outline", "<Control><Shift>o"), entry(.sidebar, "Side_bar", "F9"),
      entry(.shortcuts, "_Keyboard Shortcuts", "<Control>question"),
      entry(.about, "_About Notes"),
    ],
  ]

  /// An action, by its name in the menu.
  enum Action: String {
    case new
    case newFolder = "new-folder"
    case rename
    case move
    case delete
    case find
    case search
    case versions
    case `import`
    case print
    case preview
    case exportPDF = "export-pdf"
    case exportMarkdown = "export-markdown"
    case exportHTML = "export-html"
    case outline
    case sidebar
    case shortcuts
    case about
  }

  private static func entry(_ action: Action, _ title: String, _ key: String? = nil) -> ActionEntry
  {
    ActionEntry(action.rawValue, texts.translated(title), key: key)
  }

  func perform(_ action: Action) {
    switch action {
    case .new: addNote()
    case .newFolder: askForFolder()
    case .rename: rename()
    case .move: move()
    case .delete: delete()
    case .find: findBar.open()
    case .search: showSidebar(search.entry)
    case .versions: showVersions()
    case .import: Task { await importFolder() }
    case .print: PrintCommand().execute(on: editor)
    case .preview: PrintCommand(isPreview: true).execute(on: editor)
    case .exportPDF: Task { await exportPDF() }
    case .exportMarkdown: ExportCommand(.markdown).execute(on: editor)
    case .exportHTML: ExportCommand(.html).execute(on: editor)
    case .outline: outline.isVisible.toggle()
    case .sidebar: toggle.isActive.toggle()
    case .shortcuts: showShortcuts()
    case .about: showAbout()
    }
  }

  // MARK: Folders and names

  /// The selected item, or the note that is open if the user is writing in it.
  private var target: NoteStore.Item? {
    let open = note.shownPath.map { NoteStore.Item(path: $0, isFolder: false) }
    return tree.isInUse ? tree.selected ?? open : open ?? tree.selected
  }

  private func askForFolder() {
    showSidebar(tree.list)
    Task {
      let title = texts.translated("New Folder")
      guard let name = await PopoverQuestion.text(title, below: head) else { return }
      attempt("The folder cannot be created") {
        let path = store.availablePath(for: name, in: tree.folder, suffix: "")
        try store.makeFolder(path)
        tree.refresh(selecting: path)
        tree.list.focus()
      }
    }
  }

  private func rename() {
    // Saving may give the note another name.
    guard save(), let target else { return }
    showSidebar(tree.list)
    Task {
      let title = texts.translated("Rename")
      guard let name = await PopoverQuestion.text(title, target.name, below: head) else { return }
      move(target, to: target.folder, named: name)
    }
  }

  private func move() {
    guard save(), let target else { return }
    let folders = store.folders().filter { $0 != target.path && !$0.hasPrefix(target.path + "/") }
    showSidebar(tree.list)
    let names = [texts.translated("Notes")] + folders.dropFirst()
    Task {
      let chosen = await PopoverQuestion.choice(
        texts.translated("Move to"), among: Array(zip(folders, names)), title: \.1, below: head)
      guard let (folder, _) = chosen else { return }
      move(target, to: folder, named: target.name)
    }
  }

  private func move(_ item: NoteStore.Item, to folder: String, named name: String) {
    attempt("It cannot be moved") {
      let path = try store.move(item, to: folder, named: name)
      note.followMove(from: item.path, to: path)
      tree.refresh(selecting: path)
      tasks.refresh()
      tree.list.focus()
    }
  }

  /// Moves a note to the trash; a folder only if the user says so.
  func delete() {
    guard save(), let target else { return }
    guard target.isFolder else { return delete(target) }
    Task {
      let alert = AlertDialog(
        texts.formatted("Delete the folder “%s”?", target.name),
        detail: texts.translated("All notes in it are moved to the trash."),
        choices: [false: texts.translated("_Cancel"), true: texts.translated("_Delete")])
      if await alert.choose(above: window) { delete(target) }
    }
  }

  private func delete(_ target: NoteStore.Item) {
    let isOpen = note.shownPath.map { ($0 + "/").hasPrefix(target.path + "/") } ?? false
    attempt("It cannot be deleted") {
      let trashed = try TrashedFile(moving: store.file(target.path))
      if isOpen { note.close() }
      tree.refresh()
      if isOpen { openAnother() }
      refresh()
      let title = texts.formatted("“%s” deleted", target.name)
      let toast = Toast(title, button: texts.translated("Undo")) { [self] in
        attempt("It cannot be restored") {
          let path = try store.restore(target, from: trashed)
          tree.refresh(selecting: path)
          if !target.isFolder { open(path) }
        }
      }
      toasts.show(toast)
    }
  }

  /// Shows the first note, or a new one.
  func openAnother() {
    guard let next = tree.list.items.first(where: { !$0.isFolder }) else { return addNote() }
    tree.refresh(selecting: next.path)
    open(next.path)
  }

  // MARK: Tasks

  /// Ticks a task in the editor, or in the file if another note is open.
  func setChecked(_ isChecked: Bool, _ task: RichTextTask, of path: String) {
    attempt("The task cannot be ticked") {
      if path == note.path {
        editor.setChecked(isChecked, of: task)
        try note.document.save()
      } else {
        try store.setChecked(isChecked, task, of: path)
      }
    }
    tasks.refresh()
    guard isChecked else { return }
    let (title, undo) = (texts.translated("Task done"), texts.translated("Undo"))
    toasts.show(Toast(title, button: undo) { [self] in setChecked(false, task, of: path) })
  }

  // MARK: Versions, import and paper

  func showVersions() {
    if let unreadable = note.unreadable { return showVersions(ofUnreadable: unreadable.path) }
    guard let versions = note.document.versions, let path = note.path, save() else { return }
    self.versions = VersionsWindow(of: versions, named: path) { [weak self] content in
      self?.attempt("The version cannot be restored") { try self?.note.document.restore(content) }
    }
    self.versions?.present(above: window)
  }

  /// Shows the versions of a note that cannot be read; the one that is chosen takes its place.
  private func showVersions(ofUnreadable path: String) {
    versions = VersionsWindow(of: store.versions(of: path), named: path) { [weak self] content in
      self?.attempt("The version cannot be restored") {
        try self?.store.replaceUnreadable(path, by: content)
        try self?.note.open(path)
      }
    }
    versions?.present(above: window)
  }

  /// Goes on with what is left of a note that cannot be read, in a note beside it.
  func openCopy() {
    guard let unreadable = note.unreadable else { return }
    attempt("The note cannot be created") {
      let path = try store.addCopy(editor.content, of: unreadable.path)
      try note.open(path)
      tree.refresh(selecting: path)
      editor.focus()
    }
  }

  private func importFolder() async {
    let title = texts.translated("Import Markdown")
    let dialog = FileDialog(title: title, purpose: .folder, parent: window)
    guard let path = await dialog.choosePath() else { return }
    let result = await Task.detached { [store] in NoteImport(of: path, into: store) }.value
    refresh()
    if let folder = result.folder { tree.refresh(selecting: folder) }
    guard !result.problems.isEmpty else { return toasts.show(result.summary) }
    let detail = result.problems.prefix(20).joined(separator: "\n")
    await AlertDialog(result.summary, detail: detail).choose(above: window)
  }

  private func exportPDF() async {
    let dialog = FileDialog(
      title: texts.translated("Export as PDF"), purpose: .save(as: window.title + ".pdf"),
      parent: window)
    guard let path = await dialog.choosePath() else { return }
    await attempt("The PDF file cannot be written") {
      try await editor.exportPDF(to: path, title: window.title)
    }
  }

  // MARK: Help

  private func showShortcuts() {
    typealias Group = ShortcutsWindow.Group
    // Those that are used most: GTK 4.8 warns about its own window where there are several pages.
    let commands = FormattingToolbar.standard + FormattingToolbar.lists + [.body, .heading(1)]
    let help = ShortcutsWindow(
      [Group(title: texts.translated("Notes"), Self.actions)]
        + Group.groups(title: texts.translated("Text"), commands))
    help?.setTransient(for: window, isModal: true)
    help?.present()
  }

  private func showAbout() {
    let about = AboutDialog(
      program: texts.translated("Notes"), version: ConcertinaVersion.current,
      comments: texts.translated("Notes with tasks, tables and pictures"),
      icon: "io.github.concertina.Notes")
    about.license = .mit
    about.setTransient(for: window, isModal: true)
    about.present()
  }
}
