import ConcertinaTesting
import Foundation
import XCTest

/// The same actions have the same results on Wayland as on X11.
final class WaylandTests: XCTestCase {
  private typealias Line = [String: Any]

  private static let editor = #"""
    {
      "scene": "auto-height-editor", "width": 400, "knobs": {"maxLine": 3},
      "steps": [
        {"type": "hello"}, {"press": "Return"}, {"type": "two é ☃"}, {"press": "Return"},
        {"type": "three\nfour"}, {"paste": "a\nb\nc"}, {"undo": true}, {"preedit": "ㅎ"},
        {"press": "Return"}, {"press": "<Control>a"}, {"press": "BackSpace"}, {"redo": true},
        {"width": 200}, {"screenshot": "end.png"}
      ]
    }
    """#

  private static let composer = #"""
    {
      "scene": "composer", "width": 400,
      "steps": [
        {"type": "hello"}, {"press": "<Shift>Return"}, {"type": "two"}, {"press": "Return"},
        {"type": "three"}, {"preedit": "한"}, {"press": "Return"}, {"press": "Return"},
        {"undo": true}
      ]
    }
    """#

  func testTheEditorDoesTheSame() throws { try compare(Self.editor) }

  func testTheComposerDoesTheSame() throws { try compare(Self.composer) }

  private func compare(_ scenario: String) throws {
    let display = try WaylandDisplay()
    defer { display.stop() }
    // GTK itself warns when it offers a selection on a display without a seat.
    let changes = display.changes.merging(["G_DEBUG": nil]) { $1 }
    let wayland = try replay(scenario, changes: changes)
    let x11 = try replay(scenario)
    XCTAssertEqual(wayland.count, x11.count)
    for (line, other) in zip(wayland, x11) {
      XCTAssertEqual(line["glitches"] as? Int, 0, "\(line)")
      XCTAssertEqual(independent(line), independent(other))
    }
  }

  private func replay(
    _ scenario: String, changes: [String: String?] = [:]
  ) throws -> [Line] {
    let folder = try TemporaryFolder()
    let file = try folder.write(scenario, to: "scenario.json")
    let result = try PlaygroundBinary.run(
      "replay", file, "--artifacts", folder.file("artifacts"), changes: changes)
    XCTAssertEqual(result.status, 0, result.errors)
    let complaints = result.errors.split(separator: "\n").filter {
      !$0.contains("GDK_IS_SEAT (seat)") && !$0.contains("GDK_IS_DEVICE (device)")
    }
    XCTAssertEqual(complaints, [])
    return try result.output.split(separator: "\n").map {
      try XCTUnwrap(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Line, "\($0)")
    }
  }

  /// The parts of a line that do not depend on a display's fonts and clock.
  private func independent(_ line: Line) -> NSDictionary {
    let state = line["state"] as? Line ?? [:]
    let names = [
      "text", "lineCount", "visibleLineCount", "caret", "selection", "preedit", "isFocused",
      "scrolls", "sent", "canSend", "placeholderVisible",
    ]
    return state.filter { names.contains($0.key) } as NSDictionary
  }
}
