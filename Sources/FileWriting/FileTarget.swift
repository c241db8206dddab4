import Glibc

/// `O_PATH`, which Swift does not have.
private let pathOnly: Int32 = 0o10_000_000

/// The file that a path leads to, and its folder, which stays open.
final class FileTarget {
  /// As many as the kernel follows.
  private static let maxLinks = 40

  /// The path without links as its last part.
  let path: String
  /// The name in the folder.
  let name: String
  /// The descriptor of the folder.
  let folder: Int32
  /// The file that is there; nil for none.
  let old: stat?

  /// Finds the file.
  init(_ given: String) throws(FileWriteError) {
    guard !given.isEmpty, !given.utf8.contains(0) else {
      throw FileWriteError(file: given, code: given.isEmpty ? ENOENT : EINVAL)
    }
    // Before links are read, since those in /proc do not say where they lead.
    var status = stat()
    let isThere = retrying { stat(given, &status) } == 0
    if !isThere, errno != ENOENT { throw FileWriteError(file: given, code: errno) }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw FileWriteError(file: given, code: isFolder ? EISDIR : ENOTSUP)
    }
    let path = try Self.followed(given)
    let parts = Self.parts(of: path)
    guard !parts.name.isEmpty else { throw FileWriteError(file: given, code: EISDIR) }
    if isThere, faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 {
      throw FileWriteError(file: given, code: errno)
    }
    let flags = O_DIRECTORY | O_CLOEXEC
    var folder = retrying { open(parts.folder, O_RDONLY | flags) }
    // A folder that may not be listed: it can be written, but not waited for.
    if folder < 0, errno == EACCES { folder = retrying { open(parts.folder, pathOnly | flags) } }
    guard folder >= 0 else { throw FileWriteError(file: given, code: errno) }
    (self.path, name, self.folder) = (path, parts.name, folder)
    old = isThere ? status : nil
  }

  deinit { close(folder) }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }

  private static func followed(_ given: String) throws(FileWriteError) -> String {
    var path = given
    for _ in 0...maxLinks {
      var status = stat()
      guard retrying({ lstat(path, &status) }) == 0 else {
        if errno == ENOENT { return path }
        throw FileWriteError(file: given, code: errno)
      }
      guard status.st_mode & S_IFMT == S_IFLNK else { return path }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(path, &buffer, Int(PATH_MAX)) > 0 else {
        throw FileWriteError(file: given, code: errno)
      }
      let link = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      path = link.hasPrefix("/") ? link : parts(of: path).folder + "/" + link
    }
    throw FileWriteError(file: given, code: ELOOP)
  }
}
