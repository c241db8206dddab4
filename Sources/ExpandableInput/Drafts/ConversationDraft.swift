import WidgetSupport

/// The draft of the conversation that a bar writes in, if it keeps drafts.
@MainActor
final class ConversationDraft {
  private(set) var store: DraftStore?
  private var session: DraftSession?

  /// Keeps drafts in a store from now on; nil keeps none.
  func use(_ store: DraftStore?) {
    end()
    self.store = store
  }

  /// Restores the draft of a conversation, and saves what is written from now on.
  func attach(to area: GrowingTextArea, conversation: String, sending: MessageSending) {
    session = store?.attach(to: area, conversation: conversation, sending: sending)
  }

  /// Notes that the text has changed, or the messages that have not arrived.
  func textChanged() { session?.textChanged() }

  /// Saves the draft now.
  func save() { session?.save() }

  /// Saves the draft of a conversation that is not shown, in the store that it was left with.
  func save(_ parked: ParkedConversation, of conversation: String) {
    let session = parked.drafts?.session(
      for: conversation, text: { parked.text }, caret: { parked.caret },
      unsent: { parked.sending.unsentTexts })
    session?.textChanged()
    session?.end()
  }

  /// Saves what is left to save, and follows the text no longer.
  func end() {
    session?.end()
    session = nil
  }
}
