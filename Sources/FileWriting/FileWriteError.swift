import CConcertinaGLib
import TextTranslation

/// The reason why a file was not written, or a folder not made; what was there before is untouched.
public struct FileWriteError: PresentableError, Hashable, Sendable {
  /// The path as it was given.
  public let file: String
  /// The system's number of the reason, such as `ENOSPC`; `ENOTSUP` for what is not a regular file.
  public let code: Int32

  /// Describes the reason why a file was not written.
  ///
  /// - Parameters:
  ///   - file: The path as it was given.
  ///   - code: The system's number of the reason.
  package init(file: String, code: Int32) { (self.file, self.code) = (file, code) }

  /// The reason as a sentence for the user, without the file.
  public var message: String {
    switch code {
    case ENOSPC: translated("The disk is full.")
    case EDQUOT: translated("Your share of the disk is full.")
    case EACCES, EPERM: translated("You may not change this file, or its folder.")
    case EROFS: translated("The disk can only be read.")
    case EIO: translated("The disk has a fault.")
    case EFBIG: translated("The file would be longer than the system allows.")
    case ENAMETOOLONG: translated("The name of the file is too long.")
    case ENOTDIR: translated("A file is in the place of the folder.")
    case ENOTSUP: RegularFile.isNoFileMessage
    default: systemReason
    }
  }

  /// A line for logs.
  public var description: String { "\(file): cannot be written: \(systemReason)" }

  private var systemReason: String { String(cString: g_strerror(code)) }
}
