/// The contents of a conversation while the bar shows another one.
@MainActor
final class ParkedConversation {
  /// The state of its messages.
  let sending: MessageSending
  /// The text when the bar left it, or what came back to it.
  private(set) var leftText: String
  /// The caret in that text.
  private(set) var leftCaret: Int
  /// The message in that text that has arrived since.
  private(set) var arrived: UnsentMessage?
  /// Where its draft is, even if the bar uses another store now; nil for nowhere.
  let drafts: DraftStore?

  init(sending: MessageSending, text: String, caret: Int, drafts: DraftStore?) {
    (self.sending, leftText, leftCaret) = (sending, text, caret)
    self.drafts = drafts
  }

  /// Whether there is anything to come back to; what has arrived can be undone.
  var isEmpty: Bool { leftText.isEmpty && sending.state == .idle }

  /// The text that is not sent.
  var text: String {
    String(String.UnicodeScalarView(leftText.unicodeScalars.dropFirst(arrivedLength)))
  }

  /// The caret in that text.
  var caret: Int { max(leftCaret - arrivedLength, 0) }

  private var arrivedLength: Int { arrived?.length(in: leftText) ?? 0 }

  /// Notes that a message has arrived.
  func note(_ message: UnsentMessage) {
    if message.isInText { arrived = message }
  }

  /// Takes back texts that are not sent any more.
  func takeBack(_ texts: [String]) {
    leftText = (texts + [leftText]).filter { !$0.isEmpty }.joined(separator: "\n")
    leftCaret = leftText.unicodeScalars.count
  }
}
