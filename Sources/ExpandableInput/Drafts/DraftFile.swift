import CConcertinaGLib
import Glibc

/// The file of one draft, for use on any thread.
///
/// A file is never changed in place: a new one is written in the same folder, and takes the file's
/// name once all of it is on the disk. A program that is killed in between leaves the old file
/// whole; a reader at that moment gets the old file or the new one; and of two simultaneous
/// writers, the later one wins.
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

  /// Replaces the contents of the file; makes the folder if needed.
  func replace(with bytes: [UInt8]) throws(DraftError) {
    let made = try makeBeside(bytes)
    if rename(made, path) == 0 { return }
    let reason = systemReason()
    unlink(made)
    throw .cannotWrite(file: path, reason: reason)
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

  // MARK: Writing

  /// Writes a new file into the folder and returns its path.
  private func makeBeside(_ bytes: [UInt8]) throws(DraftError) -> String {
    let made = folder + "/" + DraftFolder.temporaryName()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(made, flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      if let reason = DraftFolder.make(folder) { throw .cannotWrite(file: path, reason: reason) }
      descriptor = open(made, flags, 0o600)
    }
    guard descriptor >= 0 else { throw .cannotWrite(file: path, reason: systemReason()) }
    let failure = write(bytes, to: descriptor)
    close(descriptor)
    guard let failure else { return made }
    unlink(made)
    throw .cannotWrite(file: path, reason: failure)
  }

  /// Writes bytes and waits until they are on the disk.
  ///
  /// Without waiting, a file that already has its name may be empty after a power failure.
  ///
  /// - Returns: The system's reason if that failed.
  func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return systemReason()
      }
    }
    // Some file systems have nothing to wait for, and report EINVAL.
    guard fdatasync(descriptor) == 0 || errno == EINVAL else { return systemReason() }
    return nil
  }

  private func systemReason() -> String { String(cString: g_strerror(errno)) }
}
