import FoundationEssentials
import GtkCore
import RichTextModel
import TextTranslation

/// The menu entries for a link: open it, copy its address, edit it, remove it.
@MainActor
final class LinkMenu {
  private static let group = "link"
  private weak var links: EditorLinks?
  private var address: String?
  private var place = 0
  private let press = ClickGesture(.secondary)

  /// Adds the actions to the text view, and the entries before its menu opens.
  func connect(to links: EditorLinks) {
    self.links = links
    let view = links.node.area.textView
    let actions = ActionGroup()
    actions.add("open") { [weak self] in self?.open() }
    actions.add("copy") { [weak self] in self?.copy() }
    actions.add("edit") { [weak self] in self?.edit() }
    actions.add("remove") { [weak self] in self?.remove() }
    view.insert(actions, as: Self.group)
    press.phase = .capture
    press.onPressed { [weak self] in
      self?.pressed(x: $0.x, y: $0.y)
      return false
    }
    view.add(press)
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] in
      self?.pressed($0)
      return false
    }
    view.add(keys)
  }

  private func pressed(x: Double, y: Double) {
    guard let node = links?.node, node.hasWidget else { return }
    offer(at: node.area.textView.character(atX: x, y: y)?.lowerBound)
  }

  private func pressed(_ key: KeyPress) {
    guard key.opensMenu else { return }
    offer(at: links?.linkAtCaret?.range.lowerBound)
  }

  /// Adds the entries to the menu that is about to open, or removes them.
  private func offer(at place: Int?) {
    guard let node = links?.node, node.hasWidget else { return }
    let link = place.flatMap { node.content.link(at: $0) }
    guard let link else {
      if address != nil { node.area.textView.setExtraMenu(nil) }
      return address = nil
    }
    (address, self.place) = (link.address, link.range.lowerBound)
    let menu = Menu()
    // Mnemonics that GTK's own entries do not use.
    menu.append(translated("_Open Link"), action: Self.group + ".open")
    menu.append(translated("Copy _Link Address"), action: Self.group + ".copy")
    if node.area.isEditable {
      menu.append(translated("Ed_it Link…"), action: Self.group + ".edit")
      menu.append(translated("Re_move Link"), action: Self.group + ".remove")
    }
    let section = Menu()
    section.appendSection(menu)
    node.area.textView.setExtraMenu(section)
  }

  private func open() {
    if let address { _ = links?.open(address) }
  }

  private func copy() {
    if let address { links?.node.area.textView.clipboard.set(address) }
  }

  /// The range of the link that the menu is for; nil if it is gone, or the text is read-only now.
  private var range: Range<Int>? {
    guard let node = links?.node, node.hasWidget, node.area.isEditable else { return nil }
    return node.content.link(at: place)?.range
  }

  private func edit() {
    guard let links, let range else { return }
    links.ask(about: range)
  }

  private func remove() {
    guard let links, let range else { return }
    links.node.changeAttributes(in: range) { $0[LinkKey.self] = nil }
  }
}
