import ConcertinaTesting
import Foundation
import Testing

/// Scenarios of faults that were mended, each with what it expects: one that came back would fail
/// here.
///
/// `meson-helpers/scenario FILE…` replays such files alone.
@Suite("Scenarios of mended faults", .serialized)
struct ScenarioFileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Files")

  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .sorted() ?? []

  @Test("there are files")
  func filesAreThere() { #expect(Self.files.count > 15) }

  @Test("what was mended stays mended", arguments: files)
  func staysMended(file: String) throws {
    let path = Self.folder.appendingPathComponent(file).path
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"expect\""))
    let result = try PlaygroundBinary.run("replay", path)
    #expect(result.errors == "")
    let faults = result.output.split(separator: "\n").filter { Self.isFault($0) }
    #expect(faults.isEmpty)
    #expect(result.status == 0)
  }

  /// Whether a step failed; the state in its line may have errors that are as expected.
  private static func isFault(_ line: Substring) -> Bool {
    guard let step = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else { return true }
    return step["failed"] != nil || step["error"] is String || step["glitches"] as? Int != 0
  }
}
