import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// The renderer in the real window: searched with keys, read by assistive technology.
final class RendererWindowTests: WindowTestCase {
  private static func open(_ settings: String...) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", "renderer"] + settings.flatMap { ["--set", $0] }, editor: "Text to read")
  }

  private func expect(
    _ status: String, in playground: RunningPlayground, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try waitUntil("\(status) is read", file: file, line: line) { try playground.shows(status) }
  }

  /// Returns the first selection of a text, or an empty range.
  private static func selection(of node: AccessibleNode) -> Range<Int> {
    guard let answer = try? node.call("Text", "GetSelection", [BusValue(Int32(0))]) else {
      return 0..<0
    }
    let (start, end) = (answer[0].integer, answer[1].integer)
    return start..<max(start, end)
  }

  func testWordsAreFoundWithTheKeyboardAlone() throws {
    let playground = try Self.open()
    let text = try playground.editor.text
    XCTAssertFalse(try playground.editor.has(.editable))
    try Keyboard.type("x")
    try Keyboard.press("ctrl+f")
    try Keyboard.type("warm")
    try expect("1 of 5", in: playground)
    let places = Self.places(of: "warm", in: text)
    try Keyboard.press("Return")
    try expect("2 of 5", in: playground)
    try Keyboard.press("ctrl+g")
    try expect("3 of 5", in: playground)
    // The second hit is in the panel; GTK 4.8 counts the panel's character in offsets, but leaves
    // it out of the text.
    var selection = 0..<0
    try waitUntil("the hit is selected at \(places[1]), found \(selection)") {
      selection = Self.selection(of: playground.editor)
      return selection.count == 4 && (0...1).contains(selection.lowerBound - places[1].lowerBound)
    }
    try Keyboard.press("ctrl+shift+g", times: 2)
    try expect("1 of 5", in: playground)
    try Keyboard.type("x")
    try expect("No hits", in: playground)
    try Keyboard.press("BackSpace")
    try expect("1 of 5", in: playground)
    try Keyboard.press("Escape")
    try waitUntil("the text has the focus again") { try playground.editor.hasFocus }
    try waitUntil("the hit stays selected") {
      Self.selection(of: playground.editor) == places[0]
    }
    XCTAssertEqual(try playground.editor.text, text)
    try playground.quit()
  }

  func testTheHitsAreAnnounced() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open()
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.press("ctrl+f")
    try Keyboard.type("warm")
    try waitUntil("the first hit is announced, heard \(events.announcements)") {
      events.announcements.last == "1 of 5"
    }
    try Keyboard.press("Return")
    try waitUntil("the next hit is announced, heard \(events.announcements)") {
      events.announcements.last == "2 of 5"
    }
    try Keyboard.type("x")
    try waitUntil("that there is none is announced, heard \(events.announcements)") {
      events.announcements.last == "No hits"
    }
    let heard = events.announcements
    XCTAssertEqual(heard.filter { $0 == "2 of 5" }.count, 1, "\(heard)")
    try playground.quit()
  }

  func testASelectionIsHighlighted() throws {
    let playground = try Self.open("query=beds")
    defer { if !playground.program.isRunning { XCTAssertEqual(playground.program.errors, "") } }
    try expect("1 of 1", in: playground)
    try playground.click(try playground.button("Highlight"))
    let place = try XCTUnwrap(Self.places(of: "beds", in: try playground.editor.text).first)
    let offset = BusValue(Int32(place.lowerBound))
    try Keyboard.press("ctrl+f")
    try Keyboard.press("Escape")
    try waitUntil("there is a colour behind the word") {
      let attributes = try playground.editor.call("Text", "GetAttributes", [offset])[0].elements
      return attributes.contains { $0[0].string == "bg-color" }
    }
    try playground.quit()
  }

  /// Returns the ranges of a word in a text, in Unicode scalars, ignoring case.
  private static func places(of word: String, in text: String) -> [Range<Int>] {
    let (text, word) = (Array(text.lowercased().unicodeScalars), Array(word.unicodeScalars))
    return text.indices.filter { text[$0...].starts(with: word) }.map { $0..<($0 + word.count) }
  }
}
