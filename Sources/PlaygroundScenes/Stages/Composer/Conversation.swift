import Concertina
import TextTranslation

/// A list of messages above a composer, the newest at the end.
@MainActor
final class Conversation {
  let widget = ScrolledWindow()
  private let list = Box(.vertical, spacing: 6)

  /// The messages that were sent, oldest first.
  private(set) var sent: [String] = []

  init() {
    list.setMargins(12)
    list.verticalAlignment = .end
    list.setExpands(vertically: true)
    widget.setScrolls(horizontally: false, vertically: true)
    widget.child = list
    widget.addStyleClass("conversation")
    append(translated("What is typed below grows upwards."), isOwn: false)
  }

  /// Shows a message that was sent.
  func send(_ text: String, note: String? = nil) {
    sent.append(text)
    let words = [text.isEmpty ? nil : text, note].compactMap { $0 }
    append(MessageExcerpt(of: words.joined(separator: "\n")).text, isOwn: true)
  }

  /// The last message that was sent.
  var last: String? { sent.last }

  private func append(_ text: String, isOwn: Bool) {
    let bubble = Label(text)
    bubble.wrapLines()
    bubble.xAlignment = .start
    bubble.addStyleClass("bubble")
    bubble.setStyleClass("own", isOwn)
    bubble.horizontalAlignment = isOwn ? .end : .start
    // A bubble leaves space on the other side, which shows whose it is.
    bubble.setMargins(start: isOwn ? 48 : 0, end: isOwn ? 0 : 48)
    list.append(bubble)
  }
}
