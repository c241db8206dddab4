import ConcertinaTesting
import Foundation
import XCTest

/// `replay`, tested by what it prints and the files that it leaves.
final class ReplayTests: XCTestCase {
  /// A line that was printed for a step.
  private typealias Line = [String: Any]

  private let folder = Result { try TemporaryFolder() }

  private func replay(
    _ scenario: String, changes: [String: String?] = [:]
  ) throws -> (result: OutsideProgram.Result, lines: [Line]) {
    let file = try folder.get().write(scenario, to: "scenario.json")
    let result = try PlaygroundBinary.run(
      "replay", file, "--artifacts", folder.get().file("artifacts"), changes: changes)
    let lines = try result.output.split(separator: "\n").map {
      try XCTUnwrap(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Line, "\($0)")
    }
    return (result, lines)
  }

  private static let everyAction = #"""
    {
      "scene": "auto-height-editor",
      "width": 300,
      "knobs": {"maxLine": 3, "pattern": "^a"},
      "steps": [
        {"type": "a\nb"}, {"press": "Return"}, {"paste": "c\nd\ne"}, {"preedit": "ㅎ"},
        {"commit": "한"}, {"select": [0, 3]}, {"press": "BackSpace"}, {"undo": true},
        {"redo": true}, {"click": "border"}, {"click": "enabled"}, {"click": "enabled"},
        {"focus": false}, {"focus": true}, {"focus": "match-pattern"}, {"knob": {"maxLine": 5}},
        {"width": 200}, {"wait": 0.05}, {"screenshot": "end.png"}
      ]
    }
    """#

  func testEveryActionIsOneLineWithoutAGlitch() throws {
    let (result, lines) = try replay(Self.everyAction)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    XCTAssertEqual(result.errors, "")
    let actions = [
      "type", "press", "paste", "preedit", "commit", "select", "press", "undo", "redo", "click",
      "click", "click", "focus", "focus", "focus", "knob", "width", "wait", "screenshot",
    ]
    XCTAssertEqual(lines.map { $0["action"] as? String }, actions)
    XCTAssertEqual(lines.map { $0["step"] as? Int }, Array(actions.indices))
    for line in lines {
      XCTAssertEqual(line["glitches"] as? Int, 0, "\(line)")
      XCTAssertNotNil(line["paints"] as? Int, "\(line)")
      XCTAssertNil(line["error"], "\(line)")
    }
    XCTAssertFalse(try PNGPicture(folder.get().file("artifacts/end.png")).isBlank)
  }

  func testStatesAreTheRightOnes() throws {
    let (result, lines) = try replay(Self.everyAction)
    let states = lines.map { $0["state"] as? Line ?? [:] }
    guard states.count == 19 else { return XCTFail(result.output + result.errors) }
    let texts = states.map { $0["text"] as? String }
    XCTAssertEqual(texts[0...3], ["a\nb", "a\nb\n", "a\nb\nc\nd\ne", "a\nb\nc\nd\ne"])
    XCTAssertEqual(texts[4], "a\nb\nc\nd\ne한")
    XCTAssertEqual(texts[6...8], ["\nc\nd\ne한", "a\nb\nc\nd\ne한", "\nc\nd\ne한"])
    XCTAssertEqual(states[3]["preedit"] as? String, "ㅎ")
    XCTAssertEqual(states[3]["visibleLineCount"] as? Int, 3)
    XCTAssertEqual(states[3]["lineCount"] as? Int, 5)
    XCTAssertEqual(states[4]["scrolls"] as? Bool, true)
    XCTAssertEqual(
      [states[5], states[6]].map { $0["match"] as? String }, ["matched", "unmatched"])
    XCTAssertEqual(states[9]["hasBorder"] as? Bool, false)
    XCTAssertEqual(states[10...11].map { $0["isEnabled"] as? Bool }, [false, true])
    XCTAssertEqual(states[12...14].map { $0["isFocused"] as? Bool }, [false, true, false])
    XCTAssertEqual(states[15]["maxLine"] as? Int, 5)
    XCTAssertEqual(states[16]["width"] as? Int, 200)
  }

  /// It is on its way for so long that a busy machine has taken the picture meanwhile.
  func testAMessageOnItsWayIsAState() throws {
    let (result, lines) = try replay(
      #"""
      {"scene": "composer", "knobs": {"sendingTime": 3},
       "steps": [{"type": "hello"}, {"press": "Return"}, {"screenshot": "sending.png"},
                 {"wait": 3.5}, {"knob": {"failingSend": true}}, {"type": "no"},
                 {"press": "Return"}, {"wait": 3.5}]}
      """#)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    XCTAssertNil(lines.first { $0["error"] != nil })
    let states = lines.map { $0["state"] as? Line ?? [:] }
    guard states.count == 8 else { return XCTFail(result.output + result.errors) }
    XCTAssertEqual(
      states.map { $0["isSending"] as? Bool },
      [false, true, true, false, false, false, true, false])
    XCTAssertEqual(states.map { ($0["sent"] as? [String])?.count }, [0, 0, 0, 1, 1, 1, 1, 1])
    XCTAssertEqual(states.map { $0["text"] as? String }[0...3], ["hello", "", "", ""])
    XCTAssertNotNil(states[7]["error"] as? String)
    XCTAssertEqual(states[7]["text"] as? String, "")
    XCTAssertEqual(states[7]["canRetry"] as? Bool, true)
  }

  func testFailingStepIsReportedAndTheRestGoesOn() throws {
    let (result, lines) = try replay(
      #"{"scene": "auto-height-editor", "steps": [{"click": "no-such"}, {"type": "on"}]}"#)
    XCTAssertEqual(result.status, 1)
    guard lines.count == 2 else { return XCTFail(result.output + result.errors) }
    XCTAssert((lines[0]["error"] as? String ?? "").contains("no-such"), result.output)
    XCTAssertEqual((lines[1]["state"] as? Line)?["text"] as? String, "on")
  }

  func testUnusableScenariosAreRefusedBeforeAnythingRuns() throws {
    let step = #"{"screenshot": "ran.png"}"#
    let expectations = [
      (#"{"scene": "auto-height-editor", "steps": [\#(step), {"type""#, "scenario.json"),
      ("", "scenario.json"),
      ("[]", "$: expected an object"),
      (#"{"scene": "auto-height-editor", "steps": [\#(step), {"type": 7}]}"#, "$.steps[1].type"),
      (#"{"scene": "auto-height-editor", "steps": [\#(step), {"tpye": "a"}]}"#, #""type"?"#),
      (#"{"scene": "auto-height-editor", "steps": [\#(step)], "stpes": []}"#, #""steps"?"#),
      (#"{"scene": "auto-height-editor", "knobs": {"maxLin": 1}, "steps": []}"#, #""maxLine"?"#),
      (#"{"scene": "auto-height-editor", "steps": [{"knob": {"maxLine": "x"}}]}"#, "maxLine"),
      (#"{"scene": "auto-height-editr", "steps": [\#(step)]}"#, #""auto-height-editor"?"#),
    ]
    for (scenario, message) in expectations {
      let (result, _) = try replay(scenario)
      XCTAssertEqual(result.status, 2, scenario)
      XCTAssertEqual(result.output, "", scenario)
      XCTAssert(result.errors.contains("scenario.json"), result.errors)
      XCTAssert(result.errors.contains(message), "\(message): \(result.errors)")
    }
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: try folder.get().file("artifacts/ran.png")))
  }

  func testWhatIsNotAsExpectedFails() throws {
    let (result, lines) = try replay(
      #"""
      {"scene": "auto-height-editor", "steps": [
        {"type": "a\nb"}, {"expect": {"text": "a\nb", "lineCount": {"atLeast": 2, "atMost": 2}}},
        {"expect": {"text": {"matches": "^b"}, "txet": 1, "isFocused": true}}, {"type": "c"}]}
      """#)
    XCTAssertEqual(result.status, 1, result.errors)
    guard lines.count == 4 else { return XCTFail(result.output + result.errors) }
    XCTAssertNil(lines[1]["failed"])
    let failed = try XCTUnwrap(lines[2]["failed"] as? [Line])
    XCTAssertEqual(failed.map { $0["path"] as? String }, ["text", "txet"])
    XCTAssertEqual(failed.map { $0["found"] as? String }, ["a\nb", nil])
    XCTAssertNil(lines[2]["error"])
    XCTAssertEqual((lines[3]["state"] as? Line)?["text"] as? String, "a\nbc")
  }

  func testARecordingThatIsKnownToEndDifferentlyFailsWhileItDoes() throws {
    func scenario(_ differences: String) -> String {
      #"{"scene": "auto-height-editor", "steps": [{"type": "a"}], "differences": [\#(differences)]}"#
    }
    let (known, lines) = try replay(
      scenario(#"{"path": "text", "recorded": "ab", "replayed": "a"}"#))
    XCTAssertEqual(known.status, 1)
    XCTAssertEqual(lines.count, 1)
    XCTAssert(
      known.errors.hasSuffix(
        "scenario.json: the replay ends differently from what was recorded: text\n"), known.errors)
    // As if the program repeats now what it did not before.
    let mended = try replay(scenario(#"{"path": "text", "recorded": "a", "replayed": ""}"#)).result
    XCTAssertEqual(mended.status, 0, mended.errors)
    let gone = try replay(scenario(#"{"path": "nothing", "replayed": ""}"#)).result
    XCTAssertEqual(gone.status, 0, gone.errors)
    // That of a password has no values.
    XCTAssertEqual(try replay(scenario(#"{"path": "text"}"#)).result.status, 1)
  }

  func testAPictureReplacesNoFile() throws {
    let folder = try folder.get()
    let picture = try folder.write("mine", to: "end.png")
    let link = folder.file("link.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.png")
    for (name, place) in [("end", "$.steps[1]"), ("link", "$.steps[1]")] {
      let file = try folder.write(
        #"{"scene": "composer", "steps": [{"screenshot": "new.png"}, {"screenshot": "\#(name).png"}]}"#,
        to: "scenario.json")
      let result = try PlaygroundBinary.run(
        "replay", file, "--artifacts", folder.path)
      XCTAssertEqual(result.status, 2)
      XCTAssertEqual(result.output, "")
      XCTAssert(result.errors.contains(place), result.errors)
    }
    for name in ["new.png", "nowhere.png"] {
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.file(name)), name)
    }
    XCTAssertEqual(try String(contentsOfFile: picture, encoding: .utf8), "mine")
    // The second picture replaces the first one, which this replay has made.
    let twice = try folder.write(
      #"{"scene": "composer", "steps": [{"screenshot": "end.png"}, {"screenshot": "end.png"}]}"#,
      to: "twice.json")
    let result = try PlaygroundBinary.run(
      "replay", twice, "--artifacts", folder.path, "--overwrite")
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertFalse(try PNGPicture(picture).isBlank)
    let fresh = try PlaygroundBinary.run(
      "replay", twice, "--artifacts", folder.file("artifacts"))
    XCTAssertEqual(fresh.status, 0, fresh.output + fresh.errors)
  }

  func testAReplayReadsAndWritesNoDrafts() throws {
    let home = try TemporaryFolder()
    let file = try home.write(
      #"""
      {"scene": "composer-draft", "steps": [
        {"expect": {"text": ""}}, {"type": "left behind"}, {"wait": 0.8}]}
      """#, to: "scenario.json")
    for _ in 1...2 {
      let result = try PlaygroundBinary.run(
        "replay", file, changes: ["XDG_STATE_HOME": home.path, "TMPDIR": home.path])
      XCTAssertEqual(result.status, 0, result.output + result.errors)
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: home.path), ["scenario.json"])
  }

  func testMissingFileIsNamed() throws {
    let result = try PlaygroundBinary.run("replay", "/nowhere/scenario.json")
    XCTAssertNotEqual(result.status, 0)
    XCTAssert(result.errors.contains("/nowhere/scenario.json"), result.errors)
  }

  func testHostileInputLosesNothing() throws {
    let (result, lines) = try replay(
      #"""
      {"scene": "auto-height-editor", "knobs": {"text": "x\u0000y", "placeholder": "<b>&"},
       "steps": [
        {"paste": "a\u0000b"}, {"type": "<b>x</b> & \""}, {"knob": {"pattern": "(unclosed"}},
        {"knob": {"pattern": "^(a+)+$", "text": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"}},
        {"knob": {"maxLine": -3, "lineSpace": -7}}, {"width": 1}, {"width": 16384}
      ]}
      """#)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    XCTAssertEqual(result.errors, "")
    XCTAssertEqual(lines.map { $0["glitches"] as? Int }, lines.map { _ in 0 })
    let states = lines.map { $0["state"] as? Line ?? [:] }
    guard states.count == 7 else { return XCTFail(result.output + result.errors) }
    XCTAssertEqual(states[0]["text"] as? String, "x\u{FFFD}ya\u{FFFD}b")
    XCTAssertEqual(states[1]["text"] as? String, "x\u{FFFD}ya\u{FFFD}b<b>x</b> & \"")
    XCTAssertEqual(states[2]["match"] as? String, "invalidPattern")
    XCTAssertEqual(states[3]["match"] as? String, "gaveUp")
  }
}
