import Foundation

/// The actions in a window, recorded so that they can be repeated: one xdotool command a line, its
/// words separated by tabs.
struct MonkeyRecord {
  /// The actions, oldest first.
  var actions: [[String]] = []

  init() {}

  /// Reads a record.
  init(contentsOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    actions = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Writes the record and returns its path.
  func write(to path: String, note: String) throws -> String {
    let lines = ["# \(note)"] + actions.map { $0.joined(separator: "\t") }
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
