import CConcertinaGtk
import CConcertinaPlayground
import FileWriting
import GtkCore

/// A `.ui` file of GtkBuilder, which may come from anywhere.
///
/// GtkBuilder would look the names in it up among all functions of the program, and call them.
/// Here no name leads to a function: a handler of a signal is only reported, and a file whose
/// values come from functions is refused. So is one that names files other than those of its own
/// folder, or what is none that can be read as a whole: GTK would open them.
struct InterfaceFile {
  /// The greatest size of a file, and of each that it names, in bytes.
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

  /// Checks the size of the file, whether it needs functions, and which files it names.
  private func check() throws(WidgetClassProblem) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, atMost: Self.maxSize)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
    let place = g_strdup(path)
    defer { g_free(place) }
    let problem = bytes.withUnsafeBytes {
      concertina_playground_check_interface(
        $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count), problemOfFile, place)
    }
    guard let problem else { return }
    defer { g_free(problem) }
    throw .unreadable(file: path, reason: String(cString: problem))
  }

  /// Returns why a file that this one names may not be opened; nil if it may be.
  fileprivate func problem(
    ofFile name: String, _ kind: ConcertinaPlaygroundFileKind
  ) -> String? {
    let folder = PathParts(path).folder
    let place: String
    switch kind {
    case CONCERTINA_PLAYGROUND_FILE_PATH: place = name
    case CONCERTINA_PLAYGROUND_FILE_PICTURE where !name.hasPrefix("resource:///"):
      place = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    case CONCERTINA_PLAYGROUND_FILE_ADDRESS where !name.hasPrefix("resource:///"):
      guard let local = Self.path(ofAddress: name) else {
        return "\(JSONWriter.excerpt(of: name)): this is not the address of a file"
      }
      place = local
    // What is built into the program.
    default: return nil
    }
    do {
      _ = try RegularFile.bytes(of: place, atMost: Self.maxSize, in: folder)
      return nil
    } catch {
      return "\(JSONWriter.excerpt(of: name)): \(error.description)"
    }
  }

  private static func path(ofAddress address: String) -> String? {
    guard let path = g_filename_from_uri(address, nil, nil) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}

/// What the signals of a file's objects call, by name.
@MainActor
final class InterfaceHandlers {
  /// Gets the name of each handler when it is called.
  var onCall: (@MainActor (String) -> Void)?

  nonisolated init() {}
}

private func problemOfFile(
  _ name: UnsafePointer<CChar>?, _ kind: ConcertinaPlaygroundFileKind,
  _ data: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let name, let path = data?.assumingMemoryBound(to: CChar.self) else { return nil }
  let file = InterfaceFile(String(cString: path))
  return file.problem(ofFile: String(cString: name), kind).map { g_strdup($0) }
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
