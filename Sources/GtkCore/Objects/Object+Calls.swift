import CConcertinaGtk

/// Calls of the C functions of an object's class with the types of Swift.
///
///     public var isEditable: Bool {
///       get { call(gtk_text_view_get_editable) }
///       set { call(gtk_text_view_set_editable, newValue) }
///     }
///
/// The compiler checks that the function takes and returns such values; what remains of a call at
/// run time is the call of the function.
extension Object {
  /// Returns what a function of the object's class returns.
  @inline(__always)
  final func call<Pointer: ObjectPointer, Value: CRepresentable>(
    _ function: (Pointer?) -> Value.CValue
  ) -> Value {
    Value(function(Pointer(nativePointer)))
  }

  /// Calls a function of the object's class with a value.
  @inline(__always)
  final func call<Pointer: ObjectPointer, Value: CRepresentable>(
    _ function: (Pointer?, Value.CValue) -> Void, _ value: Value
  ) {
    function(Pointer(nativePointer), value.cValue)
  }

  /// Returns a string that a function of the object's class returns; empty for NULL.
  @inline(__always)
  final func call<Pointer: ObjectPointer>(
    _ function: (Pointer?) -> UnsafePointer<CChar>?
  ) -> String {
    function(Pointer(nativePointer)).map { String(cString: $0) } ?? ""
  }

  /// Calls a function of the object's class with a string.
  @inline(__always)
  final func call<Pointer: ObjectPointer>(
    _ function: (Pointer?, UnsafePointer<CChar>?) -> Void, _ text: String?
  ) {
    function(Pointer(nativePointer), text)
  }

  /// Returns the widget that a function of the object's class returns.
  @inline(__always)
  final func call<Pointer: ObjectPointer>(
    _ function: (Pointer?) -> UnsafeMutablePointer<GtkWidget>?
  ) -> Widget? {
    function(Pointer(nativePointer)).map { Widget(retaining: OpaquePointer($0)) }
  }

  /// Calls a function of the object's class with a widget.
  @inline(__always)
  final func call<Pointer: ObjectPointer>(
    _ function: (Pointer?, UnsafeMutablePointer<GtkWidget>?) -> Void, _ widget: Widget?
  ) {
    function(Pointer(nativePointer), widget?.widgetPointer)
  }
}

/// A pointer to an object of a class, as C functions take it: opaque unless the struct is public.
protocol ObjectPointer {
  init(_ pointer: OpaquePointer)
}

extension OpaquePointer: ObjectPointer {
  init(_ pointer: OpaquePointer) { self = pointer }
}

extension UnsafeMutablePointer: ObjectPointer {}

/// A type of values that C functions take and return in a type of their own.
protocol CRepresentable {
  /// The type in C.
  associatedtype CValue
  /// Converts a value of C.
  init(_ value: CValue)
  /// The value in C.
  var cValue: CValue { get }
}

extension Bool: CRepresentable {
  init(_ value: gboolean) { self = value != 0 }
  var cValue: gboolean { self ? 1 : 0 }
}

extension Int: CRepresentable {
  var cValue: gint { gint(clamping: self) }
}

extension Double: CRepresentable {
  var cValue: gdouble { self }
}
