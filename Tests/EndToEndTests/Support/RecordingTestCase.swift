import ConcertinaTesting
import Foundation
import XCTest

/// A test that records what real keys and a real mouse do, and replays the file.
class RecordingTestCase: WindowTestCase {
  typealias State = [String: Any]

  /// A recording with the state at the end of its replay.
  struct Recording {
    let steps: [[String: Any]]
    let differences: [Any]
    let state: State
  }

  /// Records what is done to a scene, ends the recording, and replays its file.
  func record(
    _ scene: String, _ settings: [String] = [], editor: String = "Text",
    _ act: (RunningPlayground) throws -> Void
  ) throws -> Recording {
    let home = try TemporaryFolder()
    let playground = try RunningPlayground(
      ["--scene", scene] + settings.flatMap { ["--set", $0] }, editor: editor, home: home)
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it records") { try playground.shows("Recording: nothing yet") }
    try act(playground)
    try Keyboard.press("ctrl+shift+r")
    let draft = home.file("concertina-playground/recording-1.scenario.json")
    // The dialog for the file, or the question about what differs, comes after the check.
    try waitUntil("it is checked: \(playground.root.dump)") {
      try playground.root.children.count > 1
    }
    let file = try home.write(String(contentsOfFile: draft, encoding: .utf8), to: "copy.json")
    playground.program.kill()
    let scenario = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? State)
    return Recording(
      steps: try XCTUnwrap(scenario["steps"] as? [[String: Any]]),
      differences: scenario["differences"] as? [Any] ?? [], state: try replay(file))
  }

  private func replay(_ file: String) throws -> State {
    let result = try PlaygroundBinary.run("replay", file)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    let line = try XCTUnwrap(result.output.split(separator: "\n").last)
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? State
    return try XCTUnwrap(json?["state"] as? State)
  }

  func expectExact(
    _ recording: Recording, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssert(
      recording.differences.isEmpty, "\(recording.differences) after \(recording.steps)",
      file: file, line: line)
  }
}
