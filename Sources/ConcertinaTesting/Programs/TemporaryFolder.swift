import Foundation

/// A folder that is removed when it is no longer needed.
public final class TemporaryFolder {
  /// Its path.
  public let path: String

  /// Creates a folder.
  public init() throws {
    path = NSTemporaryDirectory() + "concertina-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Creates a folder in the folder and returns its path.
  public func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: true)
    return file(name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Returns the text of a file; nothing if there is none.
  public func text(_ name: String) -> String {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
