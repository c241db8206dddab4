/// The reason that a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path as it was given.
  public let file: String
  /// The system's reason, such as "No such file or directory".
  public let reason: String

  /// The message for the user, on one line.
  public var description: String { "\(file): \(reason)" }
}
