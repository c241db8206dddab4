import CConcertinaGtk
import CConcertinaShims

/// A handle by its own class, which the signals of that class can be connected to.
@MainActor
public protocol SignalEmitter: Object {}

extension Object: SignalEmitter {}

extension SignalEmitter {
  /// Connects a handler to a signal.
  ///
  /// The closure belongs to the connection. It gets the object from the emission; capture the
  /// object's owner weakly, or owner and object keep each other alive.
  ///
  ///     button.connect(.activated) { [weak list] _ in list?.replaceAll(with: []) }
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - after: Whether the handler runs after the signal's default handler.
  ///   - handler: Called on the main thread for each emission.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public func connect<Arguments, Result>(
    _ signal: Signal<Self, Arguments, Result>, after: Bool = false,
    handler: @escaping @MainActor (Emission<Self, Arguments>) -> Result
  ) -> SignalConnection {
    connect(named: signal.name, after: after) { values in
      let emission = Emission<Self, Arguments>(of: signal.name, values, signal.decode(values))
      signal.store(handler(emission), values)
    }
  }

  /// Emits a signal that has neither arguments nor a result.
  package func emit(_ signal: Signal<Self, Void, Void>) {
    concertina_signal_emit(rawPointer, signal.name)
  }

  /// Emits a signal that has one string argument and no result.
  package func emit(_ signal: Signal<Self, String, Void>, _ argument: String) {
    concertina_signal_emit_string(rawPointer, signal.name, argument)
  }

  /// Emits a signal that has one object argument, which handlers do not read, and no result.
  package func emit(_ signal: Signal<Self, Void, Void>, _ argument: Object) {
    concertina_signal_emit_object(rawPointer, signal.name, argument.rawPointer)
  }
}

extension Object {
  /// Connects a handler to a signal by its name, which the object's class has to have.
  @discardableResult
  package final func connect(
    named signal: String, after: Bool = false,
    handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    let box = SignalBox(handler: handler)
    // Passed as a String, the name would be copied to the heap.
    let identifier = signal.withCString {
      concertina_signal_connect(
        rawPointer, $0, after ? 1 : 0, callSignalHandler,
        Unmanaged.passRetained(box).toOpaque(), releaseSignalBox)
    }
    precondition(identifier != 0, "connect: \(typeName) has no signal \(signal)")
    return SignalConnection(box: box, object: rawPointer, identifier: identifier)
  }
}

private func callSignalHandler(
  data: UnsafeMutableRawPointer?, result: UnsafeMutablePointer<GValue>?, count: guint,
  values: UnsafePointer<GValue>?
) {
  guard let data, let values else { return }
  // Only the handler is retained while it is called: it may disconnect itself.
  let handler = Unmanaged<SignalBox>.fromOpaque(data)._withUnsafeGuaranteedRef { $0.called }
  handler?.call(SignalArguments(result: result, count: Int(count), values: values))
}

private func releaseSignalBox(data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  let box = Unmanaged<SignalBox>.fromOpaque(data)
  box.takeUnretainedValue().called = nil
  box.release()
}
