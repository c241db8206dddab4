import CConcertinaGtk

/// A signal of a class: its name, and the types of its arguments and of its result.
///
/// Each class declares its signals once, next to the methods that connect handlers to them. An app
/// declares the signals that it needs in the same way:
///
///     extension Signal where Emitter: Button, Arguments == Void, Result == Void {
///       static var activated: Self { Signal("activate") }
///     }
///
///     button.connect(.activated) { _ in send() }
@MainActor
public struct Signal<Emitter: Object, Arguments, Result> {
  /// The name, with an optional detail (`notify::text`).
  let name: String
  let decode: @MainActor (SignalArguments) -> Arguments
  let store: @MainActor (Result, SignalArguments) -> Void
}

extension Signal where Result == Void {
  /// Describes a signal without a result.
  ///
  /// - Parameters:
  ///   - name: The signal's name, with an optional detail.
  ///   - arguments: Reads the arguments of an emission.
  public init(_ name: String, arguments: @escaping @MainActor (SignalArguments) -> Arguments) {
    self.init(name: name, decode: arguments, store: { _, _ in })
  }
}

extension Signal where Arguments == Void, Result == Void {
  /// Describes a signal without arguments and result.
  public init(_ name: String) { self.init(name) { _ in } }
}

extension Signal where Result == Bool {
  /// Describes a signal with a Boolean result, such as whether an event is consumed.
  ///
  /// - Parameters:
  ///   - name: The signal's name, with an optional detail.
  ///   - arguments: Reads the arguments of an emission.
  public init(_ name: String, arguments: @escaping @MainActor (SignalArguments) -> Arguments) {
    self.init(name: name, decode: arguments, store: { $1.setResult($0) })
  }
}

extension Signal where Arguments == Void, Result == Bool {
  /// Describes a signal without arguments and with a Boolean result.
  public init(_ name: String) { self.init(name) { _ in } }
}
