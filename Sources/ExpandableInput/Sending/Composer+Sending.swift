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
    let message = UnsentMessage(text: text.text, caret: text.area.buffer.caret)
    // Not an edit: undo would bring back what is being sent, and it would be sent twice.
    text.area.reset(to: "")
    // Before, an error about attachments that were not sent with this message.
    sending.dismissError()
    sending.send(message)
    draft.save()
  }

  /// Sends the message that has failed again; what was written since stays.
  func retry() {
    focusText()
    sending.retry()
  }

  /// Takes the message that has failed back into the text, unless there is another text.
  func editUnsent() {
    guard isEmpty else { return }
    focusText()
    sending.takeBack()
  }

  /// Removes the message that has failed.
  func deleteUnsent() {
    focusText()
    sending.delete()
  }

  /// Takes the focus from a button that is about to go.
  private func focusText() {
    if notice.actions.containsFocus { text.area.focus() }
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
    // An error stays until the next attempt has ended; otherwise the bar would shrink and grow.
    if sending.isSending, case .state = change { notice.wait() } else { showError() }
    counter.update()
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
    notice.show(sending)
    // Not as a relation to the label: GTK 4.8 asks a label for its description, but it has only
    // text.
    text.area.textView.setAccessibleDescription(
      sending.error ?? text.accessibleDescription)
  }

  private func announce(_ change: MessageSending.Change) {
    if let error = sending.error { return say(error) }
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
