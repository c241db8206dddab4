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

  /// Makes the objects of the file.
  ///
  /// - Parameter handlers: Gets the names of what the file's signals would call.
  /// - Returns: The objects.
  /// - Throws: The reason that they cannot be made, with the line.
  @MainActor
  func read(_ handlers: InterfaceHandlers) throws(WidgetClassProblem) -> InterfaceContent {
    let (text, roots) = try checkedText(try bytes())
    guard
      let native = concertina_playground_builder(
        report, Unmanaged.passRetained(handlers).toOpaque(), release)
    else { throw .unreadable(file: path, reason: "there is no GtkBuilder") }
    let content = InterfaceContent(file: path, roots: roots, builder: Object(adopting: native))
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_string(native, text, -1, &error) == 0 else { return content }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    g_clear_error(&error)
    throw .unreadable(file: path, reason: Self.reason(reason))
  }

  private func bytes() throws(WidgetClassProblem) -> [UInt8] {
    do {
      return try RegularFile.bytes(of: path, atMost: Self.maxSize)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
  }

  /// Returns what GtkBuilder is to read, and which objects are in no other one.
  private func checkedText(
    _ bytes: [UInt8]
  ) throws(WidgetClassProblem) -> (text: String, roots: [InterfaceRoot]) {
    let reading = InterfaceReading(self)
    let folder = g_canonicalize_filename(PathParts(path).folder, nil)
    defer { g_free(folder) }
    var parts = ConcertinaPlaygroundReading(
      folder: folder, check: problemOfFile, root: noteRoot,
      data: Unmanaged.passUnretained(reading).toOpaque())
    var problem: UnsafeMutablePointer<CChar>?
    let text = bytes.withUnsafeBytes {
      concertina_playground_read_interface(
        $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count), &parts, &problem)
    }
    defer { for text in [text, problem] { g_free(text) } }
    guard let text else {
      let reason = problem.map { String(cString: $0) } ?? ""
      throw .unreadable(file: path, reason: Self.numbered(reason))
    }
    return (String(cString: text), reading.roots)
  }

  /// Returns GTK's sentence, with the line that it is about before it.
  private static func reason(_ message: String) -> String {
    // Such as ".:3:10 Invalid property". Behind a tag at the end of a line it is the next line
    // already, in column 1.
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]), let space = parts[2].firstIndex(of: " ")
    else { return message }
    let number = ["0", "1"].contains(parts[2][..<space]) ? line - 1 : line
    return "line \(number): \(parts[2][parts[2].index(after: space)...])"
  }

  private static func numbered(_ problem: String) -> String {
    problem.first?.isNumber == true ? "line \(problem)" : problem
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

/// An object of a file that is in no other one.
struct InterfaceRoot: Hashable, Sendable {
  /// The identifier, which is made up if it has none; that of a template is the name of its class.
  let id: String
  /// The class; that of a template is the one that it inherits from.
  let type: String
  /// Whether the file gives it no identifier.
  let isUnnamed: Bool
  let isTemplate: Bool
}

/// What is found out about a file while it is read.
private final class InterfaceReading {
  let file: InterfaceFile
  var roots: [InterfaceRoot] = []

  init(_ file: InterfaceFile) { self.file = file }
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
  guard let name, let data else { return nil }
  let reading = Unmanaged<InterfaceReading>.fromOpaque(data).takeUnretainedValue()
  return reading.file.problem(ofFile: String(cString: name), kind).map { g_strdup($0) }
}

private func noteRoot(
  _ id: UnsafePointer<CChar>?, _ type: UnsafePointer<CChar>?, _ isUnnamed: gboolean,
  _ isTemplate: gboolean, _ data: UnsafeMutableRawPointer?
) {
  guard let id, let type, let data else { return }
  let reading = Unmanaged<InterfaceReading>.fromOpaque(data).takeUnretainedValue()
  reading.roots.append(
    InterfaceRoot(
      id: String(cString: id), type: String(cString: type), isUnnamed: isUnnamed != 0,
      isTemplate: isTemplate != 0))
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
