import CConcertinaGtk
import CConcertinaPlayground
import CConcertinaShims
import FileWriting
import Glibc
import GtkCore

/// The libraries that the command line has named, in which classes of widgets are found by name.
///
/// Their code is run as soon as they are loaded: nothing but the command line names them.
@MainActor
enum WidgetLibraries {
  private static var handles: [UnsafeMutableRawPointer] = []
  /// The functions that libraries need to be called before their classes are used, which take
  /// nothing.
  private static let initializers = ["adw_init", "gtk_source_init", "panel_init"]

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: The name or the path of its file, or the name and version of its typelib.
  ///   - isKnown: Whether the program has its classes already.
  /// - Throws: The reason that it cannot be loaded.
  static func load(_ name: String, isKnown: Bool = false) throws(WidgetLibraryProblem) {
    guard !isKnown else { return }
    guard gtk_init_check() != 0 else { throw .noDisplay }
    let isFile = name.contains("/") || name.contains(".so")
    for file in isFile ? [name] : try Typelib.libraries(of: name) { try open(file) }
    // Until a library is loaded, the classes of files are those that are known anyway.
    concertina_playground_find_types { name in
      guard let name else { return 0 }
      let text = String(cString: name)
      return MainActor.assumeIsolated { WidgetLibraries.type(named: text) }
    }
  }

  private static func open(_ file: String) throws(WidgetLibraryProblem) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(dlerror().map { String(cString: $0) } ?? file)
    }
    // The functions of GTK 3 that GTK 4 does not have any more.
    guard dlsym(handle, "gtk_main") == nil else {
      dlclose(handle)
      throw .isForOtherGTK(file)
    }
    guard !handles.contains(handle) else { return }
    handles.append(handle)
    for name in initializers {
      guard let function = dlsym(handle, name) else { continue }
      unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }
    followColors(of: handle)
  }

  /// Leaves the dark variant of the theme to libadwaita, which has an object for it and warns of
  /// GTK's setting.
  private static func followColors(of handle: UnsafeMutableRawPointer) {
    guard let function = dlsym(handle, "adw_style_manager_get_default") else { return }
    typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?
    guard let native = unsafeBitCast(function, to: Getter.self)() else { return }
    let manager = Object(retaining: OpaquePointer(native))
    DesktopSettings.otherPrefersDark = (
      get: { ObjectProperty.named("dark", of: manager)?.value(of: manager) == true },
      set: { isDark in
        let scheme = isDark.map { $0 ? "force-dark" : "force-light" } ?? "default"
        _ = ObjectProperty.named("color-scheme", of: manager)?.set(scheme, on: manager)
      }
    )
  }

  /// Returns the class of a name in the libraries; 0 if there is none.
  static func type(named name: String) -> GType {
    for handle in handles {
      let type = concertina_type_in_library(name, handle)
      if type != 0 { return type }
    }
    return 0
  }
}

/// The reason that a library cannot be loaded.
enum WidgetLibraryProblem: Error, Hashable, CustomStringConvertible {
  /// The system's sentence.
  case cannotLoad(String)
  /// There is no typelib of this name, or it names no library.
  case noTypelib(String)
  case isForOtherGTK(String)
  case noDisplay

  var description: String {
    switch self {
    case .cannotLoad(let reason): reason
    case .noTypelib(let name):
      "expected the file of a library, such as libadwaita-1.so.0, or a typelib, such as Adw-1, "
        + "found \(JSONWriter.excerpt(of: name))"
    case .isForOtherGTK(let file): "\(file) needs another version of GTK"
    case .noDisplay: "a library needs a display"
    }
  }
}

/// A typelib, which says in which file of code a library is.
enum Typelib {
  private static let magic = Array("GOBJ\nMETADATA\r\n".utf8) + [26]
  /// Where the place of the list of files is in the header.
  private static let filesOffset = 52
  private static let maxSize = 64 << 20

  /// Returns the files of a library, by its name and version, such as `Adw-1`.
  static func libraries(of name: String) throws(WidgetLibraryProblem) -> [String] {
    for folder in folders {
      let path = "\(folder)/\(name).typelib"
      guard let bytes = try? RegularFile.bytes(of: path, atMost: maxSize) else { continue }
      let files = files(in: bytes)
      if !files.isEmpty { return files }
    }
    throw .noTypelib(name)
  }

  /// Returns the names of the files that the bytes of a typelib have; empty if it is none.
  static func files(in bytes: [UInt8]) -> [String] {
    guard bytes.starts(with: magic), bytes.count >= filesOffset + 4 else { return [] }
    let place = bytes[filesOffset..<filesOffset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard place > 0, place < bytes.count else { return [] }
    let text = String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
    return text.split(separator: ",").map(String.init)
  }

  /// Where typelibs are: beside the libraries, of which GTK is one.
  private static var folders: [String] {
    let own = getenv("GI_TYPELIB_PATH").map { String(cString: $0) } ?? ""
    let gtk = concertina_gtk_file().map { PathParts(String(cString: $0)).folder }
    let libraries = [gtk, "/usr/local/lib", "/usr/lib"].compactMap { $0 }
    return own.split(separator: ":").map(String.init) + libraries.map { $0 + "/girepository-1.0" }
  }
}
