import FileWriting
import Glibc
import GtkCore

/// Reads and writes files as bytes.
public enum FileBytes {
  /// Returns all bytes of a file, or of a pipe that the command line names.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The largest number of bytes that are read.
  ///   - waitsForPipes: Whether a pipe is read; a file that the command line does not name itself
  ///     may be anything by now.
  /// - Returns: The bytes.
  /// - Throws: `FileError` with the reason.
  public static func read(
    _ path: String, atMost limit: Int = 1 << 30, waitingForPipes waitsForPipes: Bool = true
  ) throws(FileError) -> [UInt8] {
    do throws(RegularFile.Problem) {
      return try RegularFile.bytes(of: path, atMost: limit, waitingForPipes: waitsForPipes)
    } catch {
      throw FileError(file: path, reason: error.description)
    }
  }

  /// Whether there is a file, which may not be readable.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path is that of anything, such as a link that leads nowhere.
  public static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a path is that of a link.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path is that of a folder, or of a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths are those of the same file or folder.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(path, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns the text of a file in UTF-8; bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Throws: `FileError` with the system's reason.
  public static func text(of path: String) throws(FileError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes a file as `FileReplacement` does.
  ///
  /// - Throws: `FileError` with the reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(FileWriteError) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      throw FileError(file: path, reason: error.message)
    }
  }

  /// Writes all bytes to an open descriptor; `name` is used in messages.
  static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeWithinLimit($0, to: descriptor) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw lastError(name)
      }
    }
  }

  private static func lastError(_ path: String) -> FileError {
    FileError(file: path, reason: String(cString: strerror(errno)))
  }
}
