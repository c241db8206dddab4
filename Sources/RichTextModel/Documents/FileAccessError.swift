import FileWriting
import FoundationEssentials
import Glibc
import TextTranslation

/// The reason why a file or a folder could not be read, written or removed.
public struct FileAccessError: PresentableError, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String
  /// The reason, as the system or the format says it.
  public let message: String

  /// A line for logs.
  public var description: String { "\(path): \(message)" }

  /// Describes what has gone wrong with a file or a folder, such as an error of `FileManager`, in
  /// words for the user.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The path of the file or folder.
  public init(_ error: any Error, at path: String) {
    self.init(path: path, message: Self.message(of: error, at: path))
  }

  private init(path: String, message: String) { (self.path, self.message) = (path, message) }

  /// Returns the result of a closure, whose errors become one of this type.
  static func catching<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws(FileAccessError) -> Result {
    do { return try body() } catch {
      throw FileAccessError(error, at: path)
    }
  }

  private static func message(of error: any Error, at path: String) -> String {
    if let error = error as? any PresentableError { return error.message }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: return FileWriteError(file: path, code: ENOSPC).message
    case .fileWriteNoPermission: return FileWriteError(file: path, code: EACCES).message
    case .fileWriteVolumeReadOnly: return FileWriteError(file: path, code: EROFS).message
    case .fileReadNoPermission: return translated("You may not read this file.")
    case .fileReadNoSuchFile, .fileNoSuchFile: return translated("The file does not exist.")
    default: return translated("The file cannot be read or written.")
    }
  }
}
