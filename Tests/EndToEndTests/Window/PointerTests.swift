import ConcertinaTesting
import XCTest

/// What the pointer's buttons do in the text.
final class PointerTests: WindowTestCase {
  private static let middleButton = 2
  private static let wheelDown = 5

  /// Opens an editor with lines, and waits until all of them can be clicked.
  private func openEditor(_ text: String, showing lines: Int) throws -> RunningPlayground {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "maxLine=3"])
    try Keyboard.type(text)
    try expectText(text, in: playground)
    _ = try expectHeight(of: playground, lines: lines) { $0 > 40 }
    return playground
  }

  /// GTK draws nothing of blank lines, and warns of a picture without anything.
  func testADragOfBlankLinesHasNoPicture() throws {
    for (scene, name) in [("auto-height-editor", "Text"), ("rich-editor", "Rich text")] {
      let playground = try RunningPlayground(["--scene", scene], editor: name)
      try Keyboard.press("ctrl+a")
      try Keyboard.press("Delete")
      try Keyboard.press("Return", times: 3)
      try expectText("\n\n\n", in: playground)
      try Keyboard.press("ctrl+a")
      try waitUntil("all is selected") { try playground.editor.selection?.count == 3 }
      let place = try playground.editor.placeAtRest
      let start = (x: place.x + 6, y: place.y + place.height / 3)
      try Keyboard.drag(
        from: start, to: (start.x + 60, start.y + 200), answeredBy: [playground.editor])
      try Keyboard.press("ctrl+End")
      try Keyboard.type("x")
      try waitUntil("the text can be edited") { try playground.editor.text.hasSuffix("x") }
      try playground.quit()
    }
  }

  func testMiddleButtonPastesWhereThePointerIsAsOneStep() throws {
    let playground = try openEditor("one\ntwo\nthree", showing: 3)
    let selection = try Keyboard.offer([0x61, 0x00, 0x62, 0xFF, 0x63], selection: "primary")
    try playground.click(playground.editor, button: Self.middleButton)
    let pasted = "one\ntwoa\u{FFFD}b\u{FFFD}c\nthree"
    try expectText(pasted, in: playground)
    // The caret stays where it was.
    try Keyboard.type("!")
    try expectText(pasted + "!", in: playground)
    try Keyboard.press("ctrl+z", times: 2)
    try expectText("one\ntwo\nthree", in: playground)
    selection.kill()
    try playground.quit()
  }

  func testMiddleButtonPastesVisiblyWithoutScrollingAway() throws {
    let playground = try openEditor("1\n2\n3\n4\n5\n6\n7\n8\n9", showing: 9)
    let place = try playground.editor.extents
    for _ in 0..<9 {
      try Keyboard.click(x: place.x + place.width / 2, y: place.y + place.height / 2, button: 4)
    }
    let selection = try Keyboard.offer(Array(" first".utf8), selection: "primary")
    try playground.click(playground.editor, button: Self.middleButton)
    try expectText("1\n2 first\n3\n4\n5\n6\n7\n8\n9", in: playground)
    // The same position still shows the same line.
    try playground.click(playground.editor, button: Self.middleButton)
    try expectText("1\n2 first first\n3\n4\n5\n6\n7\n8\n9", in: playground)
    selection.kill()
    try playground.quit()
  }

  func testMiddleButtonPastesNothingIntoADisabledEditor() throws {
    let playground = try openEditor("one\ntwo\nthree", showing: 3)
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is disabled") { try !playground.editor.has(.sensitive) }
    let selection = try Keyboard.offer(Array("no".utf8), selection: "primary")
    let place = try playground.editor.extents
    try Keyboard.click(x: place.x + place.width / 2, y: place.y + 8, button: Self.middleButton)
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is enabled") { try playground.editor.has(.sensitive) }
    XCTAssertEqual(try playground.editor.text, "one\ntwo\nthree")
    selection.kill()
    try playground.quit()
  }

  /// The text was set from outside: the caret at its end has not been scrolled into view yet.
  func testAClickIntoAnEditorWithoutTheFocusIsWhereThePointerIs() throws {
    let playground = try openEditor("one\ntwo\nthree", showing: 3)
    try Keyboard.press("Tab")
    try waitUntil("the focus is elsewhere") { try !playground.editor.hasFocus }
    let text = (1...20).map(String.init).joined(separator: "\n")
    _ = try playground.editor.call("EditableText", "SetTextContents", [BusValue(text)])
    try expectText(text, in: playground)
    _ = try expectHeight(of: playground, lines: 20) { $0 > 40 }
    try playground.click(playground.editor)
    try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
    try Keyboard.type("!")
    let expected = text.replacingOccurrences(of: "\n2\n", with: "\n2!\n")
    try expectText(expected, in: playground)
    try playground.quit()
  }

  func testAClickOnThePaddingGoesIntoTheText() throws {
    let playground = try openEditor("one\ntwo\nthree", showing: 3)
    try Keyboard.press("Tab")
    try waitUntil("the focus is elsewhere") { try !playground.editor.hasFocus }
    let place = try playground.editor.extents
    try Keyboard.click(x: place.x - 5, y: place.y + place.height / 2)
    try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
    try Keyboard.type("!")
    try expectText("one\n!two\nthree", in: playground)
    try playground.quit()
  }

  /// If the page scrolled to show the whole text, it would move the words away from the pointer.
  func testADragInATextThatReachesOutOfThePageSelectsWhatIsUnderThePointer() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "maxLine=40"], size: (width: 700, height: 440))
    let lines = (1...40).map { "line \($0)" }
    try Keyboard.press("Tab")
    try waitUntil("the focus is elsewhere") { try !playground.editor.hasFocus }
    let text = lines.joined(separator: "\n")
    _ = try playground.editor.call("EditableText", "SetTextContents", [BusValue(text)])
    let height = try expectHeight(of: playground, lines: 40) { $0 > 400 }
    let top = try playground.editor.extents
    // Over the page beside the text, because the text handles scrolling itself.
    for _ in 0..<2 { try Keyboard.click(x: top.x - 25, y: top.y + 20, button: Self.wheelDown) }
    try waitUntil("the page has scrolled") { try playground.editor.extents.y < top.y }
    let place = try playground.editor.extents
    let y = top.y + 20
    // The accessibility tree reports positions that are some pixels off.
    let line = (y - place.y) * 40 / height
    try Keyboard.drag(
      from: (place.x + 200, y), to: (place.x - 15, y), answeredBy: [playground.editor])
    try Keyboard.type("x")
    try waitUntil("it is typed") { try playground.editor.text.contains("x") }
    let changed = try playground.editor.text.components(separatedBy: "\n")
    XCTAssertEqual(changed.firstIndex(of: "x").map { abs($0 - line) <= 1 }, true, "\(changed)")
    XCTAssertEqual(changed.filter { $0 != "x" }, lines.filter(changed.contains))
    XCTAssertEqual(changed.count, 40)
    XCTAssertEqual(try playground.editor.extents.y, place.y, "the page stays")
    try playground.quit()
  }
}
