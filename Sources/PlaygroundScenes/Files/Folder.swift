import Glibc

/// Makes folders.
public enum Folder {
  /// Makes a folder, and the missing folders that it is in.
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
