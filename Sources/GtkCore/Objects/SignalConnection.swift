import CConcertinaGtk
import CConcertinaShims

/// A handler that is connected to one or more signals, and the means to disconnect it.
///
/// The connection lives as long as the object, whether or not this token is kept. Keep it only to
/// disconnect or block the handler earlier.
@MainActor
public final class SignalConnection {
  /// The handler of one signal.
  private struct Part {
    let box: SignalBox
    let object: UnsafeMutableRawPointer
    let identifier: gulong
  }

  private let parts: [Part]

  init(box: SignalBox, object: UnsafeMutableRawPointer, identifier: gulong) {
    parts = [Part(box: box, object: object, identifier: identifier)]
  }

  /// Joins connections that one method has made.
  init(joining connections: [SignalConnection]) {
    parts = connections.flatMap(\.parts)
  }

  /// Whether the handler can still be called.
  public var isConnected: Bool { parts.contains { $0.box.isConnected } }

  /// Disconnects the handler and releases it; does nothing if it is disconnected already.
  public func disconnect() {
    for part in parts where part.box.isConnected {
      g_signal_handler_disconnect(part.object, part.identifier)
    }
  }

  /// Runs `body` while the handler is blocked.
  public func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    for part in parts where part.box.isConnected {
      g_signal_handler_block(part.object, part.identifier)
    }
    defer {
      // A handler that is connected now was connected before, and so was blocked.
      for part in parts where part.box.isConnected {
        g_signal_handler_unblock(part.object, part.identifier)
      }
    }
    return try body()
  }
}

/// The data of a signal's closure, which releases it.
final class SignalBox: Sendable {
  /// A handler as C code calls it, which has made sure that this is the main thread.
  ///
  /// Asking the main actor, as `MainActor.assumeIsolated` does, costs five calls into the runtime
  /// and an allocation for each signal. In a structure a closure keeps its own form: as a value of
  /// a generic parameter it would be wrapped.
  struct Called {
    let call: (SignalArguments) -> Void
  }

  private struct Handler {
    let call: @MainActor (SignalArguments) -> Void
  }

  /// The handler; `nil` after the connection has ended, so that a token that is kept does not keep
  /// what the handler owns.
  nonisolated(unsafe) var called: Called?
  var isConnected: Bool { called != nil }

  init(handler: @escaping @MainActor (SignalArguments) -> Void) {
    called = unsafeBitCast(Handler(call: handler), to: Called.self)
  }
}
