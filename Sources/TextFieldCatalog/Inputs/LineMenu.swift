import GtkCore

/// GTK's context menu of a line, with actions of ours for its entries.
///
/// GTK's own history of a line is turned off, so its entries for undo, if there are any, would stay
/// disabled. Its entries for the clipboard would offer what the field rejects. GTK makes the menu
/// when it opens for the first time, in whatever way, so the line is observed for it, but only
/// after the line has first been focused or pressed.
@MainActor
final class LineMenu {
  private static let group = "field"
  private static let redirected = [
    "text.undo": "field.undo", "text.redo": "field.redo", "clipboard.cut": "field.cut",
    "clipboard.copy": "field.copy", "clipboard.paste": "field.paste",
    "selection.delete": "field.delete", "selection.select-all": "field.select-all",
  ]

  /// The actions that are possible at the moment.
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

  /// Begins to observe the line for its menu; called when the line gets the focus or a press.
  func prepare(
    for line: TextLine, undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
  ) {
    guard observer == nil else { return }
    let group = ActionGroup()
    let reference = WeakReference(line)
    func onLine(_ act: @escaping @MainActor (TextLine) -> Void) -> @MainActor () -> Void {
      { if let line = reference.handle(TextLine.init(retaining:)) { act(line) } }
    }
    actions = [
      \.undo: group.add("undo", undo), \.redo: group.add("redo", redo),
      \.cut: group.add("cut", onLine { $0.emitCommand("cut-clipboard") }),
      \.copy: group.add("copy", onLine { $0.emitCommand("copy-clipboard") }),
      \.paste: group.add("paste", onLine { $0.emitCommand("paste-clipboard") }),
      \.delete: group.add("delete", onLine { $0.deleteSelection() }),
      \.selectAll: group.add("select-all", onLine { $0.selectAll() }),
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

  /// The entries for undo, for versions of GTK whose menu has none, such as 4.8.
  private var undoEntries: Menu {
    let entries = Menu()
    entries.append(Menu.gtkTranslation(of: "_Undo"), action: "field.undo")
    entries.append(Menu.gtkTranslation(of: "_Redo"), action: "field.redo")
    return entries
  }

  private func update() {
    let abilities = abilities()
    for (ability, action) in actions { action.isEnabled = abilities[keyPath: ability] }
  }

  func close() {
    observer = nil
    actions = [:]
  }
}
