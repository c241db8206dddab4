import CConcertinaGtk
import ConcertinaTesting
import Foundation
import XCTest

/// What a real mouse chooses and drags is recorded, and a replay of the file ends the same.
final class PointerStepTests: RecordingTestCase {
  /// Skips what finds its targets in the accessibility tree of GTK 4.8.
  private func skipOtherTrees() throws {
    try XCTSkipIf(gtk_get_minor_version() > 8, "later versions have other names and places there")
  }

  /// Waits for a number of steps.
  private func expectSteps(_ count: Int, in playground: RunningPlayground) throws {
    let text = count == 1 ? "Recording: 1 step" : "Recording: \(count) steps"
    try waitUntil("there are \(count) steps: \(playground.root.dump)") {
      try playground.shows(text)
    }
  }

  private func styleChooser(in playground: RunningPlayground) throws -> AccessibleNode {
    let nodes = try playground.root.tree
    return try XCTUnwrap(nodes.first { try $0.name == "Paragraph style" })
  }

  // MARK: Choices

  func testAStyleThatTheMouseChoosesIsRecorded() throws {
    try skipOtherTrees()
    let recording = try record("notes", editor: "Rich text") { playground in
      try Keyboard.press("ctrl+Home")
      try playground.click(styleChooser(in: playground))
      try waitUntil("the list is open") { try playground.shows("Heading 3") }
      let items = try playground.root.tree.filter { try $0.name == "Heading 3" }
      try playground.click(XCTUnwrap(items.last))
      try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
      try Keyboard.type("x")
    }
    let paragraphs = recording.state["paragraphs"] as? [[String: Any]]
    XCTAssertNotEqual(paragraphs?.first?["style"] as? String, "heading-1", "\(recording.steps)")
    XCTAssert(recording.steps.contains { $0["set"] != nil }, "\(recording.steps)")
    expectExact(recording)
  }

  func testAStyleThatKeysChooseIsRecorded() throws {
    try skipOtherTrees()
    let recording = try record("notes", editor: "Rich text") { playground in
      try Keyboard.press("ctrl+Home")
      try playground.click(styleChooser(in: playground))
      try waitUntil("the list is open") { try playground.shows("Heading 3") }
      try Keyboard.press("Down", times: 2)
      try Keyboard.press("Return")
      try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
      try Keyboard.type("x")
    }
    let paragraphs = recording.state["paragraphs"] as? [[String: Any]]
    XCTAssertEqual(paragraphs?.first?["style"] as? String, "heading-2", "\(recording.steps)")
    expectExact(recording)
  }

  func testADayThatTheMouseChoosesIsRecorded() throws {
    let recording = try record("sign-up", editor: "Name") { playground in
      try playground.click(playground.button("Choose a date"))
      try waitUntil("the calendar is open") { try playground.shows("Done") }
      let days = try playground.root.tree.filter { try $0.name == "17" }
      try playground.click(XCTUnwrap(days.first))
      try playground.click(playground.button("Done"))
      try waitUntil("it is chosen") { try !playground.shows("Done") }
    }
    let fields = recording.state["fields"] as? [String: [String: Any]]
    XCTAssertEqual(
      (fields?["birthday"]?["text"] as? String)?.isEmpty, false, "\(recording.steps)")
    XCTAssert(recording.steps.contains { $0["set"] != nil }, "\(recording.steps)")
    expectExact(recording)
  }

  // MARK: Tables and pictures

  private func cell(
    _ row: Int, _ column: Int, in playground: RunningPlayground
  ) throws -> ShownCell {
    ShownCell(row: row, column: column, in: playground)
  }

  func testABorderThatTheMouseMovesIsRecorded() throws {
    let recording = try record("tables", editor: "Rich text") { playground in
      let cell = try cell(3, 2, in: playground)
      let before = try cell.extents
      let (x, y) = (before.x + before.width + 12, before.y + before.height / 2)
      try Keyboard.drag(from: (x, y), to: (x + 40, y)) { try cell.extents.width > before.width }
      try waitUntil("there is a step to undo") { try playground.button("Undo").has(.sensitive) }
      try expectSteps(1, in: playground)
    }
    let drag = recording.steps.first?["drag"] as? [String: Any]
    XCTAssertEqual(drag?["from"] as? String, "border:column-2", "\(recording.steps)")
    expectExact(recording)
  }

  func testTheMenuOfAColumnIsRecorded() throws {
    let recording = try record("tables", editor: "Rich text") { playground in
      let place = try cell(2, 2, in: playground).placeAtRest
      for x in 20...22 { try Keyboard.xdotool("mousemove", "\(place.x + x)", "\(place.y + 12)") }
      try waitUntil("there is a handle") {
        try playground.root.tree.contains { try $0.name == "Column" }
      }
      let heading = try ShownCell(headingOf: 2, in: playground).extents
      try Keyboard.click(x: heading.x + heading.width / 2 + 4, y: heading.y - 1)
      try waitUntil("the menu is open") {
        try playground.root.tree.contains {
          try $0.role.hasPrefix("menu item") && $0.has(.visible)
        }
      }
      try Keyboard.press("Down")
      try Keyboard.press("Return")
      try waitUntil("the table has changed: \(playground.root.dump)") {
        try playground.button("Undo").has(.sensitive)
      }
    }
    XCTAssert(
      recording.steps.contains { $0["click"] as? String == "handle:column-2" },
      "\(recording.steps)")
    XCTAssertFalse("\(recording.steps)".contains("task:"), "\(recording.steps)")
    expectExact(recording)
  }

  func testAClickBelowATableIsRecorded() throws {
    try skipOtherTrees()
    let recording = try record("tables", editor: "Rich text") { playground in
      let place = try playground.editor.extents
      let last = try cell(4, 3, in: playground).extents
      // Below the table's last line, and above the next line of the text.
      let y = last.y + last.height + 13
      try Keyboard.click(x: place.x + place.width / 2, y: y)
      try waitUntil("it is a step") { try !playground.shows("Recording: nothing yet") }
    }
    XCTAssertEqual(recording.steps as NSArray, [["select": [17, 17]]] as NSArray)
    expectExact(recording)
  }

  func testACornerThatTheMouseDragsIsRecorded() throws {
    let recording = try record(
      "images", ["alternativeText=The first one"], editor: "Rich text"
    ) { playground in
      try waitUntil("there is a picture") {
        try playground.root.first(.image, named: "The first one") != nil
      }
      let picture = try XCTUnwrap(playground.root.first(.image, named: "The first one"))
      let before = try picture.extents
      try playground.click(picture)
      try waitUntil("it is selected") { try playground.editor.selection?.count == 1 }
      try Keyboard.drag(
        from: (before.x + before.width - 6, before.y + before.height - 6),
        to: (before.x + before.width - 66, before.y + before.height - 40)
      ) { try picture.extents.width < before.width }
      try waitUntil("there is a step to take back") {
        try playground.button("Undo").has(.sensitive)
      }
    }
    XCTAssertEqual(
      recording.steps.compactMap { ($0["drag"] as? [String: Any])?["from"] as? String }.first?
        .hasSuffix("/corner:bottom-right"), true, "\(recording.steps)")
    expectExact(recording)
  }

  // MARK: No false alarm

  func testAKnobOfTheInspectorThatIsPressedIsNoDifference() throws {
    let recording = try record("auto-height-editor", ["text=drag me around"]) { playground in
      try Keyboard.press("ctrl+a")
      let knob = try XCTUnwrap(
        playground.root.tree.first { try $0.role == "spin button" && $0.name == "Max lines" })
      try playground.click(knob)
      try waitUntil("the editor has lost the focus") { try !playground.editor.hasFocus }
      try Keyboard.press("Up")
      try waitUntil("it is a step") { try !playground.shows("Recording: 1 step") }
    }
    XCTAssert(recording.steps.contains { $0["focus"] as? Bool == false }, "\(recording.steps)")
    XCTAssert(recording.steps.contains { $0["knob"] != nil }, "\(recording.steps)")
    expectExact(recording)
  }

  func testAMenuByTheRightButtonIsNoDifference() throws {
    try skipOtherTrees()
    let recording = try record("lists", editor: "Rich text") { playground in
      try playground.click(playground.editor, button: 3)
      try waitUntil("the menu is open") { try playground.shows("Paste") }
      try Keyboard.press("Escape")
      try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
      try Keyboard.type("x")
      let dump = playground.root.dump
      XCTAssertFalse(dump.contains("Not recorded"), dump)
    }
    expectExact(recording)
  }

  func testTheKeyOfTheRecordingEndsItInAMenu() throws {
    try skipOtherTrees()
    let playground = try RunningPlayground(["--scene", "lists"], editor: "Rich text")
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it records") { try playground.shows("Recording: nothing yet") }
    try Keyboard.type("x")
    try playground.click(playground.editor, button: 3)
    try waitUntil("the menu is open") { try playground.shows("Paste") }
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it has ended: \(playground.root.dump)") {
      try playground.root.children.count > 1
    }
    playground.program.kill()
  }
}
