import SharedLibraries

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
  static let installed = try? SourceLibrary()

  private init() throws(SharedLibrary.NotInstalled) {
    let library = try SharedLibrary("libgtksourceview-5.so.0", prefix: "gtk_source_")
    languages = try library.function("language_manager_get_default")
    language = try library.function("language_manager_get_language")
    languageIdentifiers = try library.function("language_manager_get_language_ids")
    schemes = try library.function("style_scheme_manager_get_default")
    scheme = try library.function("style_scheme_manager_get_scheme")
    makeBuffer = try library.function("buffer_new_with_language")
    setScheme = try library.function("buffer_set_style_scheme")
    highlight = try library.function("buffer_ensure_highlight")
    let initialize: @convention(c) () -> Void = try library.function("init")
    initialize()
  }
}
