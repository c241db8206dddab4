import Concertina
import TextTranslation

/// The attachments to be sent, each with a button that removes it.
@MainActor
final class AttachmentStrip {
  let widget = ScrolledWindow()
  private let row = Box(.horizontal, spacing: 6)
  private var items: [(attachment: MessageAttachment, widget: Widget)] = []

  /// Called when an attachment was added or removed.
  var onChange: (@MainActor () -> Void)?

  init() {
    widget.setScrolls(horizontally: true, vertically: false)
    widget.child = row
    widget.isVisible = false
  }

  var isEmpty: Bool { items.isEmpty }

  var names: [String] { items.map { Self.name(of: $0.attachment) } }

  /// The text for the attachments in a message; nil for none.
  var summary: String? {
    isEmpty ? nil : names.map { "[\($0)]" }.joined(separator: "\n")
  }

  func add(_ attachment: MessageAttachment) {
    let item = makeItem(attachment)
    items.append((attachment, item))
    row.append(item)
    changed()
  }

  func removeAll() {
    guard !isEmpty else { return }
    row.removeAll()
    items = []
    changed()
  }

  private func remove(_ item: Widget) {
    items.removeAll { $0.widget == item }
    row.remove(item)
    changed()
  }

  private func changed() {
    widget.isVisible = !isEmpty
    onChange?()
  }

  private func makeItem(_ attachment: MessageAttachment) -> Widget {
    let name = Self.name(of: attachment)
    let item = Box(.horizontal, spacing: 6)
    item.addStyleClass("attachment")
    if case .texture(let texture) = attachment {
      let picture = Picture(texture, description: name)
      picture.requestSize(width: 48, height: 32)
      item.append(picture)
    } else {
      item.append(Image(icon: "text-x-generic-symbolic"))
    }
    let label = Label(name)
    label.ellipsize()
    label.requestSize(width: 80)
    item.append(label)
    let remove = Button(
      icon: "window-close-symbolic", tooltip: translated("Remove %s").formatted(name))
    remove.addStyleClass("flat")
    let reference = WeakReference(item)
    remove.onClicked { [weak self] in
      if let item = reference.handle(Widget.init(retaining:)) { self?.remove(item) }
    }
    item.append(remove)
    return item
  }

  static func name(of attachment: MessageAttachment) -> String {
    switch attachment {
    case .texture(let texture):
      translated("Picture, %d × %d").formatted(texture.width, texture.height)
    case .files(let files):
      files.count == 1
        ? files[0].displayName
        : translated("%d file", plural: "%d files", count: files.count)
    }
  }
}
