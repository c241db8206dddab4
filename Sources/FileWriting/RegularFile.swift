import Glibc
import TextTranslation

/// The one way to read a file, on any thread.
///
/// A pipe or a device is refused rather than waited for, and a link leads nowhere outside a folder.
/// A file that is too large is not read: its size is looked at before, and counted while it is
/// read, since it may grow.
package enum RegularFile {
  /// The size of the largest file that is read where nothing else is said, in bytes.
  package static let maxSize = 1 << 30
  /// The number of bytes that are read at once.
  private static let pieceSize = 1 << 16

  /// The sentence for the user about a pipe, a device or a socket.
  static var isNoFileMessage: String { translated("This is not an ordinary file.") }

  /// The reason that a file is not read.
  package enum Problem: PresentableError, Hashable, Sendable {
    /// The system's reason, by its number.
    case system(Int32)
    /// It is a pipe, a device or a socket.
    case isNoFile
    /// It has more bytes than may be read.
    case tooLarge(limit: Int)
    /// It is outside the folder, or a link that leads there.
    case outside

    /// The system's number of the reason, or of the one that is nearest.
    package var code: Int32 {
      switch self {
      case .system(let number): number
      case .isNoFile: ENOTSUP
      case .tooLarge: EFBIG
      case .outside: EACCES
      }
    }

    /// The message for the user.
    package var message: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .isNoFile: isNoFileMessage
      case .tooLarge(let limit):
        translated("The file is larger than %s MB.").formatted(String(limit / 1_000_000))
      case .outside: translated("The file is outside the folder.")
      }
    }

    /// A line for logs.
    package var description: String {
      switch self {
      case .system(let number): String(cString: strerror(number))
      case .isNoFile: "this is not a regular file"
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
  ///   - waits: Whether a pipe or a device is read, too, as a command line may name one; the caller
  ///     waits for its other end.
  /// - Returns: The bytes.
  /// - Throws: The reason that it is not read.
  package static func bytes(
    of path: String, atMost limit: Int = maxSize, in folder: String? = nil,
    waitingForPipes waits: Bool = false
  ) throws(Problem) -> [UInt8] {
    if let folder, !isInside(path, folder) {
      throw canBeFound(path) ? .outside : .system(ENOENT)
    }
    // Opening a pipe, or the device of a terminal, would wait for its other end.
    let flags = O_RDONLY | O_NOCTTY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    let descriptor = retrying { open(path, flags) }
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .system(EISDIR)
    default: guard waits else { throw .isNoFile }
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(from: descriptor, atMost: limit, expecting: Int(status.st_size))
  }

  /// Whether a path leads to a place in a folder once its links are followed.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let place = resolved(path), let folder = resolved(folder) else { return false }
    return place.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns the path of a file from a folder that it is in; nil if it is not in it.
  package static func name(of path: String, in folder: String) -> String? {
    guard isInside(path, folder), let place = resolved(path), let folder = resolved(folder) else {
      return nil
    }
    return String(place.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
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
    from descriptor: Int32, atMost limit: Int, expecting size: Int
  ) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes += piece[..<count]
    }
  }
}
