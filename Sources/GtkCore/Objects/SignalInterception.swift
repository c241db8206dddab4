import CConcertinaGtk

/// Replaces a handler that one of GTK's objects has connected to a signal of another object.
///
/// Handlers that are connected to GTK's objects later are called after GTK's own. Here GTK's own
/// handler is blocked; it is called only when ``pass(_:)`` emits the signal again.
@MainActor
final class SignalInterception {
  // Only the addresses of both objects: their owner keeps the handler, which keeps this.
  private let object: UnsafeMutableRawPointer
  private let owner: UnsafeMutableRawPointer
  private let signal: guint
  fileprivate var connection: SignalConnection?

  fileprivate init(of signal: String, on object: Object, for owner: Object) {
    self.object = object.rawPointer
    self.owner = owner.rawPointer
    self.signal = g_signal_lookup(signal, g_type_from_name(object.typeName))
  }

  /// Lets GTK's handler receive what `body` emits.
  func pass<Result>(_ body: () -> Result) -> Result {
    guard let connection else { return body() }
    return connection.whileBlocked {
      change(g_signal_handlers_unblock_matched)
      defer { change(g_signal_handlers_block_matched) }
      return body()
    }
  }

  /// Blocks GTK's handler; returns whether there is one.
  fileprivate func begin() -> Bool { change(g_signal_handlers_block_matched) > 0 }

  private typealias Change = (
    gpointer?, GSignalMatchType, guint, GQuark, UnsafeMutablePointer<GClosure>?, gpointer?,
    gpointer?
  ) -> guint

  @discardableResult
  private func change(_ change: Change) -> guint {
    let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    return change(object, match, signal, 0, nil, nil, owner)
  }
}

extension SignalEmitter {
  /// Connects a handler that replaces the one that another object has connected to a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - owner: The object whose handler it is, which is the data that it was connected with.
  ///   - handler: The replacement, which receives the means to call the other handler.
  /// - Returns: The means to call the other handler; `nil` if there is none.
  @discardableResult
  func intercept<Arguments, Result>(
    _ signal: Signal<Self, Arguments, Result>, for owner: Object,
    handler: @escaping @MainActor (Emission<Self, Arguments>, SignalInterception) -> Result
  ) -> SignalInterception? {
    let interception = SignalInterception(of: signal.name, on: self, for: owner)
    guard interception.begin() else { return nil }
    interception.connection = connect(signal) { handler($0, interception) }
    return interception
  }
}
