import GtkCore
import WidgetSupport

/// Several conversations in one bar: each has its text, its message on the way, and its error.
extension Composer {
  /// Writes in another conversation from now on.
  func change(to next: String) {
    guard next != conversation else { return }
    if !text.area.preedit.isEmpty { text.area.textView.endComposition() }
    park()
    conversation = next
    let parked = parked.removeValue(forKey: next)
    text.area.reset(to: parked?.text ?? "")
    text.area.buffer.caret = parked?.caret ?? 0
    // A draft on the disk is newer than what was parked, if another program has written it.
    attachDraft()
    use(parked?.sending ?? makeSending())
  }

  private func park() {
    let (area, left) = (text.area, conversation)
    endDraft()
    let parked = ParkedConversation(
      sending: sending, text: area.text, caret: area.buffer.caret)
    // What is told of the text now is none of that conversation's.
    use(makeSending())
    guard !parked.isEmpty else { return }
    self.parked[left] = parked
    parked.sending.onChange = { [weak self] in self?.parkedChanged(left, sent: $0) }
  }

  /// What is sent must not come back as a draft.
  private func saveDraft(of parked: ParkedConversation, in name: String) {
    let session = drafts?.session(for: name, text: { parked.text }, caret: { parked.caret })
    session?.textChanged()
    session?.end()
  }

  /// A message has arrived, or has not, in a conversation that does not show.
  private func parkedChanged(_ name: String, sent: String?) {
    guard let parked = parked[name] else { return }
    if let sent {
      parked.remove(sent)
      saveDraft(of: parked, in: name)
    }
    if parked.isEmpty { self.parked[name] = nil }
  }
}
