import ConcertinaTesting
import Foundation
import XCTest

/// Which parts of rich text are visible, and where, during editing: tested by what replays print.
final class RichTextSightTests: XCTestCase {
  private typealias State = [String: Any]

  private let folder = Result { try TemporaryFolder() }

  /// Returns the states after all steps, and expects no glitch in any of them.
  private func states(
    of steps: String, scene: String = "rich-editor", width: Int = 400, knobs: String = "{}",
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [State] {
    let scenario =
      #"{"scene": "\#(scene)", "width": \#(width), "knobs": \#(knobs), "steps": [\#(steps)]}"#
    let path = try folder.get().write(scenario, to: "scenario.json")
    let result = try PlaygroundBinary.run("replay", path)
    XCTAssertEqual(result.status, 0, result.output + result.errors, file: file, line: line)
    return try result.output.split(separator: "\n").map { output in
      let reported = try XCTUnwrap(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? State, "\(output)")
      XCTAssertEqual(
        reported["glitches"] as? Int, 0,
        "\(reported["step"] ?? ""): \(reported["violations"] ?? "")",
        file: file, line: line)
      return reported["state"] as? State ?? [:]
    }
  }

  private static func content(_ parts: String) -> String {
    let saved = #"{"format": "concertina-rich-text", "version": 1, "content": [\#(parts)]}"#
    let escaped = saved.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return #""content": "\#(escaped)""#
  }

  private static func panel(_ text: String, size: String, isBlock: Bool = true) -> String {
    #"{"attachment": {"name": "panel", "isBlock": \#(isBlock), "size": \#(size), "#
      + #""editors": [[{"text": "\#(text)"}]]}}"#
  }

  /// The height of what the scenes have around the text.
  private static let frame = 18

  private static let line = #"{"type": "line"}, {"press": "Return"}"#

  // MARK: Heights

  func testTheGreatestHeightHoldsWhateverStandsInTheFirstLine() throws {
    let tall = Self.panel(#"1\n2\n3\n4\n5\n6\n7\n8\n9"#, size: #"{"kind": "fullWidth"}"#)
    let loaded = try states(
      of: #"{"wait": 0}"#, knobs: #"{\#(Self.content(tall)), "maxHeight": 100}"#)
    XCTAssertEqual(loaded.last?["height"] as? Int, 100 + Self.frame)
    let typed = try states(
      of: #"{"click": "panel"}, "# + Array(repeating: Self.line, count: 13).joined(separator: ","),
      scene: "autogrow")
    XCTAssertEqual(typed.last?["height"] as? Int, 200 + Self.frame)
  }

  func testTheCaretOfAPanelIsWhollyVisible() throws {
    let lines = (1...10).map { "line \($0)" }.joined(separator: "\\n")
    let reported = try states(
      of: #"""
        {"paste": "\#(lines)"}, {"click": "panel"}, {"type": "hi"}, {"press": "Return"},
        {"type": "next"}, {"press": "Return"}, {"type": "last"}, {"press": "Up"},
        {"press": "<Control>Home"}, {"press": "Up"}
        """#, scene: "autogrow")
    XCTAssertEqual(reported.last?["height"] as? Int, 200 + Self.frame)
  }

  func testHitsInPanelsAndHitsBeforeTheFirstLayoutAreWhollyVisible() throws {
    let typed = try states(
      of: #"{"press": "<Control>f"}, {"type": "roots"}, {"wait": 0.1}"#, scene: "renderer",
      knobs: #"{"maxHeight": 100}"#)
    XCTAssertEqual((typed.last?["find"] as? State)?["current"] as? Int, 1)
    let set = try states(
      of: #"{"wait": 0.1}"#, scene: "renderer", knobs: #"{"maxHeight": 80, "query": "stove"}"#)
    XCTAssertEqual((set.last?["find"] as? State)?["current"] as? Int, 1)
  }

  // MARK: Places

  func testAnIndentBeforeAPanelLeavesBothWhereTheyBelong() throws {
    let reported = try states(
      of: #"""
        {"type": "text"}, {"press": "<Control>m"}, {"press": "<Control>m"}, {"press": "Return"},
        {"click": "panel"}, {"type": "p"}, {"press": "Up"}, {"type": "abc"}, {"press": "Home"},
        {"press": "<Control>m"}, {"press": "<Control><Shift>m"}, {"undo": true}, {"redo": true}
        """#)
    // What is typed before the panel is a paragraph of its own: the panel keeps its width.
    for state in reported[4...] {
      XCTAssertEqual((state["attachments"] as? [State])?.first?["width"] as? Int, 381)
    }
  }

  func testAPanelThatComesToStandInAQuoteIsWhereItsTextIs() throws {
    let reported = try states(
      of: #"""
        {"type": "> quote"}, {"press": "Return"}, {"click": "panel"}, {"type": "p"},
        {"press": "Up"}, {"press": "BackSpace"}, {"undo": true}, {"redo": true}
        """#, scene: "markup")
    XCTAssertEqual((reported.last?["attachments"] as? [State])?.first?["width"] as? Int, 381 - 24)
  }

  func testAnAttachmentThatIsTooWideIsLimitedToItsLine() throws {
    let wide = Self.panel("wide", size: #"{"kind": "fixed", "width": 500}"#, isBlock: false)
    let reported = try states(
      of: #"{"press": "<Control>End"}, {"type": " z"}, {"width": 60}, {"width": 310}"#,
      width: 310, knobs: #"{\#(Self.content(#"{"text": "The fox\n"}, "# + wide))}"#)
    let widths = reported.map { (($0["attachments"] as? [State])?.first?["width"] as? Int) ?? 0 }
    XCTAssertEqual(widths, [291, 291, 41, 291])
    XCTAssertEqual(reported.map { $0["width"] as? Int }, [310, 310, 60, 310], "with the toolbar")
  }

  func testTheCaretBesideAPanelIsSeen() throws {
    let panel = Self.panel(#"one\ntwo\nthree"#, size: #"{"kind": "fullWidth"}"#)
    _ = try states(
      of: #"{"select": [4, 4]}, {"select": [5, 5]}, {"press": "Up"}, {"press": "Down"}"#,
      knobs: #"{\#(Self.content(#"{"text": "top\n"}, \#(panel), {"text": "\nend"}"#))}"#)
  }

  // MARK: Widths

  func testSizesAreWhatWasAskedFor() throws {
    let reported = try states(of: #"{"wait": 0}"#, scene: "attachment-sizes")
    let widths = (reported[0]["attachments"] as? [State])?.map { $0["width"] as? Int ?? 0 } ?? []
    XCTAssertEqual(widths.count, 5)
    XCTAssertEqual(widths[1...2], [381, 100])
    XCTAssertEqual(widths[4], 190)
  }

  func testEditorsThatMatchTheirContentHugTheirText() throws {
    let range = #"{"kind": "range", "minimum": 60, "maximum": 200}"#
    let parts = [
      Self.panel("short", size: range, isBlock: false),
      Self.panel("some relatively long text", size: range, isBlock: false),
      Self.panel("x", size: #"{"kind": "matchContent"}"#, isBlock: false),
    ]
    let reported = try states(
      of: #"""
        {"wait": 0}, {"select": [2, 2]}, {"press": "Right"}, {"press": "End"},
        {"type": " longer and longer"}, {"press": "Return"}, {"undo": true}, {"undo": true},
        {"undo": true}, {"undo": true}
        """#, knobs: #"{\#(Self.content(parts.joined(separator: ", ")))}"#)
    let widths = reported.map { state in
      (state["attachments"] as? [State])?.map { $0["width"] as? Int ?? 0 } ?? []
    }
    XCTAssertLessThan(widths[0][0], 90)
    XCTAssertEqual(widths[0][1], 200)
    XCTAssertLessThan(widths[0][2], 90)
    XCTAssertGreaterThan(widths[4][2], widths[0][2] + 60)
    XCTAssertEqual(widths[5], widths[4])
    XCTAssertEqual(widths[9], widths[0])
  }
}
