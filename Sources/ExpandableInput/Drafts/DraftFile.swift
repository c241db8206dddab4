import CConcertinaGLib
import Glibc
import GtkCore

/// The file of one draft, for use on any thread.
///
/// It is written as a `FileReplacement`: a reader at that moment gets the old file or the new one,
/// and of two simultaneous writers, the later one wins.
struct DraftFile: Hashable, Sendable {
  let folder: String
  let name: String

  var path: String { folder + "/" + name }

  /// The bytes of the file, or the reason that they cannot be read; nil when there is no file.
  var contents: Result<[UInt8]?, DraftError> {
    do throws(DraftError) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }

  private func read() throws(DraftError) -> [UInt8]? {
    // Without blocking: the path might be a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(file: path, reason: systemReason())
    }
    defer { close(descriptor) }
    guard isRegularFile(descriptor) else {
      throw .notADraft(file: path, reason: "not a regular file")
    }
    return try readBytes(descriptor)
  }

  /// Replaces the contents of the file; creates the folder if needed.
  func replace(with bytes: [UInt8]) throws(DraftError) {
    guard g_mkdir_with_parents(folder, 0o700) == 0 else {
      throw .cannotWrite(file: path, reason: systemReason())
    }
    do throws(FileWriteError) {
      try FileReplacement.write(bytes, to: path, mode: 0o600)
    } catch {
      throw .cannotWrite(file: path, reason: error.message)
    }
  }

  /// Removes the file.
  ///
  /// - Returns: Whether there was a file.
  func remove() throws(DraftError) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw .cannotWrite(file: path, reason: systemReason())
  }

  // MARK: Reading

  private func isRegularFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func readBytes(_ descriptor: Int32) throws(DraftError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= DraftFormat.greatestFileLength {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .cannotRead(file: path, reason: systemReason())
      }
    }
    throw .notADraft(file: path, reason: "too long")
  }

  private func systemReason() -> String { String(cString: g_strerror(errno)) }
}
