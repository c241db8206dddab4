import CConcertinaGLib
import FileWriting
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
    do throws(RegularFile.Problem) {
      return try RegularFile.bytes(of: path, atMost: DraftFormat.greatestFileLength)
    } catch {
      switch error {
      case .system(ENOENT), .system(ENOTDIR): return nil
      case .isNoFile, .system(EISDIR): throw .notADraft(file: path, reason: "not a regular file")
      case .tooLarge: throw .notADraft(file: path, reason: "too long")
      case .system, .outside: throw .cannotRead(file: path, reason: error.message)
      }
    }
  }

  /// Replaces the contents of the file; creates the folder if needed.
  func replace(with bytes: [UInt8]) throws(DraftError) {
    do throws(FileWriteError) {
      try FileFolder.make(folder)
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

  private func systemReason() -> String { String(cString: g_strerror(errno)) }
}
