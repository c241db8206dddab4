import CConcertinaGtk

/// A class of handles that can be created for any of its objects.
@MainActor
public protocol ConcreteHandle: Object {
  /// Adds a reference to an object that someone else owns.
  init(retaining pointer: OpaquePointer)
}
