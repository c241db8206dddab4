/// A value, such as a native pointer, that only code on the main thread uses.
///
/// GTK's callbacks run on the main thread, but Swift does not know that. Swift 6.0 does not accept
/// `nonisolated(unsafe)` in places where 6.1 does, so this type makes the promise once for all of
/// them.
package struct MainThreadValue<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
