import Concertina
import GtkCore

/// The window: the list of conversations, and one of them.
@MainActor
final class ChatWindow: WindowOwner {
  let window: ApplicationWindow
  private let rooms = [Room("Ada"), Room("Grace"), Room("Nowhere")]
  private let roomList = ListView<Room>(selection: .single, text: { $0.name })
  private let messages = ListView<Message> { .message() }
  private let bar = ExpandableToolbar(
    text: State("").binding, placeholder: "Message")
  private let page: ComposerPage
  private var room: Room { roomList.selectedItem ?? rooms[0] }

  init(application: Application) {
    window = ApplicationWindow(application: application)
    page = ComposerPage(content: ScrolledWindow(messages), toolbar: bar)
    buildWindow()
    roomList.append(contentsOf: rooms)
    for room in rooms { room.onMessage = { [weak self] in self?.show($0, of: $1) } }
    connectBar()
    roomList.onSelected { [weak self] _ in self?.showRoom() }
    roomList.selectedIndex = 0
    bar.textView.focus()
  }

  private func buildWindow() {
    StyleSheet(css: ListRow<Message>.style)
    window.title = "Chat"
    window.defaultSize = (640, 480)
    window.keepSize()
    roomList.addStyleClass("navigation-sidebar")
    roomList.accessibleLabel = "Conversations"
    messages.accessibleLabel = "Messages"
    let sidebar = ScrolledWindow(roomList)
    sidebar.requestSize(width: 140)
    page.setExpands(horizontally: true)
    window.child = Box(.horizontal, [sidebar, Separator(.vertical), page])
  }

  private func connectBar() {
    bar.conversation = rooms[0].name
    bar.onSendInConversation = { [weak self] text, name in
      try await self?.rooms.first { $0.name == name }?.send(text)
    }
  }

  private func showRoom() {
    messages.replaceAll(with: room.messages)
    bar.conversation = room.name
    page.scrollToEnd()
  }

  private func show(_ message: Message, of room: Room) {
    guard room === self.room else { return }
    messages.append(message)
  }
}
