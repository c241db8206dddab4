import CGtk

/// The place of a handler that one of GTK's objects has connected to a signal of another.
///
/// What is connected to GTK's objects later hears of a signal when GTK has done its part. Here GTK's own
/// handler is blocked; it is called when ``pass(_:)`` emits the signal anew, or not at all.
@MainActor
final class SignalInterception {
  // Of both objects the address alone: their owner keeps the handler, which keeps this.
  private let object: UnsafeMutableRawPointer
  private let owner: UnsafeMutableRawPointer
  private let signal: guint
  fileprivate var connection: SignalConnection?

  fileprivate init(of signal: String, on object: Object, for owner: Object) {
    self.object = object.rawPointer
    self.owner = owner.rawPointer
    self.signal = g_signal_lookup(signal, g_type_from_name(object.typeName))
  }

  /// Lets GTK's handler have what `body` emits.
  func pass<Result>(_ body: () -> Result) -> Result {
    guard let connection else { return body() }
    return connection.whileBlocked {
      change(g_signal_handlers_unblock_matched)
      defer { change(g_signal_handlers_block_matched) }
      return body()
    }
  }

  /// Whether GTK has such a handler.
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

extension Object {
  /// Calls a handler in the place of the one that another object has connected to a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - owner: Whose handler it is, as the data that it was connected with.
  ///   - handler: Called instead, with the way to call the other one.
  /// - Returns: The way to call the other handler; nil if there is none.
  @discardableResult
  func intercept(
    _ signal: String, for owner: Object,
    handler: @escaping @MainActor (SignalArguments, SignalInterception) -> Void
  ) -> SignalInterception? {
    let interception = SignalInterception(of: signal, on: self, for: owner)
    guard interception.begin() else { return nil }
    interception.connection = connect(signal) { handler($0, interception) }
    return interception
  }
}
