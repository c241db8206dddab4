import ConcertinaTesting
import Foundation
import WidgetTestSupport
import XCTest

/// `replay --compare`, tested by its exit status, its lines and the pictures that it leaves.
final class PictureComparisonTests: XCTestCase {
  private typealias Line = [String: Any]

  private func scenario(_ text: String, maxLine: Int = 5) -> String {
    #"""
    {"scene": "auto-height-editor", "width": 300, "knobs": {"maxLine": \#(maxLine)},
     "steps": [{"type": "\#(text)"}, {"screenshot": "end.png"}]}
    """#
  }

  private func replay(
    _ scenario: String, in folder: TemporaryFolder, _ options: String...
  ) throws -> (result: OutsideProgram.Result, picture: Line?) {
    let file = try folder.write(scenario, to: "scenario.json")
    let result = try OutsideProgram(
      PlaygroundBinary.path(),
      ["replay", file, "--artifacts", folder.file("pictures"), "--overwrite"] + options,
      changes: PlaygroundBinary.environment()
    ).result()
    let line = result.output.split(separator: "\n").last.map { Data($0.utf8) }
    let json = try line.flatMap { try JSONSerialization.jsonObject(with: $0) as? Line }
    return (result, json?["picture"] as? Line)
  }

  func testTheSamePictureIsTheSame() throws {
    let folder = try TemporaryFolder()
    let references = folder.file("references")
    let made = try replay(scenario("a"), in: folder, "--compare", references, "--update")
    XCTAssertEqual(made.result.status, 0, made.result.errors)
    XCTAssertFalse(try PNGPicture(folder.file("references/scenario/end.png")).isBlank)
    let same = try replay(scenario("a"), in: folder, "--compare", references)
    XCTAssertEqual(same.result.status, 0, same.result.output + same.result.errors)
    XCTAssertEqual(same.picture?["isSame"] as? Bool, true)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.file("pictures/end.difference.png")))
  }

  func testReferencesBesideEachOtherAreFoundAsWell() throws {
    let folder = try TemporaryFolder()
    let references = folder.file("references")
    _ = try replay(scenario("a"), in: folder, "--compare", references, "--update")
    try FileManager.default.moveItem(
      atPath: folder.file("references/scenario/end.png"), toPath: folder.file("references/end.png"))
    let same = try replay(scenario("a"), in: folder, "--compare", references)
    XCTAssertEqual(same.result.status, 0, same.result.output + same.result.errors)
    let other = try replay(scenario("b"), in: folder, "--compare", references)
    XCTAssertEqual(other.result.status, 1, other.result.errors)
  }

  func testADifferenceFailsAndIsShown() throws {
    let folder = try TemporaryFolder()
    let references = folder.file("references")
    _ = try replay(scenario("a"), in: folder, "--compare", references, "--update")
    let other = try replay(scenario("b"), in: folder, "--compare", references)
    XCTAssertEqual(other.result.status, 1, other.result.errors)
    XCTAssertGreaterThan(other.picture?["differingPixels"] as? Int ?? 0, 5)
    XCTAssertEqual(
      other.picture?["pictures"] as? [String], ["end.before.png", "end.difference.png"])
    for name in ["end", "end.before", "end.difference"] {
      XCTAssertFalse(try PNGPicture(folder.file("pictures/\(name).png")).isBlank, name)
    }
    let tolerant = try replay(
      scenario("b"), in: folder, "--compare", references, "--tolerance", "255")
    XCTAssertEqual(tolerant.result.status, 0, tolerant.result.output)
    let renewed = try replay(scenario("b"), in: folder, "--compare", references, "--update")
    XCTAssertEqual(renewed.result.status, 0, renewed.result.errors)
    XCTAssertEqual(
      try replay(scenario("b"), in: folder, "--compare", references).result.status, 0)
  }

  func testAReferenceThatCannotBeComparedFails() throws {
    let folder = try TemporaryFolder()
    let references = folder.file("references")
    _ = try replay(scenario("a"), in: folder, "--compare", references, "--update")
    try FileManager.default.removeItem(atPath: folder.file("references/scenario/end.png"))
    let missing = try replay(scenario("a"), in: folder, "--compare", references)
    XCTAssertEqual(missing.result.status, 1)
    XCTAssert((missing.picture?["problem"] as? String)?.contains("--update") == true)
    _ = try folder.write("no picture", to: "references/scenario/end.png")
    let broken = try replay(scenario("a"), in: folder, "--compare", references)
    XCTAssertEqual(broken.result.status, 1)
    XCTAssert(broken.result.output.contains("\"error\""), broken.result.output)
    try Self.blackPixel.write(to: URL(fileURLWithPath: folder.file("references/scenario/end.png")))
    let small = try replay(scenario("a"), in: folder, "--compare", references)
    XCTAssertEqual(small.result.status, 1)
    XCTAssert(
      (small.picture?["problem"] as? String)?.contains("expected 1 × 1 pixels") == true,
      "\(small.picture ?? [:])")
  }

  private static let blackPixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
  )!

  func testAFolderThatCannotBeUsedIsNamedBeforeAnythingRuns() throws {
    let folder = try TemporaryFolder()
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    _ = try folder.write("", to: "file")
    let cases = [
      (["--compare", folder.file("nowhere")], "nowhere: there is no such folder"),
      (["--compare", link, "--update"], "link: this is a link to another place"),
      (["--compare", folder.file("file"), "--update"], "Not a directory"),
      (["--artifacts", link], "link: this is a link to another place"),
      (["--artifacts", "/proc/nowhere"], "/proc/nowhere: "),
    ]
    let file = try folder.write(scenario("a"), to: "scenario.json")
    for (options, message) in cases {
      let result = try OutsideProgram(
        PlaygroundBinary.path(), ["replay", file] + options,
        changes: PlaygroundBinary.environment()
      ).result()
      XCTAssertNotEqual(result.status, 0, "\(options)")
      XCTAssertEqual(result.output, "", "\(options)")
      XCTAssert(result.errors.contains(message), "\(options): \(result.errors)")
    }
  }

  func testALargeFileIsReadOrRefusedInTime() throws {
    let folder = try TemporaryFolder()
    let count = TestEffort.size(100_000, thorough: 1_000_000)
    let steps = Array(repeating: #"{"undo":true}"#, count: count).joined(separator: ",")
    let wrong = try folder.write(
      #"{"scene": "auto-height-editor", "steps": [\#(steps), {"undo": 1}]}"#, to: "steps.json")
    let refused = try PlaygroundBinary.run("replay", wrong)
    XCTAssertEqual(refused.status, 2)
    XCTAssert(
      refused.errors.contains("$.steps: expected at most 10000 steps"),
      String(refused.errors.prefix(300)))
    let text = String(repeating: "a", count: TestEffort.size(20_000_000, thorough: 100_000_000))
    let large = try folder.write(
      #"{"scene": "auto-height-editor", "steps": [{"type": "\#(text)"}], "x": 1}"#, to: "large.json"
    )
    let unknown = try PlaygroundBinary.run("replay", large)
    XCTAssertEqual(unknown.status, 2)
    XCTAssertLessThan(unknown.errors.utf8.count, 1_000)
  }
}
