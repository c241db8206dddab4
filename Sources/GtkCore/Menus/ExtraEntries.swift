import CConcertinaGtk

/// A text with a context menu of GTK's, at whose end there can be other entries.
@MainActor
package protocol ContextMenuText: Widget {
  /// The entries at the end of the menu, from its next opening on; nil for none.
  var extraMenu: Object? { get set }
  /// The selection; empty at the caret.
  var selection: Range<Int> { get }
  /// Returns the offset nearest to a position.
  func offset(x: Double, y: Double) -> Int
}

extension ContextMenuText {
  /// The context menu that was last opened; nil before the first time.
  package var contextMenu: ContextMenu? { children.lazy.compactMap { ContextMenu($0) }.first }
}

/// The entries at the end of the context menu of a text, which are made whenever it opens.
///
/// Until something is added, nothing watches the text.
@MainActor
package final class ExtraEntries {
  /// Where a menu opens.
  package enum Place {
    /// At the caret, by a key.
    case caret
    /// At the pointer.
    case pointer(x: Double, y: Double)
  }

  private static let group = "extra"

  private let text: any ContextMenuText
  /// Notices presses that open the menu.
  package let press = ClickGesture(.secondary)
  private var sections: [@MainActor (Place) -> [MenuEntry]] = []
  private var isWatched = false
  /// What the entries of the present menu do.
  private var effects: [@MainActor () -> Void] = []

  /// Creates the entries of a text.
  package init(_ text: any ContextMenuText) { self.text = text }

  /// Adds a section, of entries for the place where the menu opens.
  package func add(_ section: @escaping @MainActor (Place) -> [MenuEntry]) {
    sections.append(section)
    watch()
  }

  /// Returns the app's entries for a range: the selection if the menu opens in it, and otherwise
  /// an empty one where it opens.
  package var entries: (@MainActor (Range<Int>) -> [MenuEntry])? {
    didSet { if entries != nil { watch() } }
  }

  /// Entries of the app that are always the same; nil for none.
  package var fixed: Object? { didSet { text.extraMenu = fixed } }

  /// Returns the fixed entries of a text around this one, which this one has, too.
  package var inherited: (@MainActor () -> Object?)? { didSet { if inherited != nil { watch() } } }

  /// The fixed entries, or those that are inherited; nil for none.
  package var present: Object? { fixed ?? inherited?() }

  /// Forgets everything; called when the text is disposed of.
  package func close() {
    sections = []
    entries = nil
    inherited = nil
    effects = []
  }

  // MARK: Opening

  private func watch() {
    guard !isWatched else { return }
    isWatched = true
    press.phase = .capture
    press.onPressed { [weak self] in
      self?.opens(at: .pointer(x: $0.x, y: $0.y))
      return false
    }
    text.add(press)
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in
      if $0.opensMenu { self?.opens(at: .caret) }
      return false
    }
    text.add(keys)
  }

  /// Makes the entries of the menu that is about to open.
  private func opens(at place: Place) {
    guard text.contextMenu?.isOpen != true else { return }
    effects = []
    var made = sections.map { $0(place) }
    if let entries { made.append(entries(range(of: place))) }
    made.removeAll { $0.isEmpty }
    let fixed = present
    guard !made.isEmpty else { return show(fixed) }
    let (menu, actions) = (Menu(), ActionGroup())
    for entries in made { menu.appendSection(section(of: entries, actions)) }
    if let fixed { menu.appendSection(fixed) }
    text.insert(actions, as: Self.group)
    text.extraMenu = menu
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in self?.opened() }
  }

  private func range(of place: Place) -> Range<Int> {
    let selection = text.selection
    guard case .pointer(let x, let y) = place else { return selection }
    let offset = text.offset(x: x, y: y)
    let isInside = !selection.isEmpty && selection.lowerBound...selection.upperBound ~= offset
    return isInside ? selection : offset..<offset
  }

  private func section(of entries: [MenuEntry], _ actions: ActionGroup) -> Menu {
    let section = Menu()
    for entry in entries {
      switch entry.effect {
      case .action(let name): section.append(entry.title, action: name)
      case .perform(let perform):
        let (index, name) = (effects.count, "\(effects.count)")
        effects.append(perform)
        let action = actions.add(name) { [weak self] in self?.perform(index) }
        action.isEnabled = entry.isEnabled
        section.append(entry.title, action: "\(Self.group).\(name)")
      }
    }
    return section
  }

  private func perform(_ index: Int) {
    if effects.indices.contains(index) { effects[index]() }
  }

  /// Shows a menu instead of that of the last opening, which makes GTK create its own again.
  private func show(_ menu: Object?) {
    if text.extraMenu != menu { text.extraMenu = menu }
  }

  // MARK: Closing

  private func opened() {
    guard let menu = text.contextMenu, menu.isOpen else { return effects = [] }
    menu.onClosed { [weak self] in self?.closed() }
  }

  /// Releases what the entries hold, but not before the one that closed the menu was performed.
  private func closed() {
    MainLoopSource.idle(priority: .low) { [weak self] in
      guard let self, self.text.contextMenu?.isOpen != true else { return }
      self.effects = []
    }
  }
}
