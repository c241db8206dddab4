import CConcertinaGtk
import CConcertinaShims

extension Object {
  /// Connects a handler to a signal.
  ///
  /// The closure belongs to the connection. Capture the owner of the object weakly, or owner and
  /// object keep each other alive.
  ///
  ///     button.connect("clicked") { [weak self] _ in self?.send() }
  ///
  /// - Parameters:
  ///   - signal: The signal's name, with an optional detail (`notify::text`).
  ///   - after: Whether the handler runs after the signal's default handler.
  ///   - handler: Called on the main thread for each emission.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  public final func connect(
    _ signal: String, after: Bool = false,
    handler: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    let box = SignalBox(handler: handler)
    let identifier = concertina_signal_connect(
      rawPointer, signal, after ? 1 : 0, callSignalHandler,
      Unmanaged.passRetained(box).toOpaque(), releaseSignalBox)
    precondition(identifier != 0, "connect: \(typeName) has no signal \(signal)")
    return SignalConnection(box: box, object: rawPointer, identifier: identifier)
  }

  /// Connects a handler to changes of a property.
  @discardableResult
  public final func onChange(
    of property: String, handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect("notify::\(property)") { _ in handler() }
  }

  /// Emits a signal that has neither arguments nor a result.
  package final func emit(_ signal: String) {
    concertina_signal_emit(rawPointer, signal)
  }

  /// Emits a signal that has one string argument and no result.
  package final func emit(_ signal: String, _ argument: String) {
    concertina_signal_emit_string(rawPointer, signal, argument)
  }

  /// Emits a signal that has one object argument and no result.
  package final func emit(_ signal: String, _ argument: Object) {
    concertina_signal_emit_object(rawPointer, signal, argument.rawPointer)
  }

  /// Stops the emission of a signal from inside one of its handlers.
  package final func stopEmission(of signal: String) {
    g_signal_stop_emission_by_name(rawPointer, signal)
  }
}

private func callSignalHandler(
  data: UnsafeMutableRawPointer?, result: UnsafeMutablePointer<GValue>?, count: guint,
  values: UnsafePointer<GValue>?
) {
  guard let data else { return }
  // Retained while it is called, because the handler may disconnect itself.
  let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
  let native = MainThreadValue((result: result, values: values))
  MainActor.assumeIsolated {
    let (result, values) = native.value
    box.handler?(SignalArguments(result: result, count: Int(count), values: values))
  }
}

private func releaseSignalBox(data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  let box = Unmanaged<SignalBox>.fromOpaque(data)
  box.takeUnretainedValue().handler = nil
  box.release()
}
