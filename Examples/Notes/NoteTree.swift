import Concertina
import GtkCore

/// The list of folders and notes, as one tree.
@MainActor
final class NoteTree {
  let list: ListView<NoteStore.Item>
  /// Called with the note that the user selects.
  var onNote: (@MainActor (String) -> Void)?
  /// Called when the user presses Return on a note, or double-clicks it.
  var onChosen: (@MainActor () -> Void)?
  /// Called when the user presses Delete.
  var onDelete: (@MainActor () -> Void)?
  /// Whether the list had the focus later than the note: what keys and the menu act on.
  var isInUse = true
  private let store: NoteStore
  private var openFolders: Set<String> = []
  private var isRefreshing = false
  /// Whether a note is shown when it is selected; if not, a click or Return shows it.
  var opensOnSelection = true {
    didSet { list.activatesOnClick = !opensOnSelection }
  }

  init(_ store: NoteStore) {
    self.store = store
    list = ListView(selection: .single) { Self.makeRow() }
    list.accessibleLabel = texts.translated("Notes")
    list.addStyleClass("navigation-sidebar")
    list.onSelected { [weak self] _ in self?.showSelected() }
    list.onActivated { [weak self] _ in self?.toggleSelected() }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.handle($0) ?? false }
    list.add(keys)
    let focus = FocusController()
    focus.onChange { [weak self] in if $0 { self?.isInUse = true } }
    list.add(focus)
  }

  private static func makeRow() -> ListRow<NoteStore.Item> {
    let (icon, label) = (Image(icon: "folder-symbolic", role: .presentation), Label())
    label.xAlignment = .start
    label.ellipsize()
    let row = Box(.horizontal, spacing: 6, [icon, label])
    return ListRow(row) { item in
      row.setMargins(start: 12 * item.depth)
      icon.isVisible = item.isFolder
      icon.icon = item.isOpen ? "pan-down-symbolic" : "folder-symbolic"
      label.text = item.name
      let folder = item.isOpen ? texts.translated("Open folder") : texts.translated("Folder")
      row.accessibleDescription = item.isFolder ? folder : ""
    }
  }

  var selected: NoteStore.Item? { list.selectedItem }

  /// The folder for new notes: the selected one, or that of the selected note.
  var folder: String { selected.map { $0.isFolder ? $0.path : $0.folder } ?? "" }

  /// Reads the folders again, and selects an item, or the one that was selected.
  ///
  /// With `reveals`, the folders around it are opened, and it is scrolled into view.
  func refresh(selecting path: String? = nil, reveals: Bool = true) {
    let wanted = path ?? selected?.path
    var folder = NoteStore.folder(of: path ?? "")
    while reveals, !folder.isEmpty {
      openFolders.insert(folder)
      folder = NoteStore.folder(of: folder)
    }
    isRefreshing = true
    list.update(to: store.items { openFolders.contains($0) })
    let index = list.items.firstIndex { $0.path == wanted }
    if list.selectedIndex != index { list.selectedIndex = index }
    if let index, path != nil, reveals { list.scroll(to: index) }
    isRefreshing = false
  }

  private func showSelected() {
    guard !isRefreshing, opensOnSelection, let selected, !selected.isFolder else { return }
    onNote?(selected.path)
  }

  private func toggleSelected() {
    guard let selected else { return }
    guard !selected.isFolder else { return setOpen(!selected.isOpen) }
    onNote?(selected.path)
    onChosen?()
  }

  private func setOpen(_ isOpen: Bool) {
    guard let selected, selected.isFolder else { return }
    if isOpen { openFolders.insert(selected.path) } else { openFolders.remove(selected.path) }
    refresh()
  }

  private func handle(_ key: KeyPress) -> Bool {
    let isMirrored = list.direction == .rightToLeft
    switch key.symbol {
    case .delete: onDelete?()
    case .left: setOpen(isMirrored)
    case .right: setOpen(!isMirrored)
    default: return false
    }
    return true
  }
}
