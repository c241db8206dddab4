import GtkCore
import RichTextModel
import TextTranslation

/// A popover that asks for the address of a link, next to its text.
@MainActor
final class LinkPopover {
  private let entry = Entry()
  private let popover: Popover
  private var onDone: (@MainActor (String?) -> Void)?

  /// Creates the popover.
  init() {
    entry.name = "link-address"
    entry.placeholder = "https://…"
    entry.accessibleLabel = translated("Link address")
    entry.widthInCharacters = 28
    popover = Popover(entry)
    entry.onActivated { [weak self] in self?.finish() }
    popover.onClosed { [weak self] in self?.closed() }
  }

  /// Whether it is open.
  var isOpen: Bool { popover.isOpen }

  /// Opens at a rectangle of an editor; `done` is called once with the address, or nil if there is
  /// none.
  func open(
    _ address: String, at place: Rectangle, of editor: Widget,
    done: @escaping @MainActor (String?) -> Void
  ) {
    onDone = done
    if popover.parent != editor { popover.attach(to: editor) }
    popover.setTarget(place)
    entry.text = address
    popover.open()
    entry.focus()
  }

  private func finish() {
    let answer = entry.text
    let done = onDone
    onDone = nil
    popover.close()
    done?(answer)
  }

  private func closed() {
    let done = onDone
    onDone = nil
    done?(nil)
  }
}
