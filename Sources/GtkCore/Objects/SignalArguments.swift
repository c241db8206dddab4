import CConcertinaGtk
import CConcertinaShims

/// The values of one emission of a signal, from which a ``Signal`` reads its arguments.
///
/// Valid only during the emission.
@MainActor
public struct SignalArguments {
  private let native:
    MainThreadValue<(result: UnsafeMutablePointer<GValue>?, values: UnsafePointer<GValue>)>
  let count: Int

  var result: UnsafeMutablePointer<GValue>? { native.value.result }
  /// The emitter, and after it the arguments.
  private var values: UnsafePointer<GValue> { native.value.values }

  nonisolated init(
    result: UnsafeMutablePointer<GValue>?, count: Int, values: UnsafePointer<GValue>
  ) {
    native = MainThreadValue((result, values))
    self.count = count
  }

  /// The arguments, as GObject passes them.
  package var all: [UnsafePointer<GValue>] { (0..<count).map { value($0) } }

  private func value(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index < count, "SignalArguments: there is no argument \(index)")
    return values + index + 1
  }

  /// The object that emits the signal, not retained.
  var emitter: OpaquePointer {
    guard let object = g_value_get_object(values) else {
      preconditionFailure("SignalArguments: the emitter is gone")
    }
    return OpaquePointer(object)
  }

  /// Returns an integer argument (`gint`, or the value of an enumeration or flags type).
  public func integer(_ index: Int) -> Int {
    let value = value(index)
    if concertina_value_holds(value, concertina_type_int()) != 0 {
      return Int(g_value_get_int(value))
    }
    return .stored { _ = g_value_transform(value, $0) }
  }

  /// Returns an unsigned argument (`guint`).
  public func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }

  /// Returns a Boolean argument.
  public func flag(_ index: Int) -> Bool { .read(value(index)) }

  /// Returns an argument of a flags type.
  public func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }

  /// Returns a double argument.
  public func double(_ index: Int) -> Double { .read(value(index)) }

  /// Returns a string argument; empty for NULL.
  public func string(_ index: Int) -> String { .read(value(index)) }

  /// Returns a boxed argument (such as a text iterator), which can be changed in place.
  func boxed<Type>(_ index: Int, as type: Type.Type) -> UnsafeMutablePointer<Type>? {
    g_value_get_boxed(value(index))?.assumingMemoryBound(to: type)
  }

  /// Returns a pointer argument, such as one to the storage for a result.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_pointer(value(index))
  }

  /// Returns an object argument, not retained.
  func object(_ index: Int) -> OpaquePointer? {
    guard let object = g_value_get_object(value(index)) else { return nil }
    return OpaquePointer(object)
  }

  /// Returns the strings of a variant argument that is an array of strings.
  func strings(_ index: Int) -> [String] {
    guard let variant = g_value_get_variant(value(index)) else { return [] }
    var count: gsize = 0
    guard let strings = g_variant_get_strv(variant, &count) else { return [] }
    defer { g_free(UnsafeMutableRawPointer(strings)) }
    return UnsafeBufferPointer(start: strings, count: Int(count)).compactMap {
      $0.map { String(cString: $0) }
    }
  }

  /// Sets the signal's Boolean result.
  func setResult(_ flag: Bool) {
    guard let result else { return }
    flag.store(in: result)
  }

  /// Sets the signal's integer result.
  func setResult(integer: Int) {
    guard let result else { return }
    integer.store(in: result)
  }

  /// Sets the signal's result of a flags type.
  func setResult(flags: UInt32) {
    guard let result else { return }
    g_value_set_flags(result, flags)
  }
}

extension SignalArguments {
  /// Returns the bytes of a string argument whose length another argument provides (-1 for up to
  /// the first NUL).
  func utf8(_ index: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
    guard let string = g_value_get_string(value(index)) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    // The emission owns the string, and reading bytes of any type as UInt8 is allowed.
    let start = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: count < 0 ? strlen(string) : count)
  }
}
