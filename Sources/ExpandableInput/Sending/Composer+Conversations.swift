import GtkCore

/// Several conversations in one bar, each with its text, its messages being sent, and its error.
extension Composer {
  /// Changes to another conversation, whose drafts are in the same store.
  func change(to next: String) { change(to: next, keepingDraftsIn: draft.store) }

  /// Changes to another conversation, whose drafts are in a store; nil keeps none.
  func change(to next: String, keepingDraftsIn store: DraftStore?) {
    guard next != conversation else { return }
    if !text.area.preedit.isEmpty { text.area.textView.endComposition() }
    park()
    draft.use(store)
    conversation = next
    let parked = parked.removeValue(forKey: next)
    restore(parked)
    let sending = parked?.sending ?? MessageSending()
    // A draft on the disk is newer than the parked text if another program has written it.
    attachDraft(with: sending)
    use(sending)
  }

  private func restore(_ parked: ParkedConversation?) {
    text.area.reset(to: parked?.text ?? "")
    text.area.buffer.caret = parked?.caret ?? 0
    if let arrived = parked?.arrived { letUndoBringBack(arrived) }
  }

  private func park() {
    let (area, left) = (text.area, conversation)
    draft.end()
    let parked = ParkedConversation(
      sending: sending, text: area.text, caret: area.buffer.caret, drafts: draft.store)
    // From now on, changes of the text do not concern that conversation.
    use(MessageSending())
    guard !parked.isEmpty else { return }
    self.parked[left] = parked
    parked.sending.onChange = { [weak self] in self?.parkedChanged(left, $0) }
  }

  /// Called when a message was sent, or failed, in a conversation that is not shown.
  private func parkedChanged(_ name: String, _ change: MessageSending.Change) {
    guard let parked = parked[name] else { return }
    switch change {
    case .state, .deleted: return
    case .cancelled: return parked.text.isEmpty ? parked.sending.takeBack() : ()
    case .arrived(let message): parked.note(message)
    case .returned(let message): parked.takeBack(message)
    }
    // What was sent must not come back in the draft.
    draft.save(parked, of: name)
    if parked.isEmpty { self.parked[name] = nil }
  }
}
