import CConcertinaGtk
import CConcertinaPlayground
import FileWriting
import GtkCore

/// A `.ui` file of GtkBuilder, which may come from anywhere.
///
/// GtkBuilder would look the names in it up among all functions of the program, and call them.
/// Here no name leads to a function: a handler of a signal is only reported, and a file whose
/// values come from functions is refused.
struct InterfaceFile {
  /// The greatest size of a file, in bytes.
  static let maxSize = 4 << 20

  let path: String

  init(_ path: String) { self.path = path }

  /// Returns a builder with the objects, which has to be released.
  @MainActor
  func read(
    _ handlers: InterfaceHandlers
  ) throws(WidgetClassProblem) -> OpaquePointer {
    try check()
    guard
      let builder = concertina_playground_builder(
        report, Unmanaged.passRetained(handlers).toOpaque(), release)
    else { throw .unreadable(file: path, reason: "there is no GtkBuilder") }
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_file(builder, path, &error) == 0 else { return builder }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    g_clear_error(&error)
    g_object_unref(UnsafeMutableRawPointer(builder))
    throw .unreadable(file: path, reason: reason)
  }

  /// Checks the size of the file, and whether it needs functions.
  private func check() throws(WidgetClassProblem) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, atMost: Self.maxSize)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
    let problem = bytes.withUnsafeBytes {
      concertina_playground_check_interface(
        $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count))
    }
    guard let problem else { return }
    defer { g_free(problem) }
    throw .unreadable(file: path, reason: String(cString: problem))
  }
}

/// What the signals of a file's objects call, by name.
@MainActor
final class InterfaceHandlers {
  /// Gets the name of each handler when it is called.
  var onCall: (@MainActor (String) -> Void)?

  nonisolated init() {}
}

private func report(_ name: UnsafePointer<CChar>?, _ data: UnsafeMutableRawPointer?) {
  guard let name, let data else { return }
  let handlers = Unmanaged<InterfaceHandlers>.fromOpaque(data).takeUnretainedValue()
  let text = String(cString: name)
  MainActor.assumeIsolated { handlers.onCall?(text) }
}

private func release(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<InterfaceHandlers>.fromOpaque(data).release() }
}
