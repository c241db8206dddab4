import ConcertinaTesting
import Foundation
import XCTest

/// Lists in the real window, with real keys and clicks.
final class ListTests: WindowTestCase {
  /// Returns the left margin of the paragraph at an offset, as assistive technology gets it.
  static func margin(in playground: RunningPlayground, at offset: Int) throws -> Int {
    let answer = try playground.editor.call("Text", "GetAttributes", [BusValue(Int32(offset))])
    let pair = answer[0].elements.first { $0[0].string == "left-margin" }
    return Int(pair?[1].string ?? "") ?? 0
  }

  func testAListIsWrittenWithTheKeyboard() throws {
    let playground = try RunningPlayground(["--scene", "markup"], editor: "Rich text")
    try Keyboard.type("- one")
    try Keyboard.press("Return")
    try Keyboard.type("two")
    try expectText("one\ntwo", in: playground)
    let margin = try Self.margin(in: playground, at: 4)
    XCTAssertGreaterThan(margin, 0)
    try Keyboard.press("Tab")
    try waitUntil("the item is further in") {
      try Self.margin(in: playground, at: 4) == 2 * margin
    }
    try Keyboard.press("Return", times: 3)
    try Keyboard.type("out")
    try expectText("one\ntwo\nout", in: playground)
    try waitUntil("the line is ordinary") { try Self.margin(in: playground, at: 8) == 0 }
    try Keyboard.press("ctrl+z", times: 30)
    try expectText("", in: playground)
    try playground.quit()
  }

  func testTabLeavesTheEditorOutsideAList() throws {
    let playground = try RunningPlayground(["--scene", "markup"], editor: "Rich text")
    try Keyboard.type("text")
    try expectText("text", in: playground)
    try Keyboard.press("Tab")
    try waitUntil("another widget has the focus") { try !playground.editor.hasFocus }
    try expectText("text", in: playground)
    try playground.quit()
  }

  func testAClickOnItsBoxTicksATask() throws {
    let content =
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"one","attributes":"#
      + #"{"paragraph":{"list":{"kind":"task"}}}}]}"#
    let playground = try RunningPlayground(
      ["--scene", "lists", "--set", "content=" + content], editor: "Rich text")
    let margin = try Self.margin(in: playground, at: 0)
    let undo = try playground.button("Undo")
    // On a busy machine, the window may still move what is in it: then it was a click beside the
    // box, and the next one goes by where the text is then.
    var nextClick = Date()
    try waitUntil("there is a tick to take back") {
      if Date() >= nextClick {
        // A press that meets the window's own frame would move the window.
        let place = try playground.editor.placeAtRest
        // The box is before the text; a window's edge may be wider than what is reported.
        try Keyboard.click(x: place.x + margin * 3 / 4, y: place.y + place.height * 3 / 4)
        nextClick = Date(timeIntervalSinceNow: 15)
      }
      return try undo.has(.sensitive)
    }
    try Keyboard.press("ctrl+z")
    try waitUntil("it is taken back") { try !undo.has(.sensitive) }
    try expectText("one", in: playground)
    try playground.quit()
  }
}
