/// A token for something that goes on until it is canceled: calls of a handler, an observation.
///
/// Whether it also ends when the token is released depends on what it is for, and is said there.
@MainActor
public protocol Cancellable: AnyObject {
  /// Ends it at once; does nothing if it has ended.
  func cancel()
}

extension SignalConnection: Cancellable {
  /// Disconnects the handler, as ``disconnect()`` does.
  public func cancel() { disconnect() }
}

extension Listener: Cancellable {
  package func cancel() { end() }
}
