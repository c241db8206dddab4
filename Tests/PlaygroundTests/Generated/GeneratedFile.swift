import Glibc
import PlaygroundScenes
import Testing

/// A file in `Resources` of which the program's own tables determine parts.
///
/// Such a part is between two comments, `Generated NAME` and `End of NAME`. Set
/// `CONCERTINA_RECORD=1` to write the parts again.
struct GeneratedFile {
  let name: String

  /// Checks parts, each by its name in the file.
  func check(_ parts: KeyValuePairs<String, [String]>) throws {
    var lines = try Resource.text(name).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for (part, content) in parts {
      let start = try #require(lines.firstIndex { $0.hasSuffix(" Generated \(part)") }, "\(part)")
      let end = try #require(lines.firstIndex { $0.hasSuffix(" End of \(part)") }, "\(part)")
      lines.replaceSubrange((start + 1)..<end, with: content)
    }
    try check(lines.joined(separator: "\n"))
  }

  /// Checks the whole text.
  func check(_ text: String) throws {
    guard getenv("CONCERTINA_RECORD").map({ String(cString: $0) }) == "1" else {
      let found = try Resource.text(name)
      #expect(found == text, "Resources/\(name) is out of date: see CONTRIBUTING.md")
      return
    }
    try FileBytes.write(Array(text.utf8), to: Resource.path(name))
  }
}
