/// The reason that a scenario file was rejected; no part of it has run then.
public typealias ScenarioError = JSONFileError

/// The reason that a file of JSON was rejected; no part of it was used then.
public enum JSONFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file is not JSON, or not what it has to be.
  case rejected(file: String, JSONError)

  /// The message for the user: the file, the JSON path, what was expected and what was found.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .rejected(let file, let error): "\(file): \(error)"
    }
  }
}
