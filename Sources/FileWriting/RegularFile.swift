import Glibc
import TextTranslation

/// Reads files that come from elsewhere, or are named there.
///
/// A pipe or a device is refused rather than waited for, a file that is too large is not read, and
/// a link leads nowhere outside a folder.
package enum RegularFile {
  /// The reason that a file is not read.
  package enum Problem: PresentableError, Hashable, Sendable {
    /// The system's reason, by its number.
    case system(Int32)
    /// It is a folder, a pipe, a device or a socket.
    case isNoFile
    /// It has more bytes than may be read.
    case tooLarge(limit: Int)
    /// It is outside the folder, or a link that leads there.
    case outside

    /// The message for the user.
    package var message: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .isNoFile: translated("This is not a file that can be read.")
      case .tooLarge(let limit):
        translated("The file is larger than %s MB.").formatted(String(limit / 1_000_000))
      case .outside: translated("The file is outside the folder.")
      }
    }

    /// A line for logs.
    package var description: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .isNoFile: "this is no regular file"
      case .tooLarge(let limit): "the file is larger than \(limit) bytes"
      case .outside: "the file is outside the folder"
      }
    }
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest number of bytes that are read.
  ///   - folder: The folder in which it has to be once links are followed; nil for anywhere.
  /// - Returns: The bytes.
  /// - Throws: The reason that it is not read.
  package static func bytes(
    of path: String, atMost limit: Int, in folder: String? = nil
  ) throws(Problem) -> [UInt8] {
    if let folder, !isInside(path, folder) {
      throw canBeFound(path) ? .outside : .system(ENOENT)
    }
    // Opening a pipe, or the device of a terminal, would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(from: descriptor, atMost: limit)
  }

  /// Whether a path leads to a place in a folder once its links are followed.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let place = resolved(path), let folder = resolved(folder) else { return false }
    return place.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func canBeFound(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func bytes(
    from descriptor: Int32, atMost limit: Int
  ) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      bytes += buffer[..<count]
      // It may grow while it is read.
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
