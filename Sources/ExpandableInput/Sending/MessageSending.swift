import TextTranslation

/// Sends messages one after the other, and keeps those that have not arrived.
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
    /// The app has given up the first message, which has failed from now on.
    case cancelled
    /// A message has arrived.
    case arrived(UnsentMessage)
    /// A message is not sent any more, and is to be edited.
    case returned(UnsentMessage)
    /// A message that has failed is gone.
    case deleted

    /// Whether a message has been sent or has failed, and not only been given up by the user.
    var isOutcome: Bool {
      switch self {
      case .state, .cancelled, .arrived: true
      case .returned, .deleted: false
      }
    }

    /// Whether a message has come to an end, and must not come back as a draft.
    var isEnd: Bool {
      switch self {
      case .arrived, .deleted: true
      case .state, .cancelled, .returned: false
      }
    }
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

  /// The messages that have not arrived, and what is happening to each of them.
  var pending: [PendingMessage] {
    unsent.enumerated().map { index, message in
      PendingMessage(id: message.id, text: message.text, state: index == 0 ? first : .waiting)
    }
  }

  private var first: PendingMessage.State { error.map { .failed($0) } ?? .sending }

  /// The texts that have not arrived, which a draft keeps, so that a crash loses none.
  var unsentTexts: [String] { unsent.filter { !$0.isBlank }.map(\.text) }

  // MARK: Sending

  /// Sends a message after those that have not arrived.
  func send(_ message: UnsentMessage) {
    unsent.append(message)
    if isSending { onChange?(.state) } else { sendFirst() }
  }

  /// Sends the message that has failed again, and then those that wait for it.
  func retry() {
    if canRetry { sendFirst() }
  }

  /// Gives up the message that has failed, to be edited; those that wait for it are sent.
  func takeBack() {
    if canRetry { endFirst { .returned($0) } }
  }

  /// Gives up a message that is not on its way, to be edited; those behind it go on.
  func takeBack(_ id: PendingMessage.ID) { end(id) { .returned($0) } }

  /// Gives up a message that is not on its way; those behind it go on.
  func delete(_ id: PendingMessage.ID) { end(id) { _ in .deleted } }

  private func end(_ id: PendingMessage.ID, _ change: (UnsentMessage) -> Change) {
    guard let index = unsent.firstIndex(where: { $0.id == id }) else { return }
    guard index > 0 else { return canRetry ? endFirst(change) : () }
    onChange?(change(unsent.remove(at: index)))
  }

  /// Keeps messages that a program did not send before it ended; the user decides about them.
  func restore(_ texts: [String]) {
    guard unsent.isEmpty, !texts.isEmpty else { return }
    unsent = texts.map { UnsentMessage(text: $0) }
    change(to: .failed(Self.generalError))
  }

  private static var generalError: String { translated("The message could not be sent.") }

  private func sendFirst() {
    guard let handler, let message = unsent.first else {
      return change(to: .failed(Self.generalError), as: .cancelled)
    }
    change(to: .sending)
    // Continues when the composer is gone: the message no longer belongs to it.
    Task { @MainActor [weak self] in
      do {
        try await handler(message.text)
        self?.endFirst { .arrived($0) }
      } catch is CancellationError {
        self?.change(to: .failed(Self.generalError), as: .cancelled)
      } catch {
        let text = TextTranslation.message(of: error, otherwise: Self.generalError)
        self?.change(to: .failed(text))
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

  /// Clears an error about what the user has changed since.
  ///
  /// A message that has failed did not change: its error stays until it was sent again.
  func dismissError() {
    guard error != nil, unsent.allSatisfy(\.isBlank) else { return }
    unsent = []
    change(to: .idle)
  }

  /// Shows an error that did not come from sending.
  func fail(_ message: String) {
    guard !isSending, unsent.isEmpty else { return }
    change(to: .failed(message))
  }

  private func change(to state: State, as change: Change = .state) {
    self.state = state
    onChange?(change)
  }
}
