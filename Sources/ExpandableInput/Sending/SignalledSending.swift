import GtkCore
import TextTranslation

/// Sends messages by a signal, for apps that are not written in Swift.
///
/// A message has been sent when the app calls ``finish(error:)``, and in no other way. A handler
/// returns whether it has taken the message over, and calls it then or later. When it returns
/// false, as a binding does for a handler that has raised an exception or returns nothing, the
/// message has failed, and can be sent again. Without a handler it is not sent, and stays, too.
@MainActor
final class SignalledSending {
  /// The reason why a message was not sent.
  struct Failure: PresentableError {
    let message: String
  }

  /// No handler has taken the message over, and none has said why.
  private struct NotTaken: Error {}

  /// A message that the app has and that has not arrived.
  private struct Delivery {
    let number: Int
    let conversation: String
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// The signal of the bar; nil when the bar is gone.
  private var signal: WidgetSignal?
  private var deliveries: [Delivery] = []
  private var lastNumber = 0
  /// The message that the signal is emitted for; 0 for none.
  private(set) var emitted = 0

  init(_ signal: WidgetSignal) { self.signal = signal }

  func send(_ text: String, in conversation: String) async throws {
    guard let signal, signal.isListenedTo else { throw CancellationError() }
    try await withCheckedThrowingContinuation { continuation in
      lastNumber += 1
      let number = lastNumber
      deliveries.append(
        Delivery(number: number, conversation: conversation, continuation: continuation))
      let outer = emitted
      emitted = number
      defer { emitted = outer }
      if !signal.emit([.text(text)]) { end(number, .failure(NotTaken())) }
    }
  }

  /// The conversation of a message; nil if there is no such message on its way.
  func conversation(of number: Int) -> String? {
    deliveries.first { $0.number == number }?.conversation
  }

  /// Ends the sending of a message; does nothing if it is not being sent.
  ///
  /// - Parameters:
  ///   - number: The message; nil for the one that the signal is emitted for, or else the oldest.
  ///   - error: Why it was not sent; nil if it was.
  func finish(_ number: Int? = nil, error: String?) {
    let oldest = deliveries.first?.number ?? 0
    end(
      number ?? (emitted == 0 ? oldest : emitted),
      error.map { .failure(Failure(message: $0)) } ?? .success(()))
  }

  /// Gives up the messages that are being sent when the bar goes.
  func close() {
    signal = nil
    for delivery in deliveries { end(delivery.number, .failure(CancellationError())) }
  }

  private func end(_ number: Int, _ result: Result<Void, any Error>) {
    guard let index = deliveries.firstIndex(where: { $0.number == number }) else { return }
    deliveries.remove(at: index).continuation.resume(with: result)
  }
}
