/// A value, such as a native pointer, that only code on the main thread looks into.
///
/// GTK's callbacks come on the main thread without Swift's knowledge of it. Swift 6.0 does not
/// believe `nonisolated(unsafe)` where 6.1 does, so the promise is made once, here.
package struct MainThreadValue<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
