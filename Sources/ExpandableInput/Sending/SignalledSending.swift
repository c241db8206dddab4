import GtkCore
import TextTranslation

/// Sends messages by a signal, for apps that are not written in Swift.
///
/// A handler returns whether it goes on sending; then it calls ``finish(error:)`` later. A message
/// without a handler is not sent, and its text stays.
@MainActor
final class SignalledSending {
  /// The reason why a message was not sent.
  struct Failure: PresentableError {
    let message: String
  }

  /// The signal of the bar; nil when the bar is gone.
  private var signal: WidgetSignal?
  private var waiting: CheckedContinuation<Void, any Error>?

  init(_ signal: WidgetSignal) { self.signal = signal }

  func send(_ text: String) async throws {
    guard let signal, signal.isListenedTo else { throw CancellationError() }
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      let goesOn = signal.emit([.text(text)])
      if !goesOn { finish(error: nil) }
    }
  }

  /// Ends the sending of the message; does nothing if none is being sent.
  func finish(error: String?) {
    let ended = waiting
    waiting = nil
    if let error {
      ended?.resume(throwing: Failure(message: error))
    } else {
      ended?.resume()
    }
  }

  /// Gives up a message that is being sent when the bar goes.
  func close() {
    signal = nil
    waiting?.resume(throwing: CancellationError())
    waiting = nil
  }
}
