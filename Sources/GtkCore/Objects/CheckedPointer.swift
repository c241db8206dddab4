/// Stops where GTK failed to make an object, which it does only when used before its initialisation.
package func checked(_ pointer: OpaquePointer?) -> OpaquePointer {
  guard let pointer else { preconditionFailure("GTK made no object: is it initialised?") }
  return pointer
}

/// The same for a class with a public struct.
package func checked<Type>(_ pointer: UnsafeMutablePointer<Type>?) -> OpaquePointer {
  checked(pointer.map { OpaquePointer($0) })
}
