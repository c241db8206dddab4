import CConcertinaPango

/// Holds one reference to a GObject for as long as it lives.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Adds a reference.
  init(retaining pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  /// Takes over the reference that a constructor returned.
  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
