/// Sends one message at a time, and keeps track of its state.
@MainActor
final class MessageSending {
  enum State: Equatable {
    case idle, sending
    case failed(String)
  }

  /// Sends a text of the conversation that was shown when it was sent.
  var handler: (@MainActor (String) async throws -> Void)?
  /// Called when the state has changed; after a success, with the text that was sent.
  var onChange: (@MainActor (_ sent: String?) -> Void)?
  private(set) var state = State.idle

  var isSending: Bool { state == .sending }

  var error: String? {
    guard case .failed(let message) = state else { return nil }
    return message
  }

  /// Begins to send a text, unless one is being sent.
  func send(_ text: String) {
    guard let handler, !isSending else { return }
    change(to: .sending)
    // Continues when the composer is gone: the message no longer belongs to it.
    Task { @MainActor [weak self] in
      do {
        try await handler(text)
        self?.change(to: .idle, sent: text)
      } catch is CancellationError {
        self?.change(to: .idle)
      } catch {
        self?.change(to: .failed(String(describing: error)))
      }
    }
  }

  /// Clears an error, which was about another text.
  func dismissError() {
    if error != nil { change(to: .idle) }
  }

  /// Shows an error that did not come from sending.
  func fail(_ message: String) {
    guard !isSending else { return }
    change(to: .failed(message))
  }

  private func change(to state: State, sent: String? = nil) {
    self.state = state
    onChange?(sent)
  }
}
