import CConcertinaGtk
import CConcertinaShims

/// A handle on a GObject.
///
/// A handle owns one strong reference and nothing else. The state of a widget of this package is in
/// its ``WidgetImplementation``, which the GObject itself owns. So a handle may be dropped at any
/// time, two handles may refer to the same object, and the object lives as long as GTK or a handle
/// needs it.
///
/// The rules of ownership, which apply to the whole package:
///
/// - A constructor's floating reference is sunk exactly once, by ``init(adopting:)``.
/// - A pointer that someone else owns is retained, by ``init(retaining:)``.
/// - A handle releases its reference on the main thread, wherever it is dropped.
/// - A signal's closure belongs to its connection, which releases it when it ends: by
///   ``SignalConnection/disconnect()`` or with the object.
/// - An implementation unparents its children in dispose, and is released in finalize.
@MainActor
open class Object {
  /// The GObject, for code that uses GTK through another binding or through C.
  ///
  /// The pointer stays valid as long as this handle lives.
  public nonisolated var nativePointer: OpaquePointer { native.value }

  private nonisolated let native: MainThreadValue<OpaquePointer>

  /// Takes over a new object: sinks its floating reference, or keeps the full one.
  public init(adopting pointer: OpaquePointer) {
    native = MainThreadValue(pointer)
    concertina_object_adopt(UnsafeMutableRawPointer(pointer))
  }

  /// Adds a reference to an object that someone else owns.
  public init(retaining pointer: OpaquePointer) {
    native = MainThreadValue(pointer)
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit {
    concertina_object_release(UnsafeMutableRawPointer(nativePointer))
  }

  /// The name of the object's GType, such as `GtkTextView`.
  public final var typeName: String {
    String(cString: concertina_object_type_name(UnsafeRawPointer(nativePointer)))
  }

  /// Whether the object is of a GType.
  package final func isA(_ type: GType) -> Bool { concertina_object_is_a(rawPointer, type) != 0 }

  /// The object as a typed pointer, for C functions that require one.
  package final func pointer<Type>(as type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
    UnsafeMutablePointer(nativePointer)
  }

  package final var rawPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(nativePointer) }
}

extension Object {
  /// The identity of a GObject, without a reference to it.
  ///
  /// It is a key for what belongs to an object, and nothing else: an object that is created later
  /// may get the identity of one that is gone.
  public struct Identity: Hashable {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }
  }

  /// The object's identity.
  public nonisolated final var identity: Identity { Identity(nativePointer) }
}

extension Object: Hashable {
  /// Returns whether two handles refer to the same object.
  public nonisolated static func == (left: Object, right: Object) -> Bool {
    left.nativePointer == right.nativePointer
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(nativePointer)
  }
}
