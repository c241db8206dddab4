import Foundation

/// A folder that is removed when it is no longer needed.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "concertina-drafts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  /// Returns the names of what one of its folders contains, including hidden files.
  func names(in folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()) ?? []
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
