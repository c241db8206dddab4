import GtkCore
import WidgetSupport

extension DraftStore {
  /// Restores the draft of a conversation, and saves what is written from now on.
  ///
  /// A draft replaces the area's text and caret, which cannot be undone; without a draft the area
  /// stays as it is. The session observes changes and the focus by itself. It holds the text but
  /// not the widget, so what is typed just before a window is closed is saved too.
  ///
  ///     let session = drafts.attach(to: area, conversation: "room@example.org")
  ///
  /// To change to another conversation, end the session, empty the area with `reset(to: "")` and
  /// attach it again.
  ///
  /// - Parameters:
  ///   - area: The area to attach.
  ///   - conversation: Any text that identifies the conversation; compared byte by byte.
  /// - Returns: A session that follows the text until it is ended.
  public func attach(to area: GrowingTextArea, conversation: String) -> DraftSession {
    attach(to: area, conversation: conversation, sending: MessageSending())
  }

  /// The same for an area whose messages may not have arrived yet.
  func attach(
    to area: GrowingTextArea, conversation: String, sending: MessageSending
  ) -> DraftSession {
    // They are in the draft, too, and would be there twice.
    let draft = sending.unsent.isEmpty ? draft(for: conversation) : nil
    if let draft { restore(draft, in: area) }
    sending.restore(draft?.unsent ?? [])
    let buffer = area.buffer
    let session = session(
      for: conversation, text: { buffer.text }, caret: { buffer.caret },
      unsent: { sending.unsentTexts })
    session.savedCaret = draft?.caret
    session.connections = [
      buffer.onChanged { [weak session] in session?.textChanged() },
      // In both directions: when the focus enters, there is nothing to save.
      area.textView.onChange(of: .hasFocus) { [weak session] in session?.focusLost() },
    ]
    return session
  }

  private func restore(_ draft: Draft, in area: GrowingTextArea) {
    guard !draft.text.isEmpty else { return }
    // Otherwise the edits that led to it could no longer be undone.
    if area.text != draft.text { area.reset(to: draft.text) }
    area.buffer.caret = draft.caret
  }
}
