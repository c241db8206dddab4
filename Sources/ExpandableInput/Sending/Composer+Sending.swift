import GtkCore

/// Sending the text, one message after the other.
extension Composer {
  func send() {
    guard canSend else { return }
    if !text.area.preedit.isEmpty {
      text.area.textView.endComposition()
      // The input method may have dropped it.
      guard canSend else { return }
    }
    // The focus is on the button if it was clicked, but the user goes on writing.
    if sendButton.button.isFocus { text.area.focus() }
    let message = UnsentMessage(text: sentText, caret: text.area.buffer.caret)
    // Not an edit: undo would bring back what is being sent, and it would be sent twice.
    text.area.reset(to: "")
    // Before, an error about attachments that were not sent with this message.
    sending.dismissError()
    sending.send(message)
    draft.save()
  }

  /// The text as it is sent; what an app has allowed to be nothing but white space stays so.
  private var sentText: String {
    let (written, trimmed) = (text.text, SentText.trimmed(text.text))
    return trimmed.isEmpty && !hasAttachments ? written : trimmed
  }

  /// Sends the message that has failed again; what was written since stays.
  func retry() {
    focusText()
    sending.retry()
  }

  /// Sends a message again, if it has failed.
  func retry(_ id: PendingMessage.ID) {
    if sending.canRetry, sending.unsent.first?.id == id { retry() }
  }

  /// Takes a message that is not on its way back into the text, unless there is another text.
  func edit(_ id: PendingMessage.ID) {
    guard isEmpty else { return }
    focusText()
    sending.takeBack(id)
  }

  /// Removes a message that is not on its way.
  func delete(_ id: PendingMessage.ID) {
    focusText()
    sending.delete(id)
  }

  /// Takes the focus from a button that is about to go.
  private func focusText() {
    if notices.widget.containsFocus { text.area.focus() }
  }

  /// Responds to the buttons above the text.
  func connectNotices() {
    notices.pending.onRetry = { [weak self] in self?.retry($0) }
    notices.pending.onEdit = { [weak self] in self?.edit($0) }
    notices.pending.onDelete = { [weak self] in self?.delete($0) }
    notices.removeButton.onClicked { [weak self] in self?.removeMarks() }
    text.area.buffer.onInserted { [weak self] in self?.inserted($0) }
  }

  /// Looks for marks that turn the direction in what was inserted: a key must not cost the length
  /// of the text.
  private func inserted(_ range: Range<Int>) {
    guard !notices.turnsDirection else { return }
    let inserted = text.area.buffer.text(from: range.lowerBound, to: range.upperBound)
    if SentText.hasDirectionMarks(inserted) { checkDirection() }
  }

  /// Says no longer that marks turn the direction of the text, once they are gone.
  func updateDirection() {
    if notices.turnsDirection { checkDirection() }
  }

  /// Says so, or no longer, if marks in the text turn its direction.
  private func checkDirection() {
    let turns = SentText.turnsDirection(text.text)
    guard turns != notices.turnsDirection else { return }
    notices.turnsDirection = turns
    if turns { say(messages.turnsDirection) }
  }

  /// Removes all marks of direction, as one step for undo.
  private func removeMarks() {
    focusText()
    text.text = SentText.withoutDirectionMarks(text.text)
  }

  func sendingChanged(_ change: MessageSending.Change) {
    switch change {
    case .state, .deleted: break
    // With another text it stays where it is, as a message that has failed.
    case .cancelled: if isEmpty, sending.canRetry { return sending.takeBack() }
    case .arrived(let message): letUndoBringBack(message)
    case .returned(let message): takeBack(message)
    }
    showProgress()
    showError()
    counter.update()
    updateDirection()
    update()
    draft.textChanged()
    // It must not come back as a draft, whatever happens next.
    if change.isEnd { draft.save() }
    announce(change)
    stateChanged.notify(())
  }

  func showProgress() {
    let count = sending.isSending ? sending.waitingCount : 0
    sendButton.show(isBusy: sending.isSending, waitingCount: count)
    sendButton.button.setAccessibleDescription(count > 0 ? messages.waiting(count) : "")
  }

  func showError() {
    notices.show(sending)
    // Not as a relation to the label: GTK 4.8 asks a label for its description, but it has only
    // text.
    text.area.textView.setAccessibleDescription(
      sending.error ?? text.accessibleDescription)
  }

  private func announce(_ change: MessageSending.Change) {
    if let error = sending.error { return change.isOutcome ? say(error) : () }
    if case .arrived = change { return say(messages.sent) }
    guard sending.isSending else { return }
    let count = sending.waitingCount
    say(count > 0 ? messages.waiting(count) : messages.sending)
  }

  /// Lets undo bring back what has arrived, unless something was written since.
  ///
  /// Only now: before it has arrived, it would be in the text and on its way.
  func letUndoBringBack(_ message: UnsentMessage) {
    guard isEmpty, !message.isBlank else { return }
    isPreparingUndo = true
    defer { isPreparingUndo = false }
    reset(to: message)
    text.area.remove(0..<text.area.buffer.scalarCount)
  }

  private func takeBack(_ message: UnsentMessage) { reset(to: message) }

  private func reset(to message: UnsentMessage) {
    text.area.reset(to: message.text)
    text.area.buffer.caret = message.caret
  }

  private func say(_ message: String) { text.area.textView.announce(message) }
}
