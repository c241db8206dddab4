import GtkCore

/// GTK's menu of a line, with our actions behind its entries.
///
/// GTK's own history of a line is off: its entries for undo would stay grey, where it has any. Those of
/// the clipboard would offer what the field refuses. The menu is made when it opens for the first time, by whatever
/// way that happens: the line is watched for it, and only once somebody has come to the line.
@MainActor
final class LineMenu {
  private static let group = "field"
  private static let redirected = [
    "text.undo": "field.undo", "text.redo": "field.redo", "clipboard.cut": "field.cut",
    "clipboard.copy": "field.copy", "clipboard.paste": "field.paste",
    "selection.delete": "field.delete", "selection.select-all": "field.select-all",
  ]

  /// What can be done with the line at the moment.
  struct Abilities: Equatable {
    var undo = false
    var redo = false
    var cut = false
    var copy = false
    var paste = false
    var delete = false
    var selectAll = false
  }

  private let abilities: @MainActor () -> Abilities
  private var actions: [WritableKeyPath<Abilities, Bool>: Action] = [:]
  private var observer: ChildObserver?

  init(abilities: @escaping @MainActor () -> Abilities) { self.abilities = abilities }

  /// Begins to look for the menu; called when somebody comes to the line.
  func prepare(
    for line: TextLine, undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
  ) {
    guard observer == nil else { return }
    let group = ActionGroup()
    nonisolated(unsafe) let native = line.nativePointer
    func command(_ signal: String) -> @MainActor () -> Void {
      { TextLine(retaining: native).emitCommand(signal) }
    }
    actions = [
      \.undo: group.add("undo", undo), \.redo: group.add("redo", redo),
      \.cut: group.add("cut", command("cut-clipboard")),
      \.copy: group.add("copy", command("copy-clipboard")),
      \.paste: group.add("paste", command("paste-clipboard")),
      \.delete: group.add("delete") { TextLine(retaining: native).deleteSelection() },
      \.selectAll: group.add("select-all") { TextLine(retaining: native).selectAll() },
    ]
    line.insert(group, as: Self.group)
    observer = ChildObserver(line) { [weak self] in self?.added($0) }
  }

  private func added(_ child: Widget) {
    guard let menu = ContextMenu(child) else { return }
    let found = menu.redirect(Self.redirected)
    if !found.contains("text.undo") { menu.prepend(undoEntries) }
    update()
    menu.onOpening { [weak self] in self?.update() }
  }

  /// For a GTK whose menu of a line has none, as 4.8.
  private var undoEntries: Menu {
    let entries = Menu()
    entries.append(Menu.translated("_Undo"), action: "field.undo")
    entries.append(Menu.translated("_Redo"), action: "field.redo")
    return entries
  }

  private func update() {
    let abilities = abilities()
    for (ability, action) in actions { action.setEnabled(abilities[keyPath: ability]) }
  }

  func close() {
    observer = nil
    actions = [:]
  }
}
