import CConcertinaGtk

/// A reference that does not keep its object alive, and that shows when the object is gone.
///
/// A handler that needs another object than its emitter captures one of these, if the handler
/// belongs to that object or to a part of it:
///
///     let reference = WeakReference(window)
///     button.onClicked { reference.handle(Window.init(retaining:))?.destroy() }
@MainActor
package final class WeakReference {
  private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

  /// Creates a weak reference to an object.
  package init(_ object: Object) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, object.rawPointer)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// Whether the object has not been finalized.
  package var isAlive: Bool {
    guard let object = g_weak_ref_get(reference) else { return false }
    g_object_unref(object)
    return true
  }

  /// Returns a handle on the object; `nil` if it is gone.
  ///
  /// - Parameter make: Creates a handle of the class that the object is known to have.
  /// - Returns: The handle.
  package func handle<Handle: Object>(_ make: (OpaquePointer) -> Handle) -> Handle? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    defer { g_object_unref(object) }
    return make(OpaquePointer(object))
  }

  /// Returns whether the object is that of a handle.
  package func refersTo(_ other: Object) -> Bool {
    guard let object = g_weak_ref_get(reference) else { return false }
    g_object_unref(object)
    return object == other.rawPointer
  }
}
