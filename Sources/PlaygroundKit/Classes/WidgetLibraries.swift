import CConcertinaGtk
import CConcertinaPlayground
import CConcertinaShims
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
