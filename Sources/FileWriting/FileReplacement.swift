import Glibc

/// The one way to write a file: the new content takes the place of the old one when it is complete.
///
/// ```swift
/// try FileReplacement.write(Array("Milk".utf8), to: "/home/ada/notes/Shopping.txt")
/// ```
///
/// The content is written to a temporary file in the same folder, which takes the file's name once
/// all of it is on the disk. This promises, on any thread:
///
/// - After an error, a kill or a power cut there is the old file or the new one, whole. After an
///   error it is the old one, and the temporary file is gone; only a program that is ended leaves
///   that, under a name that begins with a dot, for ``removeLeftovers(in:)``.
/// - A file that would be longer than the system allows is such an error: the signal SIGXFSZ, which
///   would end the program, is held back while this writes. How the program handles signals stays
///   as it is.
/// - When ``commit()`` has returned, the content is on the disk. Its name is, too, unless the
///   folder itself cannot be written there; a power cut can then bring the old file back.
/// - Links are followed: a link stays one, and the file that it leads to is replaced, or created.
/// - The permissions, the group, the owner and the extended attributes stay, with the lists of who
///   has access, as far as the system allows. A file whose group cannot stay is not shared with
///   another group, and the rights that a program has by its file end, as with every change of it.
/// - What is not a regular file, such as a pipe, a device or a folder, is refused without opening
///   it. So is a file that may not be written.
///
/// It does not promise:
///
/// - Hard links. The other names of the file keep the old content.
/// - A file in a folder that may not be written, or one that is mounted by itself: an error, since
///   changing it in place could lose both the old content and the new one.
/// - An order of simultaneous writers. The last one wins, and its file is whole.
public final class FileReplacement {
  /// What the name of each temporary file begins with.
  package static let temporaryPrefix = ".concertina-"

  private let path: String
  private let target: FileTarget
  private let temporaryName: String
  /// The temporary file; nil when it was closed.
  private var descriptor: Int32?
  private var hasTemporaryFile = true

  /// Begins to replace a file, or to create one.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in a folder that exists.
  ///   - mode: The permissions of a new file, from which the process's mask is taken off.
  /// - Throws: ``FileWriteError``, for instance if the folder may not be written.
  public init(of path: String, mode: mode_t = 0o666) throws(FileWriteError) {
    self.path = path
    target = try FileTarget(path)
    var number = SystemRandomNumberGenerator()
    var (name, result): (String, Int32) = ("", -1)
    repeat {
      name = Self.temporaryPrefix + String(number.next(), radix: 36)
      // No one else can open it before it has the permissions of the old one.
      result = openTemporary(name, in: target, mode: target.old == nil ? mode : 0o600)
    } while result < 0 && errno == EEXIST
    guard result >= 0 else {
      throw FileWriteError(file: path, code: errno)
    }
    (temporaryName, descriptor) = (name, result)
  }

  deinit {
    if let descriptor { close(descriptor) }
    if hasTemporaryFile { unlinkat(target.folder, temporaryName, 0) }
  }

  /// Replaces or creates a file with these bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file, in a folder that exists.
  ///   - mode: The permissions of a new file, from which the process's mask is taken off.
  /// - Throws: ``FileWriteError``; the file is what it was then.
  public static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666
  ) throws(FileWriteError) {
    let replacement = try FileReplacement(of: path, mode: mode)
    try replacement.append(bytes)
    try replacement.commit()
  }

  /// Adds bytes to the new content.
  ///
  /// - Throws: ``FileWriteError``, if the disk is full, for instance. Nothing can be added then.
  public func append(_ bytes: [UInt8]) throws(FileWriteError) {
    try append(bytes.count) { offset in
      bytes.withUnsafeBytes { self.write(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
    }
  }

  /// Adds bytes to the new content.
  ///
  /// - Throws: ``FileWriteError``, if the disk is full, for instance. Nothing can be added then.
  public func append(_ bytes: UnsafeRawBufferPointer) throws(FileWriteError) {
    try append(bytes.count) { self.write(UnsafeRawBufferPointer(rebasing: bytes[$0...])) }
  }

  private func append(_ count: Int, _ write: (Int) -> Int) throws(FileWriteError) {
    var offset = 0
    while offset < count {
      let written = write(offset)
      if written > 0 {
        offset += written
      } else if written == 0 || errno != EINTR {
        throw discarded(written == 0 ? EIO : errno)
      }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let descriptor else { preconditionFailure("FileReplacement: append after the end") }
    return writeWithinLimit(bytes, to: descriptor)
  }

  /// Brings the new content to the disk, still beside the old one.
  ///
  /// ``commit()`` does it, too; by itself it is for what has to be checked as late as possible.
  ///
  /// - Throws: ``FileWriteError``; nothing can be added or committed then.
  public func prepare() throws(FileWriteError) {
    guard let descriptor else { return }
    if let old = target.old { copyAttributes(of: old, at: target.path, to: descriptor) }
    // Some file systems have nothing that could be waited for.
    if retrying({ fsync(descriptor) }) != 0, errno != EINVAL, errno != ENOTSUP {
      throw discarded(errno)
    }
    self.descriptor = nil
    // The descriptor is closed even if a signal interrupts that.
    if close(descriptor) != 0, errno != EINTR { throw discarded(errno) }
  }

  /// Gives the new content the file's name.
  ///
  /// - Throws: ``FileWriteError``; the file is what it was then.
  public func commit() throws(FileWriteError) {
    precondition(hasTemporaryFile, "FileReplacement: commit after the end")
    try prepare()
    let result = retrying {
      renameat(target.folder, temporaryName, target.folder, target.name)
    }
    guard result == 0 else { throw discarded(errno) }
    hasTemporaryFile = false
    // It is the new file already: an error would say that it is the old one.
    _ = retrying { fsync(target.folder) }
  }

  /// Removes the temporary file, and returns the error.
  private func discarded(_ code: Int32) -> FileWriteError {
    if let descriptor { close(descriptor) }
    descriptor = nil
    unlinkat(target.folder, temporaryName, 0)
    hasTemporaryFile = false
    return FileWriteError(file: path, code: code)
  }
}

private func openTemporary(_ name: String, in target: FileTarget, mode: mode_t) -> Int32 {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  return retrying { openat(target.folder, name, flags, mode) }
}

/// Calls a function of the system until no signal interrupts it.
func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
