import CGtk

/// Stops where GTK failed to make an object, which it does only when used before its initialisation.
package func checked(_ pointer: OpaquePointer?) -> OpaquePointer {
  guard let pointer else { preconditionFailure(GtkReadiness.complaint) }
  return pointer
}

/// The same for a class with a public struct.
package func checked<Type>(_ pointer: UnsafeMutablePointer<Type>?) -> OpaquePointer {
  checked(pointer.map { OpaquePointer($0) })
}

/// The same for a widget, before GTK is asked for one: it would end the process without a word.
package func madeByGtk<Type>(
  _ widget: @autoclosure () -> UnsafeMutablePointer<Type>?
) -> OpaquePointer {
  GtkReadiness.require()
  return checked(widget())
}

/// Whether widgets can be made by now.
enum GtkReadiness {
  /// What is wrong with a widget that is made too early, and what to do about it.
  static let complaint =
    "a widget was made before GTK was ready: make widgets in Application.onActivate, or call "
    + "Application.register() or Gtk.initialize() first"

  /// Stops with a message unless GTK is initialised.
  static func require() {
    precondition(gtk_is_initialized() != 0, complaint)
  }
}
