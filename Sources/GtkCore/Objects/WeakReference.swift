import CConcertinaGtk

/// A reference that does not keep its object alive, and that shows when the object is gone.
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

  /// Returns whether the object is that of a handle.
  package func refersTo(_ other: Object) -> Bool {
    guard let object = g_weak_ref_get(reference) else { return false }
    g_object_unref(object)
    return object == other.rawPointer
  }
}
