import TextTranslation

/// Sends messages one after the other, and keeps track of their state.
@MainActor
final class MessageSending {
  enum State: Equatable {
    case idle, sending
    case failed(String)
  }

  /// A change of the state of sending.
  enum Change {
    /// The state is another one, or another message waits.
    case state
    /// A message has arrived.
    case arrived(UnsentMessage)
    /// These texts are not sent any more, and are no longer in the input's text.
    case returned([String])
  }

  /// Sends a text of the conversation that was shown when it was sent.
  var handler: (@MainActor (String) async throws -> Void)?
  /// Called after each change.
  var onChange: (@MainActor (Change) -> Void)?
  private(set) var state = State.idle
  /// The messages that have not arrived, in their order; the first is being sent, or has failed.
  private(set) var unsent: [UnsentMessage] = []

  var isSending: Bool { state == .sending }

  var error: String? {
    guard case .failed(let message) = state else { return nil }
    return message
  }

  /// The number of messages behind the one that is being sent or has failed.
  var waitingCount: Int { max(unsent.count - 1, 0) }

  /// Whether there is a message that has failed, which can be sent again as it is.
  var canRetry: Bool { error != nil && !unsent.isEmpty }

  /// The unsent texts that have already left the input's text.
  var detachedTexts: [String] { unsent.filter { !$0.isInText }.map(\.text) }

  /// Whether what is sent next has to wait for another message.
  var hasQueue: Bool { isSending || !detachedTexts.isEmpty }

  /// Returns a text with all that was sent before it and has left it, so that crashes lose nothing.
  func withDetachedTexts(_ text: String) -> String {
    (detachedTexts + [text]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Sending

  /// Sends the input's whole text, which stays there until it has arrived.
  func send(_ text: String) {
    guard handler != nil, !hasQueue else { return }
    unsent = [UnsentMessage(text: text, isInText: true)]
    sendFirst()
  }

  /// Sends a text after those that have not arrived, all of which leave the input's text.
  func sendLater(_ text: String) {
    for index in unsent.indices { unsent[index].isInText = false }
    unsent.append(UnsentMessage(text: text, isInText: false))
    if isSending { onChange?(.state) } else { sendFirst() }
  }

  /// Sends the message that has failed again, and then those that wait for it.
  func retry() {
    if canRetry { sendFirst() }
  }

  /// Gives up what has failed, and what waits for it.
  func takeBack() {
    let texts = detachedTexts
    unsent = []
    state = .idle
    onChange?(texts.isEmpty ? .state : .returned(texts))
  }

  private func sendFirst() {
    guard let handler, let message = unsent.first else { return takeBack() }
    change(to: .sending)
    // Continues when the composer is gone: the message no longer belongs to it.
    Task { @MainActor [weak self] in
      do {
        try await handler(message.text)
        self?.endFirst { .arrived($0) }
      } catch is CancellationError {
        self?.endFirst { $0.isInText ? .state : .returned([$0.text]) }
      } catch {
        let general = translated("The message could not be sent.")
        self?.change(to: .failed(TextTranslation.message(of: error, otherwise: general)))
      }
    }
  }

  private func endFirst(_ change: (UnsentMessage) -> Change) {
    let message = unsent.removeFirst()
    let isLast = unsent.isEmpty
    state = isLast ? .idle : .sending
    onChange?(change(message))
    if !isLast { sendFirst() }
  }

  // MARK: Errors

  /// Clears an error about a text that the user has changed since.
  ///
  /// A message that has left the text did not change: its error stays until it was sent again.
  func dismissError() {
    if error != nil, detachedTexts.isEmpty { takeBack() }
  }

  /// Shows an error that did not come from sending.
  func fail(_ message: String) {
    guard !isSending else { return }
    change(to: .failed(message))
  }

  private func change(to state: State) {
    self.state = state
    onChange?(.state)
  }
}
