/// A message that the user has sent and that has not arrived yet, with what comes back when it is
/// edited.
///
/// It is not in the input's text: keys change a text, and this is to arrive as it was sent.
@MainActor
struct UnsentMessage {
  let id = PendingMessage.ID.make()
  let text: String
  /// The caret when it was sent, in Unicode scalars; it comes back with the text.
  let caret: Int

  init(text: String, caret: Int? = nil) {
    self.text = text
    let end = text.unicodeScalars.count
    self.caret = min(caret ?? end, end)
  }

  /// Whether it is only what is attached to it, which the app has, and gives to the next message.
  var isBlank: Bool { text.isEmpty }
}
