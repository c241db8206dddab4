import GtkCore

/// Sending the text, one message after the other.
extension Composer {
  /// The length of the part of the text that is being sent, in Unicode scalars.
  var sentLength: Int {
    guard sending.isSending else { return 0 }
    return sending.unsent.first?.length(in: text.text) ?? 0
  }

  func send() {
    guard canSend else { return }
    if !text.area.preedit.isEmpty {
      text.area.textView.endComposition()
      // The input method may have dropped it.
      guard canSend else { return }
    }
    // The focus is on the button if it was clicked, but the user goes on writing.
    if sendButton.button.isFocus { text.area.focus() }
    guard sending.hasQueue else { return sending.send(text.text) }
    let next = textToSend
    text.area.remove(0..<text.area.buffer.scalarCount)
    sending.sendLater(next)
    draft.save()
  }

  /// Sends the message that has failed again; what was written since stays.
  func retry() {
    focusText()
    sending.retry()
  }

  /// Takes the messages that have failed or wait back into the text.
  func editUnsent() {
    focusText()
    sending.takeBack()
  }

  /// Takes the focus from a button that is about to go.
  private func focusText() {
    if notice.actions.containsFocus { text.area.focus() }
  }

  func sendingChanged(_ change: MessageSending.Change) {
    switch change {
    case .state: break
    case .arrived(let message): remove(message)
    case .returned(let texts): takeBack(texts)
    }
    showProgress()
    // An error stays until the next attempt has ended; otherwise the bar would shrink and grow.
    if sending.isSending, case .state = change { notice.wait() } else { showError() }
    counter.update()
    update()
    draft.textChanged()
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

  /// Removes what has arrived from the text, as a single step for undo.
  ///
  /// What was written after it in the meantime stays. A text that was changed in any other way is a
  /// new one, which has not been sent.
  func remove(_ message: UnsentMessage) {
    guard let length = message.length(in: text.text) else { return }
    text.area.remove(0..<length)
    // What is sent must not come back as a draft, whatever happens next.
    draft.save()
  }

  private func takeBack(_ texts: [String]) {
    text.area.text = (texts + [text.text]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func say(_ message: String) { text.area.textView.announce(message) }
}
