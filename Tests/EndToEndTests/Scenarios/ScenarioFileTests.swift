import Foundation
import XCTest

/// Scenarios of faults that were mended, each with what it expects: one that came back would fail
/// here.
///
/// `meson-helpers/scenario FILE…` replays such files alone.
final class ScenarioFileTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Files")

  func testWhatWasMendedStaysMended() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    XCTAssertGreaterThan(files.count, 15)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let name = file.lastPathComponent
      XCTAssert(try String(contentsOf: file, encoding: .utf8).contains("\"expect\""), name)
      let result = try PlaygroundBinary.run("replay", file.path)
      XCTAssertEqual(result.errors, "", name)
      let faults = result.output.split(separator: "\n").filter {
        $0.contains("\"failed\":") || $0.contains("\"error\":\"") || !$0.contains("\"glitches\":0,")
      }
      XCTAssertEqual(result.status, 0, "\(name): \(faults)")
    }
  }
}
