import ConcertinaTesting
import Foundation
import XCTest

/// The program's command line, with its real output, errors and exit status.
final class CommandLineTests: XCTestCase {
  func testListNamesEverySceneAndKnob() throws {
    let list = try PlaygroundBinary.run("list")
    XCTAssertEqual(list.status, 0)
    XCTAssertEqual(list.errors, "")
    for word in ["auto-height-editor", "auto-height-editor-disabled", "maxLine", "pattern"] {
      XCTAssert(list.output.contains(word), word)
    }
  }

  func testListAsJSONIsJSON() throws {
    let list = try PlaygroundBinary.run("list", "--json", changes: ["DISPLAY": nil])
    XCTAssertEqual(list.status, 0)
    XCTAssertEqual(list.errors, "")
    let scenes = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    let editor = try XCTUnwrap(scenes.first { $0["id"] as? String == "auto-height-editor" })
    let knobs = try XCTUnwrap(editor["knobs"] as? [[String: Any]])
    XCTAssert(knobs.contains { $0["id"] as? String == "maxLine" })
  }

  func testHelpAndVersionNeedNoDisplay() throws {
    for arguments in [["--help"], ["list", "--help"], ["screenshot", "--help"], ["--version"]] {
      let changes = PlaygroundBinary.environment(["DISPLAY": nil])
      let result = try OutsideProgram(PlaygroundBinary.path(), arguments, changes: changes).result()
      XCTAssertEqual(result.status, 0, "\(arguments)")
      XCTAssertEqual(result.errors, "", "\(arguments)")
      XCTAssert(result.output.contains("concertina-playground"), "\(arguments)")
    }
  }

  func testWhatIsUnknownIsRefusedWithASuggestion() throws {
    let expectations: [([String], String)] = [
      (["lsit"], #"did you mean "list"?"#),
      (["list", "--jsno"], #"did you mean "--json"?"#),
      (["--scene", "auto-heigth-editor"], #"did you mean "auto-height-editor"?"#),
      (["--scene", "auto-height-editor", "--set", "maxLin=3"], #"did you mean "maxLine"?"#),
      (
        ["screenshot", "--scene", "auto-height-editr", "--output", "/dev/null"],
        #"did you mean "auto-height-editor"?"#
      ),
      (
        ["screenshot", "--scene", "auto-height-editor", "--set", "patern=x", "--output", "x.png"],
        #"did you mean "pattern"?"#
      ),
    ]
    for (arguments, suggestion) in expectations {
      let result = try OutsideProgram(
        PlaygroundBinary.path(), arguments, changes: PlaygroundBinary.environment()
      ).result()
      XCTAssertEqual(result.status, 2, "\(arguments)")
      XCTAssertEqual(result.output, "", "\(arguments)")
      XCTAssert(result.errors.contains(suggestion), "\(arguments): \(result.errors)")
    }
  }

  func testWithoutADisplayItSaysSo() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.write(
      #"{"scene": "auto-height-editor", "steps": []}"#, to: "scenario.json")
    let output = folder.file("picture.png")
    let commands = [
      [], ["--scene", "auto-height-editor"], ["replay", scenario],
      ["screenshot", "--scene", "auto-height-editor", "--output", output],
    ]
    for display in [nil, ":99999"] as [String?] {
      let changes = PlaygroundBinary.environment(["DISPLAY": display, "WAYLAND_DISPLAY": nil])
      for arguments in commands {
        let result = try OutsideProgram(PlaygroundBinary.path(), arguments, changes: changes)
          .result()
        XCTAssertEqual(result.status, 2, "\(arguments)")
        XCTAssertEqual(result.output, "", "\(arguments)")
        XCTAssert(result.errors.contains("no display"), "\(arguments): \(result.errors)")
      }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: output))
  }
}
