import CConcertinaGtk
import Glibc

/// The functions of GtkSourceView, if it is installed.
///
/// Loaded when first needed: an app has to install and run without it.
struct SourceLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  let languages: @convention(c) () -> Pointer?
  let language: @convention(c) (Pointer, Text) -> Pointer?
  let languageIdentifiers: @convention(c) (Pointer) -> UnsafePointer<Text?>?
  let schemes: @convention(c) () -> Pointer?
  let scheme: @convention(c) (Pointer, Text) -> Pointer?
  let makeBuffer: @convention(c) (Pointer) -> Pointer?
  let setScheme: @convention(c) (Pointer, Pointer?) -> Void
  let highlight: @convention(c) (Pointer, Pointer, Pointer) -> Void

  /// The library; nil where it is not installed.
  static let installed = SourceLibrary(named: "libgtksourceview-5.so.0")

  /// Loads the library, and never unloads it.
  init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(library, "gtk_source_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let initialize: @convention(c) () -> Void = function("init"),
      let languages: @convention(c) () -> Pointer? = function("language_manager_get_default"),
      let language: @convention(c) (Pointer, Text) -> Pointer? =
        function("language_manager_get_language"),
      let languageIdentifiers: @convention(c) (Pointer) -> UnsafePointer<Text?>? =
        function("language_manager_get_language_ids"),
      let schemes: @convention(c) () -> Pointer? = function("style_scheme_manager_get_default"),
      let scheme: @convention(c) (Pointer, Text) -> Pointer? =
        function("style_scheme_manager_get_scheme"),
      let makeBuffer: @convention(c) (Pointer) -> Pointer? = function("buffer_new_with_language"),
      let setScheme: @convention(c) (Pointer, Pointer?) -> Void =
        function("buffer_set_style_scheme"),
      let highlight: @convention(c) (Pointer, Pointer, Pointer) -> Void =
        function("buffer_ensure_highlight")
    else { return nil }
    self.languages = languages
    self.language = language
    self.languageIdentifiers = languageIdentifiers
    self.schemes = schemes
    self.scheme = scheme
    self.makeBuffer = makeBuffer
    self.setScheme = setScheme
    self.highlight = highlight
    initialize()
  }
}
