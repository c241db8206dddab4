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

  @Test("no file has gone")
  func filesAreThere() { #expect(Self.files.count >= 130) }

  @Test("each file expects something", arguments: files)
  func expectsSomething(file: String) throws {
    #expect(try String(contentsOf: Self.url(of: file), encoding: .utf8).contains("\"expect\""))
  }

  /// One process replays them all, as far as it comes.
  @Test("what was mended stays mended")
  func staysMended() throws {
    var left = Self.files[...]
    while let first = left.first {
      let program = try OutsideProgram(
        PlaygroundBinary.path(), ["replay"] + left.map { Self.url(of: $0).path },
        changes: PlaygroundBinary.environment())
      let ending = try program.waitForEnding(seconds: 240)
      let replays = Self.replays(in: program.output)
      for replay in replays {
        #expect(replay.faults.isEmpty, "\(replay.file ?? "")")
      }
      #expect(program.errors == "")
      let finished = replays.count { $0.file != nil }
      left = left.dropFirst(finished)
      guard let file = left.first else { break }
      // The next process goes on behind the scenario that has ended this one.
      Issue.record("\(file): the program \(ending)")
      left = left.dropFirst()
      guard finished > 0 || first == file else { break }
    }
  }

  private static func url(of file: String) -> URL { folder.appendingPathComponent(file) }

  /// What one scenario has printed.
  private struct Replay {
    /// Its file; nil if it did not come to its end.
    var file: String?
    /// The lines of steps that failed.
    var faults: [Substring] = []
  }

  private static func replays(in output: String) -> [Replay] {
    var replays = [Replay()]
    for line in output.split(separator: "\n") {
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let file = object?["file"] as? String {
        replays[replays.count - 1].file = file
        replays.append(Replay())
      } else if isFault(object) {
        replays[replays.count - 1].faults.append(line)
      }
    }
    return replays
  }

  /// Whether a step failed; the state in its line may have errors that are as expected.
  private static func isFault(_ step: [String: Any]?) -> Bool {
    guard let step else { return true }
    return step["failed"] != nil || step["error"] is String || step["glitches"] as? Int != 0
  }
}
