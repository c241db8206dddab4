import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// Uses of rich text in the real window with real keys: markup, mentions, panels, nested editors.
final class RichTextUsageTests: WindowTestCase {
  private static func open(_ scene: String) throws -> RunningPlayground {
    try RunningPlayground(["--scene", scene], editor: "Rich text")
  }

  /// Returns the names and values of the attributes that assistive technology gets for an offset.
  private static func attributes(
    of node: AccessibleNode, at offset: Int
  ) throws -> [String: String] {
    let answer = try node.call("Text", "GetAttributes", [BusValue(Int32(offset))])
    let pairs = answer[0].elements.map { ($0[0].string, $0[1].string) }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  private static func isBold(_ node: AccessibleNode, at offset: Int) throws -> Bool {
    let weight = try attributes(of: node, at: offset)["weight"]
    // GTK 4.8 reports a number, later versions a word.
    return weight == "bold" || weight == "700"
  }

  private static func panels(in playground: RunningPlayground) throws -> [AccessibleNode] {
    try playground.texts(named: "Panel")
  }

  private func panel(in playground: RunningPlayground) throws -> AccessibleNode {
    var panel: AccessibleNode?
    try waitUntil("a panel has the focus") {
      panel = try Self.panels(in: playground).first { try $0.hasFocus }
      return panel != nil
    }
    return try XCTUnwrap(panel)
  }

  func testMarkupTurnsIntoAttributesAsItIsTypedAndBackspaceGivesItBack() throws {
    let playground = try Self.open("markup")
    try Keyboard.type("a **bold** b")
    try expectText("a bold b", in: playground)
    XCTAssert(try Self.isBold(playground.editor, at: 3))
    XCTAssertFalse(try Self.isBold(playground.editor, at: 7))
    try Keyboard.type(" *c*")
    try expectText("a bold b c", in: playground)
    try Keyboard.press("BackSpace")
    try expectText("a bold b *c*", in: playground)
    try playground.quit()
  }

  func testANameIsCompletedFromTheListAndDeletedAsAWhole() throws {
    let playground = try Self.open("mentions")
    try Keyboard.type("to @a")
    try waitUntil("the list is open") { try playground.shows("Ada Byron") }
    try Keyboard.type("da")
    // Each letter refills the list, and selects its first name.
    try expectText("to @ada", in: playground)
    try Keyboard.press("Down")
    try Keyboard.press("Return")
    try expectText("to @Adam Riese ", in: playground)
    try Keyboard.press("Left", times: 2)
    try Keyboard.type("!")
    try expectText("to !@Adam Riese ", in: playground)
    try Keyboard.press("Right")
    try Keyboard.press("BackSpace")
    try expectText("to ! ", in: playground)
    try Keyboard.press("ctrl+z")
    try expectText("to !@Adam Riese ", in: playground)
    try playground.quit()
  }

  func testAPanelComesByTypingAndGoesByBackspaceWhenItIsEmpty() throws {
    let playground = try Self.open("panel")
    try Keyboard.press("ctrl+End")
    try Keyboard.press("Return")
    try Keyboard.type(">> ")
    let panel = try panel(in: playground)
    try Keyboard.type("x")
    try waitUntil("it is typed in the panel") { try panel.text == "x" }
    try Keyboard.press("BackSpace", times: 2)
    try waitUntil("the panel is gone") { try Self.panels(in: playground).isEmpty }
    try waitUntil("the text has the focus") { try playground.editor.hasFocus }
    try playground.quit()
  }

  /// Returns the height in the window's live figures, in pixels.
  private static func reportedHeight(in playground: RunningPlayground) throws -> Int? {
    let labels = try playground.root.tree.filter { try $0.role == "label" }
    let figures = try labels.lazy.map { try $0.name }
      .first { $0.hasSuffix(" px") || $0.hasSuffix(" ms") }
    let words = figures?.split(separator: " ") ?? []
    return words.firstIndex(of: "px").flatMap { Int(words[$0 - 1]) }
  }

  func testALineInTheInnermostEditorMakesAllOfThemHigher() throws {
    let playground = try Self.open("nested-editors")
    let panels = try Self.panels(in: playground)
    XCTAssertEqual(panels.count, 3)
    let before = try panels.map { try $0.extents.height }
    let outer = try playground.height
    var reported = 0
    try waitUntil("the window's figures are there") {
      reported = try Self.reportedHeight(in: playground) ?? 0
      return reported > outer
    }
    let innermost = try XCTUnwrap(panels.last)
    // From after a panel to its end, and from there into the panel that it ends with.
    try Keyboard.press("ctrl+End")
    try Keyboard.press("Left", times: 3)
    try waitUntil("it has the focus") { try innermost.hasFocus }
    try Keyboard.press("Return")
    var line = 0
    try waitUntil("it is a line higher") {
      line = try innermost.extents.height - (before.last ?? 0)
      return line > 0
    }
    try waitUntil("all of them are") {
      let heights = try panels.map { try $0.extents.height }
      return try zip(heights, before).allSatisfy { $0 - $1 == line }
        && playground.height - outer == line
    }
    try waitUntil("the window's figures tell of it") {
      try Self.reportedHeight(in: playground) == reported + line
    }
    try Keyboard.press("ctrl+z")
    try waitUntil("all of them are as before") {
      try panels.map { try $0.extents.height } == before && playground.height == outer
    }
    try playground.quit()
  }

  func testAClickIsForTheTextOrElseForTheInnermostPanel() throws {
    try XCTSkipIf(
      gtk_get_minor_version() > 8, "later versions tell of places in panels too far up for a click")
    let playground = try Self.open("nested-editors")
    let panels = try Self.panels(in: playground)
    let innermost = try XCTUnwrap(panels.last).extents
    try playground.click(try XCTUnwrap(panels.last))
    try waitUntil("the text has the focus") { try panels[2].hasFocus }
    // On the sign before the text.
    try Keyboard.click(x: innermost.x - 12, y: innermost.y + innermost.height / 2)
    try waitUntil("the text around it has the focus") { try panels[1].hasFocus }
    try Keyboard.press("Delete")
    try waitUntil("there is one panel less") { try Self.panels(in: playground).count == 2 }
    try Keyboard.press("ctrl+z")
    try waitUntil("it is there again") { try Self.panels(in: playground).count == 3 }
    try playground.quit()
  }

  func testTheKeysOfWordProcessorsReachTheEditor() throws {
    let playground = try Self.open("commands")
    try Keyboard.type("words")
    let keys = [
      ("ctrl+e", "Center"), ("ctrl+r", "Align right"), ("ctrl+j", "Justify"),
      ("ctrl+l", "Align left"), ("ctrl+i", "Italic"), ("ctrl+u", "Underline"),
    ]
    for (key, name) in keys {
      let button = try playground.button(name)
      try Keyboard.press(key)
      try waitUntil("\(key) does it: \(name)") { try button.has(.pressed) }
    }
    try expectText("words", in: playground)
    try playground.quit()
  }

  func testBoldReachesTheEditorsInTheSelection() throws {
    let playground = try Self.open("attribute-relay")
    let panels = try Self.panels(in: playground)
    XCTAssertEqual(panels.count, 2)
    try Keyboard.press("ctrl+a")
    try Keyboard.press("ctrl+b")
    try waitUntil("all of them are bold") {
      try ([playground.editor] + panels).allSatisfy { try Self.isBold($0, at: 1) }
    }
    try Keyboard.press("ctrl+z")
    try waitUntil("none of them is, after one undo") {
      try !([playground.editor] + panels).contains { try Self.isBold($0, at: 1) }
    }
    try playground.quit()
  }
}
