import CConcertinaGtk
import CConcertinaShims

/// A handler that is connected to a signal, and the means to disconnect it.
///
/// The connection lives as long as the object, whether or not this token is kept. Keep it only to
/// disconnect or block the handler earlier.
@MainActor
public final class SignalConnection {
  private let box: SignalBox
  private nonisolated(unsafe) let object: UnsafeMutableRawPointer
  private let identifier: gulong

  init(box: SignalBox, object: UnsafeMutableRawPointer, identifier: gulong) {
    self.box = box
    self.object = object
    self.identifier = identifier
  }

  /// Whether the handler can still be called.
  public var isConnected: Bool { box.isConnected }

  /// Disconnects the handler and releases it; does nothing if it is disconnected already.
  public func disconnect() {
    guard box.isConnected else { return }
    g_signal_handler_disconnect(object, identifier)
  }

  /// Runs `body` while the handler is blocked.
  public func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard box.isConnected else { return try body() }
    g_signal_handler_block(object, identifier)
    defer {
      if box.isConnected { g_signal_handler_unblock(object, identifier) }
    }
    return try body()
  }
}

/// The data of a signal's closure, which releases it.
final class SignalBox: Sendable {
  /// The handler; `nil` after the connection has ended, so that a token that is kept does not keep
  /// what the handler owns.
  nonisolated(unsafe) var handler: (@MainActor (SignalArguments) -> Void)?
  var isConnected: Bool { handler != nil }

  init(handler: @escaping @MainActor (SignalArguments) -> Void) {
    self.handler = handler
  }
}
