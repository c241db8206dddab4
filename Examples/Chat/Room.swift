import Concertina

/// A message of a conversation, the user's own or the partner's.
struct Message {
  let text: String
  var attachments: [MessageAttachment] = []
  var isOwn = false
}

/// A conversation with a partner who repeats everything: the place of a server's client.
@MainActor
final class Room {
  /// An error: a message cannot be sent.
  struct NotReachable: PresentableError { let message = "There is no server." }

  let name: String
  private(set) var messages: [Message] = []
  /// What the next message takes with it.
  var attachments: [MessageAttachment] = []
  /// Called with each message that was added, and its conversation.
  var onMessage: (@MainActor (Message, Room) -> Void)?

  init(_ name: String) { self.name = name }

  /// Sends a text with the attachments, and adds it and the answer.
  func send(_ text: String) async throws {
    let message = Message(text: text, attachments: attachments, isOwn: true)
    try await Task.sleep(for: .milliseconds(100))
    guard name != "Nowhere" else { throw NotReachable() }
    attachments.removeFirst(min(message.attachments.count, attachments.count))
    add(message)
    add(Message(text: "You said: \(text)"))
  }

  private func add(_ message: Message) {
    messages.append(message)
    onMessage?(message, self)
  }
}
