import Glibc

/// The one way to make a folder.
///
/// ```swift
/// try FileFolder.make("/home/ada/.local/share/org.example.Notes")
/// ```
///
/// `DocumentFile` makes the folder of its file by itself.
public enum FileFolder {
  /// Makes a folder, and the missing folders that it is in; does nothing if it is there.
  ///
  /// Links are followed.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - mode: The permissions of the folders that are made, from which the process's mask is taken
  ///     off. By default they are the user's alone, as those of programs should be.
  /// - Throws: ``FileWriteError``, for instance if a folder may not be written, or if a file is in
  ///   its place. The folders that were made before stay.
  public static func make(_ path: String, mode: mode_t = 0o700) throws(FileWriteError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileWriteError(file: path, code: path.isEmpty ? ENOENT : EINVAL)
    }
    guard try !isThere(path) else { return }
    try makeParent(of: path, mode: mode)
    guard retrying({ mkdir(path, mode) }) != 0 else { return }
    let code = errno
    // Another program may have made it meanwhile.
    guard code == EEXIST, try isThere(path) else { throw FileWriteError(file: path, code: code) }
  }

  /// Makes the folder that a file or a folder is in.
  package static func makeParent(of path: String, mode: mode_t = 0o700) throws(FileWriteError) {
    let parent = parent(of: path)
    if !parent.isEmpty { try make(parent, mode: mode) }
  }

  /// Returns the path of the folder that a file or a folder is in; empty for the current one.
  private static func parent(of path: String) -> String {
    let name = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let parent = name.drop { $0 != UInt8(ascii: "/") }
    let end = parent.drop { $0 == UInt8(ascii: "/") }
    if end.isEmpty, !parent.isEmpty { return "/" }
    return String(decoding: end.reversed(), as: UTF8.self)
  }

  private static func isThere(_ path: String) throws(FileWriteError) -> Bool {
    var status = stat()
    guard retrying({ stat(path, &status) }) == 0 else {
      if errno == ENOENT { return false }
      throw FileWriteError(file: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileWriteError(file: path, code: ENOTDIR)
    }
    return true
  }
}
