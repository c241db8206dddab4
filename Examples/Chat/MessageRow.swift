import Concertina
import GtkCore

extension ListRow<Message> {
  /// Creates a row with a message in a bubble: the user's own on the right.
  static func message() -> ListRow {
    let text = Label()
    text.wrapLines()
    let attachments = Box(.vertical, spacing: 6)
    let bubble = Box(.vertical, [attachments, text])
    bubble.addStyleClass("message")
    return ListRow(bubble) { message in
      text.text = message.text
      text.isVisible = !message.text.isEmpty
      attachments.removeAll()
      for attachment in message.attachments { attachments.append(attachment.makeWidget()) }
      bubble.horizontalAlignment = message.isOwn ? .end : .start
      bubble.setStyleClass("own", message.isOwn)
    }
  }

  /// The style of the rows.
  static let style = """
    .message { padding: 6px 12px; border-radius: 12px; background: alpha(currentColor, 0.08); }
    .message.own { background: alpha(@theme_selected_bg_color, 0.3); }
    """
}

extension MessageAttachment {
  /// The name for the user.
  @MainActor var name: String {
    switch self {
    case .texture(let texture): "Picture, \(texture.width) × \(texture.height)"
    case .files(let files): files.map(\.displayName).joined(separator: ", ")
    }
  }

  /// Creates a picture, or a label with the names of files.
  @MainActor func makeWidget() -> Widget {
    guard case .texture(let texture) = self else { return Label(name) }
    let picture = Picture(texture, description: name)
    // A picture may shrink to nothing, and a list gives its rows no more than they need.
    let width = min(texture.width, 240)
    picture.requestSize(width: width, height: texture.height * width / max(texture.width, 1))
    return picture
  }
}
