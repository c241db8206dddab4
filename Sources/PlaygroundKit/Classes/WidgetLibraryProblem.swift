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
