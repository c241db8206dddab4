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

  /// The signal of the bar; nil when the bar is gone.
  private var signal: WidgetSignal?
  private var waiting: CheckedContinuation<Void, any Error>?

  init(_ signal: WidgetSignal) { self.signal = signal }

  func send(_ text: String) async throws {
    guard let signal, signal.isListenedTo else { throw CancellationError() }
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      let isTaken = signal.emit([.text(text)])
      if !isTaken { end(.failure(NotTaken())) }
    }
  }

  /// Ends the sending of the message; does nothing if none is being sent.
  func finish(error: String?) {
    end(error.map { .failure(Failure(message: $0)) } ?? .success(()))
  }

  /// Gives up a message that is being sent when the bar goes.
  func close() {
    signal = nil
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Void, any Error>) {
    let ended = waiting
    waiting = nil
    ended?.resume(with: result)
  }
}
