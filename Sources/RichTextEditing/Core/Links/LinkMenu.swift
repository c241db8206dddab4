import FoundationEssentials
import GtkCore
import RichTextModel
import TextTranslation

/// The menu entries for a link: open it, copy its address, edit it, remove it.
@MainActor
final class LinkMenu {
  private weak var links: EditorLinks?

  /// Adds the entries to the menu of the text view.
  func connect(to links: EditorLinks) {
    self.links = links
    links.node.area.extraEntries.add { [weak self] in self?.entries(at: $0) ?? [] }
  }

  /// Returns the entries for the link at a place; none without one.
  private func entries(at place: ExtraEntries.Place) -> [MenuEntry] {
    guard let node = links?.node, node.hasWidget, let link = link(at: place) else { return [] }
    let (address, start) = (link.address, link.range.lowerBound)
    // Mnemonics that GTK's own entries do not use.
    let entries = [
      MenuEntry(translated("_Open Link")) { [weak self] in _ = self?.links?.open(address) },
      MenuEntry(translated("Copy _Link Address")) { [weak self] in
        self?.links?.node.area.textView.clipboard.set(address)
      },
    ]
    guard node.area.isEditable else { return entries }
    return entries + [
      MenuEntry(translated("Ed_it Link…")) { [weak self] in self?.edit(at: start) },
      MenuEntry(translated("Re_move Link")) { [weak self] in self?.remove(at: start) },
    ]
  }

  private func link(at place: ExtraEntries.Place) -> (range: Range<Int>, address: String)? {
    guard let node = links?.node, case .pointer(let x, let y) = place else {
      return links?.linkAtCaret
    }
    return node.area.textView.character(atX: x, y: y).flatMap {
      node.content.link(at: $0.lowerBound)
    }
  }

  /// Returns the range of the link at an offset; nil if it is gone, or the text is read-only now.
  private func range(at offset: Int) -> Range<Int>? {
    guard let node = links?.node, node.hasWidget, node.area.isEditable else { return nil }
    return node.content.link(at: offset)?.range
  }

  private func edit(at offset: Int) {
    guard let links, let range = range(at: offset) else { return }
    links.ask(about: range)
  }

  private func remove(at offset: Int) {
    guard let links, let range = range(at: offset) else { return }
    links.node.changeAttributes(in: range) { $0[LinkKey.self] = nil }
  }
}
