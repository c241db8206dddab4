import CConcertinaGtk
import CConcertinaShims

/// One emission of a signal: its emitter and its arguments.
///
/// Valid only while the handler runs. A handler gets the emitter from here instead of capturing it,
/// since the emitter owns its handlers: a handle in one of them would keep it alive forever.
@MainActor
public struct Emission<Emitter: Object, Arguments> {
  /// The arguments.
  public let arguments: Arguments
  private let signal: String
  private let values: SignalArguments

  init(of signal: String, _ values: SignalArguments, _ arguments: Arguments) {
    self.signal = signal
    self.values = values
    self.arguments = arguments
  }

  /// The emitter as a pointer, for the C functions of its class.
  ///
  /// A handle would be created for each emission, which nothing on the path of a key should need.
  var native: OpaquePointer { values.emitter }

  /// Stops the emission: neither later handlers nor the signal's default handler are called.
  public func stop() {
    g_signal_stop_emission_by_name(UnsafeMutableRawPointer(native), signal)
  }
}

extension Emission where Arguments == String {
  /// Emits the signal again, with the same text or another one.
  func emitAgain(_ text: String) {
    concertina_signal_emit_string(UnsafeMutableRawPointer(native), signal, text)
  }
}

extension Emission where Emitter: ConcreteHandle {
  /// A handle on the emitter, created for this call.
  public var emitter: Emitter { Emitter(retaining: native) }
}

extension Emission where Emitter: Widget {
  /// A handle on the emitter as a widget, created for this call.
  public var widget: Widget { Widget(retaining: native) }
}
