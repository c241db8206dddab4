import ConcertinaTesting
import Foundation
import XCTest

/// `replay` of rich text: what a step does in panels and what it reports.
final class RichTextReplayTests: XCTestCase {
  private typealias Line = [String: Any]

  private let folder = Result { try TemporaryFolder() }

  private static func panel(_ text: String, more: String = "") -> String {
    #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"}\#(more),"#
      + #""editors":[[{"text":"\#(text)"}]]}}"#
  }

  private static func saved(_ parts: String...) -> String {
    #"{"format":"concertina-rich-text","version":1,"content":["# + parts.joined(separator: ",")
      + "]}"
  }

  private func replay(
    _ scene: String, content: String?, steps: String, otherKnobs: [String: Any] = [:]
  ) throws -> (status: Int32, lines: [Line]) {
    var knobs = otherKnobs
    if let content { knobs["content"] = content }
    let actions = try JSONSerialization.jsonObject(with: Data(steps.utf8))
    let scenario: Line = ["scene": scene, "width": 400, "knobs": knobs, "steps": actions]
    let data = try JSONSerialization.data(withJSONObject: scenario)
    let file = try folder.get().write(String(decoding: data, as: UTF8.self), to: "scenario.json")
    let result = try PlaygroundBinary.run("replay", file)
    XCTAssertEqual(result.errors, "")
    let lines = try result.output.split(separator: "\n").map {
      try XCTUnwrap(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? Line, "\($0)")
    }
    return (result.status, lines)
  }

  private static func state(_ line: Line?) -> Line { line?["state"] as? Line ?? [:] }

  func testAStepFocusesAndClicksAnAttachment() throws {
    let content = Self.saved(#"{"text":"above\n"}"#, Self.panel("one", more: #","id":"p""#))
    let (status, lines) = try replay(
      "rich-editor", content: content,
      steps: #"[{"focus": "attachment:p"}, {"focus": true}, {"click": "attachment:p"}]"#)
    XCTAssertEqual(status, 0)
    let paths = lines.map { Self.state($0)["focusedPath"] as? [String] }
    XCTAssertEqual(paths, [["p"], [], ["p"]])
  }

  func testAFocusThatNothingComesOfIsAnError() throws {
    let (status, lines) = try replay(
      "rich-editor", content: nil,
      steps: #"[{"focus": "undo"}, {"focus": "attachment:none"}, {"type": "on"}]"#)
    XCTAssertEqual(status, 1)
    XCTAssertEqual(lines.map { $0["error"] != nil }, [true, true, false])
    XCTAssertEqual(Self.state(lines.last)["text"] as? String, "on")
  }

  func testSavedSizesAndDataAreKept() throws {
    let content = Self.saved(
      #"{"text":"x "},{"attachment":{"name":"panel","id":"p","#
        + #""size":{"kind":"fixed","width":80},"data":{"key":1},"#
        + #""editors":[[{"text":"A"}],[{"text":"B"}]]}}"#)
    let (_, lines) = try replay("attachment-sizes", content: content, steps: #"[{"wait": 0}]"#)
    let parts = (Self.state(lines.first)["content"] as? Line)?["content"] as? [Line]
    let attachment = parts?.last?["attachment"] as? Line
    XCTAssertEqual(attachment?["size"] as? NSDictionary, ["kind": "fixed", "width": 80])
    XCTAssertEqual(attachment?["data"] as? NSDictionary, ["key": 1])
    XCTAssertEqual((attachment?["editors"] as? [Any])?.count, 2)
  }

  func testAPanelMadeByHandRelaysAndAnswersMarkup() throws {
    let relay = try replay(
      "attribute-relay", content: nil,
      steps: """
        [{"press": "<Control>End"}, {"click": "panel"}, {"type": "made"}, {"focus": true},
         {"press": "<Control>a"}, {"click": "bold"}]
        """
    ).lines
    let attachments = Self.state(relay.last)["attachments"] as? [Line]
    let inner = attachments?.last?["state"] as? Line
    let runs = (inner?["content"] as? Line)?["content"] as? [Line]
    XCTAssertEqual(runs?.first?["attributes"] as? NSDictionary, ["bold": true])
    let markup = try replay(
      "markup", content: nil, steps: #"[{"click": "panel"}, {"type": "**a** "}]"#
    ).lines
    let panel = (Self.state(markup.last)["attachments"] as? [Line])?.first?["state"] as? Line
    XCTAssertEqual(panel?["text"] as? String, "a ")
  }

  func testReadOnlyReachesPanels() throws {
    let (_, lines) = try replay(
      "rich-editor",
      content: Self.saved(#"{"text":"above\n"}"#, Self.panel("one", more: #","id":"p""#)),
      steps: #"[{"focus": "attachment:p"}, {"type": "Q"}]"#, otherKnobs: ["isEditable": false])
    let panel = (Self.state(lines.last)["attachments"] as? [Line])?.first?["state"] as? Line
    XCTAssertEqual(panel?["text"] as? String, "one")
  }

  func testTheToolbarServesAPanelOfAnUnknownKind() throws {
    let content = Self.saved(
      #"{"text":"before\n"},{"attachment":{"name":"mystery","id":"p","isBlock":true,"#
        + #""size":{"kind":"fullWidth"},"editors":[[{"text":"inside"}]]}}"#)
    let (_, lines) = try replay(
      "rich-editor", content: content,
      steps: #"[{"focus": "attachment:p"}, {"press": "<Control>a"}, {"click": "bold"}]"#)
    let state = Self.state(lines.last)
    let inner = (state["attachments"] as? [Line])?.first?["state"] as? Line
    func runs(_ state: Line?) -> [Line]? { (state?["content"] as? Line)?["content"] as? [Line] }
    XCTAssertEqual(runs(inner)?.first?["attributes"] as? NSDictionary, ["bold": true])
    XCTAssertNil(runs(state)?.first?["attributes"])
  }
}
