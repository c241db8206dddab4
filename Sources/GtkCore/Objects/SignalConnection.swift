import CGtk
import CGtkShims

/// A handler that is connected to a signal, and the way to disconnect it.
///
/// The connection lives as long as the object, whether or not anybody keeps this token. Keep it only
/// to disconnect or to block the handler earlier.
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

  /// Disconnects the handler and releases it; harmless when it is disconnected already.
  public func disconnect() {
    guard box.isConnected else { return }
    g_signal_handler_disconnect(object, identifier)
  }

  /// Runs `body` without the handler being called for what `body` does.
  public func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard box.isConnected else { return try body() }
    g_signal_handler_block(object, identifier)
    defer {
      if box.isConnected { g_signal_handler_unblock(object, identifier) }
    }
    return try body()
  }
}

/// What a signal's closure points at; released by the closure.
final class SignalBox: Sendable {
  /// Nil when the connection has ended: a token that is kept must not keep what the handler owned.
  nonisolated(unsafe) var handler: (@MainActor (SignalArguments) -> Void)?
  var isConnected: Bool { handler != nil }

  init(handler: @escaping @MainActor (SignalArguments) -> Void) {
    self.handler = handler
  }
}
