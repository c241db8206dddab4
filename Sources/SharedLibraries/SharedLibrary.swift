import Glibc

/// A library that is loaded when it is first needed: an app has to install and run without it.
package struct SharedLibrary {
  /// The error that a library, or a function of it, is not installed.
  package struct NotInstalled: Error {}

  private let files: [UnsafeMutableRawPointer]
  private let prefix: String

  /// Loads the files of a library, and never unloads them.
  ///
  /// - Parameters:
  ///   - names: The names of the files.
  ///   - prefix: The beginning of the names of all functions.
  /// - Throws: ``NotInstalled`` if one of the files is missing.
  package init(_ names: String..., prefix: String = "") throws(NotInstalled) {
    files = names.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }
    self.prefix = prefix
    guard files.count == names.count else { throw NotInstalled() }
  }

  /// Returns a function, whose type only the caller knows.
  ///
  /// - Throws: ``NotInstalled`` if the library has no such function.
  package func function<Function>(_ name: String) throws(NotInstalled) -> Function {
    for file in files {
      if let symbol = dlsym(file, prefix + name) {
        return unsafeBitCast(symbol, to: Function.self)
      }
    }
    throw NotInstalled()
  }
}
