import ConcertinaTesting
import XCTest

/// The output for a screen reader, read over the bus that it uses.
final class AccessibilityTests: WindowTestCase {
  /// AT-SPI's number for the role of a field for text of any length.
  private static let textRole: UInt32 = 61

  func testEditorTellsWhatItIs() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "placeholder=Write <here> & there"])
    let editor = playground.editor
    XCTAssertEqual(try editor.call("Accessible", "GetRole")[0].unsigned, Self.textRole)
    XCTAssertEqual(try editor.name, "Text")
    XCTAssertEqual(try editor.attributes["placeholder-text"], "Write <here> & there")
    for state in [.multiLine, .editable, .focusable, .focused, .sensitive] as [AccessibleNode.State]
    {
      XCTAssert(try editor.has(state), "\(state)")
    }
    try playground.quit()
  }

  func testTextThatDoesNotMatchIsInvalid() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor", "--set", "pattern=^a"])
    XCTAssertNotEqual(try playground.editor.isInvalid, true, "nobody has entered anything yet")
    try Keyboard.type("b")
    try waitUntil("the field is invalid") { try playground.editor.isInvalid != false }
    try waitUntil("it says so") { try playground.editor.description == "does not match" }
    try Keyboard.press("BackSpace")
    try waitUntil("the field is not invalid") { try playground.editor.isInvalid != true }
    try Keyboard.type("a")
    try waitUntil("the description follows") { try playground.editor.description == "matches" }
    XCTAssertNotEqual(try playground.editor.isInvalid, true)
    try playground.quit()
  }

  func testPlaceholderIsNotReadTwice() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "placeholder=Write here"])
    // The inspector has a field with the same words; around the editor there must be none.
    let around = try XCTUnwrap(try playground.parent(of: playground.editor))
    XCTAssertEqual(try around.children.map(\.path), [playground.editor.path], around.dump)
    XCTAssertEqual(try playground.editor.children.map(\.path), [], playground.editor.dump)
    let names = try playground.root.tree.map { try $0.name }
    XCTAssertFalse(names.contains("Write here"), playground.root.dump)
    try playground.quit()
  }

  func testSwitchesHaveNamesAndTheIndicatorIsAStatus() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    for name in ["Enabled", "Border", "Match pattern"] {
      let toggle = try playground.toggle(name)
      XCTAssert(try toggle.has(.focusable), name)
      XCTAssert(try toggle.has(.checked), name)
    }
    XCTAssertEqual(try playground.indicator, "nothing to match yet")
    try playground.quit()
  }

  func testDisabledEditorTakesNothing() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "text=kept"])
    XCTAssert(try playground.editor.insert("un", at: 0))
    try expectText("unkept", in: playground)
    let around = try XCTUnwrap(try playground.parent(of: playground.editor))
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is disabled") { try !playground.editor.has(.sensitive) }
    try waitUntil("what is visible is read, and nothing else: \(around.dump)") {
      try around.tree.contains { try $0.name == "This editor has been disabled" }
        && !around.children.contains { $0.path == playground.editor.path }
    }
    XCTAssertFalse(try playground.editor.has(.focusable))
    XCTAssertFalse(try playground.editor.has(.focused))
    XCTAssertEqual(
      try playground.editor.attributes["placeholder-text"], "This editor has been disabled")
    // Whatever the answers: no text is entered, neither inserted nor set as a whole.
    _ = try? playground.editor.insert("in", at: 0)
    _ = try? playground.editor.call("EditableText", "SetTextContents", [BusValue("other")])
    _ = try? playground.editor.call("Component", "GrabFocus")
    try Keyboard.type("x")
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is enabled") { try playground.editor.has(.sensitive) }
    XCTAssertEqual(try playground.editor.text, "unkept")
    try playground.quit()
  }

  /// A magnifier shows what is around the caret, wherever it goes.
  func testItIsReportedWhereTheCaretIs() throws {
    for (scene, name) in [
      ("auto-height-editor", "Text"), ("composer", "Message"), ("rich-editor", "Rich text"),
      ("tables", "Rich text"),
    ] {
      let playground = try RunningPlayground(["--scene", scene], editor: name)
      try Keyboard.press("ctrl+Home")
      try Keyboard.type("ab")
      let events = try AccessibleEvents(of: playground.root)
      let before = 2
      try waitUntil("it is typed") { try playground.editor.caretOffset == before }
      // GTK 4.8 reports where the caret was before the last letter, and so not the first key.
      try Keyboard.press("Left", times: 2)
      try waitUntil("\(scene) reports it, but \(events.all)") {
        events.all.contains {
          $0.name == "TextCaretMoved" && $0.path == playground.editor.path
        }
      }
      try waitUntil("it is there") { try playground.editor.caretOffset == before - 2 }
      let place = try playground.editor.extents
      let window: UInt32 = 1
      let letter = try playground.editor.call(
        "Text", "GetCharacterExtents", [BusValue(Int32(before - 2)), BusValue(window)])
      XCTAssertGreaterThan(letter[3].integer, 8, scene)
      XCTAssertLessThanOrEqual(letter[3].integer, place.height, scene)
      try playground.quit()
    }
  }
}
