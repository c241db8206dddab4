import ConcertinaTesting
import Foundation
import XCTest

/// What the user writes in scenes of rich text, tested by what their replays print.
final class RichTextWritingTests: XCTestCase {
  private let folder = Result { try TemporaryFolder() }

  /// The state after the last step.
  private func state(after steps: String, in scene: String, knobs: String = "{}") throws -> [String:
    Any]
  {
    let scenario =
      #"{"scene": "\#(scene)", "width": 400, "knobs": \#(knobs), "steps": [\#(steps)]}"#
    let file = try folder.get().write(scenario, to: "scenario.json")
    let result = try PlaygroundBinary.run(
      "replay", file, "--artifacts", folder.get().file("artifacts"))
    XCTAssertEqual(result.status, 0, result.output + result.errors)
    let last = try XCTUnwrap(result.output.split(separator: "\n").last)
    let line = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    return try XCTUnwrap(line?["state"] as? [String: Any], "\(last)")
  }

  /// The runs of the content, each with the names of its attributes.
  private func runs(of state: [String: Any]) throws -> [String] {
    let content = try XCTUnwrap(state["content"] as? [String: Any])
    return try XCTUnwrap(content["content"] as? [[String: Any]]).map { run in
      let names = (run["attributes"] as? [String: Any] ?? [:]).keys.sorted()
      return "\(run["text"] ?? "") \(names)"
    }
  }

  func testAQuoteEnds() throws {
    let steps = """
      {"type": "> quote"}, {"press": "Return"}, {"press": "Return"}, {"press": "Return"},
      {"type": "out"}
      """
    let state = try state(after: steps, in: "markup")
    XCTAssertEqual(
      try runs(of: state), ["quote\n [\"paragraph\"]", "\nout []"])
  }

  func testAListGoesOn() throws {
    let state = try state(
      after: #"{"type": "- one"}, {"press": "Return"}, {"type": "two"}"#, in: "markup")
    XCTAssertEqual(state["text"] as? String, "one\ntwo")
    let paragraphs = try XCTUnwrap(state["paragraphs"] as? [[String: Any]])
    XCTAssertEqual(paragraphs.map { $0["marker"] as? String }, ["•", "•"])
  }

  /// Returns the paragraphs in a state: marker or kind, level, and text.
  private func paragraphs(of state: [String: Any]) throws -> [String] {
    try XCTUnwrap(state["paragraphs"] as? [[String: Any]]).map { paragraph in
      let text = paragraph["text"] as? String ?? ""
      guard let list = paragraph["list"] as? String else {
        return "\(paragraph["style"] as? String ?? "") \(text)"
      }
      let tick = paragraph["checked"] as? Bool == true ? "ticked " : ""
      let level = paragraph["level"] as? Int ?? -1
      return "\(list) \(level) \(paragraph["marker"] as? String ?? "") \(tick)\(text)"
    }
  }

  func testItemsAreInTheState() throws {
    let steps = """
      {"type": "# Title"}, {"press": "Return"}, {"type": "1. one"}, {"press": "Return"},
      {"press": "Tab"}, {"type": "two"}, {"press": "Return"}, {"press": "<Shift>Tab"},
      {"type": "[] three"}, {"press": "<Control>Return"}, {"press": "Return"}, {"press": "Return"},
      {"type": "out"}
      """
    XCTAssertEqual(
      try paragraphs(of: state(after: steps, in: "markup")),
      [
        "heading-1 Title", "number 0 1. one", "number 1 a. two", "task 0 ☑ ticked three",
        "body out",
      ])
  }

  func testMarkdownIsReadAndWritten() throws {
    let state = try state(
      after: ##"{"knob": {"source": "# A\n\n- [x] *b*\n"}}"##, in: "markdown")
    XCTAssertEqual(try paragraphs(of: state), ["heading-1 A", "task 0 ☑ ticked b"])
    XCTAssertEqual(state["markdown"] as? String, "# A\n\n- [x] *b*\n")
    let html = try XCTUnwrap(state["html"] as? String)
    XCTAssert(html.contains("<li><input type=\"checkbox\" checked><i>b</i></li>"), html)
  }

  func testAllHitsAreReplacedByTheButton() throws {
    let state = try state(
      after: #"{"knob": {"query": "i", "replacement": "y"}}, {"click": "replace-all"}"#,
      in: "find-replace")
    let text = try XCTUnwrap(state["text"] as? String)
    XCTAssert(text.hasPrefix("For the weekend\nFlour and butter\nFruyt"), text)
    XCTAssertEqual(state["undoDepth"] as? Int, 1)
  }

  func testAHeadingIsTakenAway() throws {
    let steps = ##"""
      {"type": "# Big"}, {"press": "Home"}, {"press": "BackSpace"}, {"press": "<Control>a"},
      {"press": "Delete"}, {"type": "plain"}
      """##
    XCTAssertEqual(try runs(of: state(after: steps, in: "markup")), ["plain []"])
  }

  func testCodeKeepsItsCharacters() throws {
    let state = try state(after: #"{"type": "call `__init__` "}"#, in: "markup")
    XCTAssertEqual(state["text"] as? String, "call __init__ ")
  }

  func testANameIsLeftAloneOrTaken() throws {
    let left = try state(
      after: #"{"type": "@a"}, {"press": "Escape"}, {"type": "d"}, {"press": "Return"}"#,
      in: "mentions")
    XCTAssertEqual(left["text"] as? String, "@ad\n")
    let taken = try state(
      after: #"{"type": "hi @gr"}, {"press": "Tab"}, {"type": "!"}"#, in: "mentions")
    XCTAssertEqual(taken["text"] as? String, "hi @Grace Hopper !")
  }

  func testTheCaretIsReportedDuringTyping() throws {
    let state = try state(
      after: #"{"type": "he"}, {"select": [0, 1]}"#, in: "text-processors")
    let log = try XCTUnwrap(state["processorLog"] as? [String])
    XCTAssertEqual(
      log.filter { $0.contains("selectedRangeChanged") }.map { $0.dropFirst(21) },
      ["0..<0 → 1..<1", "1..<1 → 2..<2", "2..<2 → 0..<1"])
  }

  func testRejectedContentIsReported() throws {
    let rejected = try state(
      after: #"{"wait": 0}"#, in: "rich-editor", knobs: #"{"content": "{\"format\": \"other\"}"}"#)
    XCTAssertEqual(rejected["refused"] as? String, #"format: expected "concertina-rich-text""#)
    XCTAssertNil(try state(after: #"{"wait": 0}"#, in: "rich-editor")["refused"])
  }
}
