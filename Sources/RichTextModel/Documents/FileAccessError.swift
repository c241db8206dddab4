import TextTranslation

/// The reason why a file or a folder could not be read, written or removed.
public struct FileAccessError: PresentableError, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String
  /// The reason, as the system or the format says it.
  public let message: String

  /// A line for logs.
  public var description: String { "\(path): \(message)" }

  /// Returns the result of a closure, whose errors become one of this type.
  static func catching<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws(FileAccessError) -> Result {
    do { return try body() } catch {
      let message = (error as? any PresentableError)?.message ?? "\(error)"
      throw FileAccessError(path: path, message: message)
    }
  }
}
