import CConcertinaGtk

/// Stops the program if GTK failed to create an object, which happens only before it is
/// initialized.
func checked(_ pointer: OpaquePointer?) -> OpaquePointer {
  guard let pointer else { preconditionFailure(GtkReadiness.complaint) }
  return pointer
}

/// Does the same for a class with a public struct.
func checked<Type>(_ pointer: UnsafeMutablePointer<Type>?) -> OpaquePointer {
  checked(pointer.map { OpaquePointer($0) })
}

/// Does the same for a widget, but checks before GTK creates it: GTK would otherwise end the
/// process without a message.
func madeByGtk<Type>(
  _ widget: @autoclosure () -> UnsafeMutablePointer<Type>?
) -> OpaquePointer {
  GtkReadiness.require()
  return checked(widget())
}

/// Whether widgets can be created yet.
enum GtkReadiness {
  /// The message about a widget that is created too early, and what to do about it.
  static let complaint =
    "a widget was made before GTK was ready: make widgets in Application.onActivate, or call "
    + "Application.register() or Gtk.initialize() first"

  /// Stops the program with a message unless GTK is initialized.
  static func require() {
    precondition(gtk_is_initialized() != 0, complaint)
  }
}
