/// The contents of a conversation while the bar shows another one.
@MainActor
final class ParkedConversation {
  /// The state of its messages.
  let sending: MessageSending
  /// The text when the bar left it, or what came back to it.
  private(set) var text: String
  /// The caret in that text, in Unicode scalars.
  private(set) var caret: Int
  /// The message that has arrived since, and that undo brings back.
  private(set) var arrived: UnsentMessage?
  /// Where its draft is, even if the bar uses another store now; nil for nowhere.
  let drafts: DraftStore?

  init(sending: MessageSending, text: String, caret: Int, drafts: DraftStore?) {
    (self.sending, self.text, self.caret) = (sending, text, caret)
    self.drafts = drafts
  }

  /// Whether there is anything to come back to; what has arrived can be undone.
  var isEmpty: Bool { text.isEmpty && arrived == nil && sending.state == .idle }

  /// Notes that a message has arrived.
  func note(_ message: UnsentMessage) {
    if text.isEmpty, !message.isBlank { arrived = message }
  }

  /// Takes back a message that is not sent any more.
  func takeBack(_ message: UnsentMessage) { (text, caret) = (message.text, message.caret) }
}
