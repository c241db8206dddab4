import ConcertinaTesting
import Foundation
import XCTest

/// The renderer's scene, tested by what its replay prints.
final class RendererReplayTests: XCTestCase {
  private let folder = Result { try TemporaryFolder() }

  private static let scenario = #"""
    {
      "scene": "renderer",
      "knobs": {
        "content": "{\"format\":\"concertina-rich-text\",\"version\":1,\"content\":[{\"text\":\"Warm days, warm nights\\nand a Warmth\"}]}",
        "query": "warm"
      },
      "steps": [
        {"wait": 0}, {"click": "find-next"}, {"click": "find-previous"}, {"click": "find-previous"},
        {"knob": {"matchesWholeWords": true}}, {"knob": {"matchesCase": true}}, {"select": [0, 4]},
        {"click": "highlight"}, {"type": "x"}, {"focus": "find"}, {"press": "Escape"}
      ]
    }
    """#

  func testHitsAndHighlightsAreReported() throws {
    let file = try folder.get().write(Self.scenario, to: "scenario.json")
    let result = try PlaygroundBinary.run(
      "replay", file, "--artifacts", folder.get().file("artifacts"))
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    let states = try result.output.split(separator: "\n").map { line in
      let line = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      XCTAssertEqual(line?["glitches"] as? Int, 0, "\(line ?? [:])")
      return try XCTUnwrap(line?["state"] as? [String: Any])
    }
    let finds = states.compactMap { $0["find"] as? [String: Any] }
    let counts = finds.map { "\($0["current"] ?? "?")/\($0["total"] ?? "?")" }
    XCTAssertEqual(
      counts,
      ["1/3", "2/3", "1/3", "3/3", "1/2", "1/1", "0/1", "0/1", "0/1", "0/1", "0/0"])
    XCTAssertEqual(states[0]["selection"] as? [Int], [0, 4])
    XCTAssertEqual(states[1]["selection"] as? [Int], [11, 15])
    XCTAssertEqual(states[7]["highlights"] as? [[Int]], [[0, 4]])
    XCTAssertEqual(states[10]["text"] as? String, "Warm days, warm nights\nand a Warmth")
    XCTAssertEqual(finds.last?["isOpen"] as? Bool, false)
  }
}
