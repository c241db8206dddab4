import Glibc

/// Creates folders.
public enum Folder {
  /// Creates a folder, and checks that files can be written there.
  ///
  /// - Throws: ``FileError`` with the system's reason, or because it is a link: what is written
  ///   would go elsewhere.
  public static func prepare(_ path: String) throws(FileError) {
    try refuseLink(path)
    try make(path)
    guard FileBytes.isFolder(path) else { throw FileError(file: path, reason: "Not a directory") }
    guard access(path, W_OK | X_OK) == 0 else {
      throw FileError(file: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Refuses a path that is a link: what is written would go elsewhere.
  ///
  /// - Throws: ``FileError`` that says so.
  static func refuseLink(_ path: String) throws(FileError) {
    guard !FileBytes.isLink(path) else {
      throw FileError(file: path, reason: "this is a link to another place")
    }
  }

  /// Creates a folder, and the missing folders that it is in.
  ///
  /// - Throws: ``FileError`` with the system's reason.
  public static func make(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? part : "/\(part)"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw FileError(file: made, reason: String(cString: strerror(errno)))
      }
    }
  }
}
