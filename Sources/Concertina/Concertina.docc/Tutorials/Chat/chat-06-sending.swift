import Concertina
import GtkCore

/// The window: the messages, and a composer below them.
@MainActor
final class ChatWindow: WindowOwner {
  let window: ApplicationWindow
  private let room = Room("Ada")
  private let messages = ListView<Message> { .message() }
  private let bar = ExpandableToolbar(
    text: State("").binding, placeholder: "Message")
  private let page: ComposerPage

  init(application: Application) {
    window = ApplicationWindow(application: application)
    page = ComposerPage(content: ScrolledWindow(messages), toolbar: bar)
    buildWindow()
    room.onMessage = { [weak self] message, _ in self?.messages.append(message) }
    connectBar()
    bar.textView.focus()
  }

  private func buildWindow() {
    StyleSheet(css: ListRow<Message>.style)
    window.title = "Chat"
    window.defaultSize = (640, 480)
    window.keepSize()
    messages.accessibleLabel = "Messages"
    window.child = page
  }

  private func connectBar() {
    bar.onSend = { [weak self] text in try await self?.room.send(text) }
  }
}
