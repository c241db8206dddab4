import Glibc

/// The program's standard output or standard error, written without a buffer.
///
/// A reader at the other end of a pipe sees every line when it is written, and a full disk is
/// reported as an error.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes a line.
  ///
  /// - Throws: `FileError` with the system's reason.
  public func write(line: String) throws(FileError) {
    try FileBytes.write(Array((line + "\n").utf8), to: rawValue, name: name)
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
