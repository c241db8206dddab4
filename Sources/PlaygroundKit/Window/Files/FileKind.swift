import GtkCore
import TextTranslation

/// A kind of file that the user opens or saves.
enum FileKind {
  case scenario
  case picture

  /// The end of its name, by which desktops know what to open it with.
  var suffix: String {
    switch self {
    case .scenario: ".scenario.json"
    case .picture: ".png"
    }
  }

  /// The name in the list of filters.
  var title: String {
    switch self {
    case .scenario: translated("Scenarios")
    case .picture: translated("Pictures")
    }
  }

  /// The files that a dialog to open one shows.
  ///
  /// A scenario that was written by hand may have any name that ends in `.json`.
  var pattern: String {
    switch self {
    case .scenario: "*.json"
    case .picture: "*.png"
    }
  }

  /// Returns a name, or a path, with the right end.
  ///
  /// A dialog selects a name up to its last dot, so that `name.json` is what is left when the user
  /// types another name.
  func completed(_ path: String) -> String {
    guard !path.hasSuffix(suffix) else { return path }
    let last = suffix.split(separator: ".").last.map { ".\($0)" } ?? suffix
    return (path.hasSuffix(last) ? String(path.dropLast(last.count)) : path) + suffix
  }
}
