import GtkCore
import RichTextModel

/// The menu entries for a link: open it, copy its address, edit it, remove it.
@MainActor
final class LinkMenu {
  private static let group = "link"
  private weak var editor: EditorViewImplementation?
  private var address: String?
  private var place = 0
  private let press = SecondaryPress()

  func connect(to editor: EditorViewImplementation) {
    self.editor = editor
    let view = editor.area.textView
    let actions = ActionGroup()
    actions.add("open") { [weak self] in self?.open() }
    actions.add("copy") { [weak self] in self?.copy() }
    actions.add("edit") { [weak self] in self?.edit() }
    actions.add("remove") { [weak self] in self?.remove() }
    view.insert(actions, as: Self.group)
    press.setPhase(.capture)
    press.onPressed { [weak self] in self?.pressed(x: $0, y: $1) }
    view.add(press)
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak self] in
      self?.pressed($0)
      return false
    }
    view.add(keys)
  }

  private func pressed(x: Double, y: Double) {
    guard let editor, editor.hasWidget else { return }
    offer(at: editor.area.textView.character(atX: x, y: y)?.lowerBound)
  }

  private func pressed(_ key: KeyController.Key) {
    guard key.name == "Menu" || (key.name == "F10" && key.shift) else { return }
    offer(at: editor?.links.linkAtCaret?.range.lowerBound)
  }

  /// Adds the entries to the menu that is about to open, or removes them.
  private func offer(at place: Int?) {
    guard let editor, editor.hasWidget else { return }
    let link = place.flatMap { EditorView(existing: editor).link(at: $0) }
    guard let link else {
      if address != nil { editor.area.textView.setExtraMenu(nil) }
      return address = nil
    }
    (address, self.place) = (link.address, link.range.lowerBound)
    let menu = Menu()
    // Mnemonics that GTK's own entries do not use.
    menu.append("_Open Link", action: Self.group + ".open")
    menu.append("Copy _Link Address", action: Self.group + ".copy")
    if editor.area.acceptsInput {
      menu.append("Ed_it Link…", action: Self.group + ".edit")
      menu.append("Re_move Link", action: Self.group + ".remove")
    }
    let section = Menu()
    section.appendSection(menu)
    editor.area.textView.setExtraMenu(section)
  }

  private func open() {
    if let address { _ = editor?.links.open(address) }
  }

  private func copy() {
    if let address { editor?.area.textView.clipboard.set(address) }
  }

  private func withLink(_ body: (EditorView, Range<Int>) -> Void) {
    guard let editor, editor.hasWidget, editor.area.acceptsInput else { return }
    let view = EditorView(existing: editor)
    if let link = view.link(at: place) { body(view, link.range) }
  }

  private func edit() {
    withLink { editor, range in
      editor.selectedRange = range
      LinkEditingCommand().execute(on: editor)
    }
  }

  private func remove() { withLink { $0.removeAttribute(LinkKey.self, in: $1) } }
}
