import WidgetSupport

/// The contents of a conversation while the bar shows another one.
@MainActor
final class ParkedConversation {
  /// The state of its last message.
  let sending: MessageSending
  private(set) var text: String
  private(set) var caret: Int

  init(sending: MessageSending, text: String, caret: Int) {
    (self.sending, self.text, self.caret) = (sending, text, caret)
  }

  /// Whether there is anything to come back to.
  var isEmpty: Bool { text.isEmpty && sending.state == .idle }

  /// Removes what was sent from the text, unless that was changed before the bar left it.
  func remove(_ sent: String) {
    let (scalars, sentScalars) = (text.unicodeScalars, sent.unicodeScalars)
    guard scalars.starts(with: sentScalars) else { return }
    let count = sentScalars.count
    text = String(String.UnicodeScalarView(scalars.dropFirst(count)))
    caret = max(caret - count, 0)
  }
}
