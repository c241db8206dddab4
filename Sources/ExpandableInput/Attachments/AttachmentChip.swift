import GtkCore

/// One attachment in a strip: a picture or an icon, the name, and a button that removes it.
@MainActor
final class AttachmentChip {
  /// The characters of a name that are shown at least, and at most.
  private static let nameLength = 8...24

  let attachment: MessageAttachment
  let name: String
  let widget = Box(.horizontal, spacing: 6)
  var onRemove: (@MainActor () -> Void)?
  private let removeButton: Button

  init(_ attachment: MessageAttachment, messages: ComposerMessages) {
    self.attachment = attachment
    name = attachment.name(in: messages)
    removeButton = Button(
      icon: "window-close-symbolic", tooltip: messages.removeAttachment(name))
    removeButton.name = "remove:\(name)"
    removeButton.addStyleClass("flat")
    removeButton.addStyleClass("circular")
    widget.addStyleClass("attachment")
    widget.append(makeIcon())
    widget.append(makeLabel())
    widget.append(removeButton)
    removeButton.onClicked { [weak self] in self?.onRemove?() }
    let keys = KeyController()
    keys.onPressed { [weak self] in self?.pressed($0) ?? false }
    widget.add(keys)
  }

  func focus() { removeButton.focus() }

  private func pressed(_ key: KeyPress) -> Bool {
    guard [.delete, .backspace].contains(key.symbol) else { return false }
    onRemove?()
    return true
  }

  private func makeIcon() -> Widget {
    guard case .texture(let texture) = attachment else {
      return Image(icon: "text-x-generic-symbolic", role: .presentation)
    }
    let picture = Picture(texture, description: name)
    picture.requestSize(width: 48, height: 32)
    return picture
  }

  private func makeLabel() -> Label {
    let label = Label(name)
    label.ellipsizeMiddle(showing: Self.nameLength)
    label.tooltip = name
    return label
  }
}

extension MessageAttachment {
  /// The same content with one file in each attachment.
  var single: [MessageAttachment] {
    switch self {
    case .texture: [self]
    case .files(let files): files.map { .files([$0]) }
    }
  }

  /// Returns the name of a single attachment.
  @MainActor func name(in messages: ComposerMessages) -> String {
    switch self {
    case .texture(let texture): messages.picture(texture.width, texture.height)
    case .files(let files): files.map(\.displayName).joined(separator: ", ")
    }
  }
}
