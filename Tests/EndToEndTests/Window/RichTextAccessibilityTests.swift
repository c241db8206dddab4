import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// What a screen reader gets of a document with attachments.
final class RichTextAccessibilityTests: WindowTestCase {
  private static func open(_ scene: String, content: String = "") throws -> RunningPlayground {
    let settings = content.isEmpty ? [] : ["--set", "content=" + content]
    return try RunningPlayground(["--scene", scene] + settings, editor: "Rich text")
  }

  /// The editors of the document in reading order, the document's own first.
  private static func editors(in playground: RunningPlayground) throws -> [AccessibleNode] {
    // The text's parent contains its attachments, too; the inspector has texts of its own.
    try XCTUnwrap(try playground.editor.parent).tree.filter { try $0.isTextField }
  }

  func testNestedEditorsAreReadInTheOrderOfTheText() throws {
    let playground = try Self.open("nested-editors")
    let editors = try Self.editors(in: playground)
    XCTAssertEqual(try editors.map { try $0.name }, ["Rich text", "Panel", "Panel", "Panel"])
    for (level, editor) in editors.enumerated() {
      let text = try editor.text
      XCTAssert(text.hasPrefix("Level \(level)"), text)
      for state in [.multiLine, .editable, .focusable, .sensitive] as [AccessibleNode.State] {
        XCTAssert(try editor.has(state), "\(state) of level \(level)")
      }
    }
    try playground.quit()
  }

  func testAttachmentsOfAllSizesHaveNames() throws {
    let playground = try Self.open("attachment-sizes")
    let editors = try Self.editors(in: playground)
    XCTAssertEqual(
      try editors.map { try $0.name },
      ["Rich text", "Content", "Line", "Fixed", "Range", "Percent"])
    try playground.quit()
  }

  func testAPanelThatComesLaterIsReadWhereItStands() throws {
    let playground = try Self.open(
      "panel",
      content: #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Before\n"},"#
        + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
        + #""editors":[[{"text":"second"}]]}},{"text":"\nAfter"}]}"#)
    try Keyboard.press("ctrl+Home")
    try playground.click(try playground.button("Panel"))
    try waitUntil("there are two panels") {
      (try? Self.editors(in: playground).count) == 3
    }
    try Keyboard.type("first")
    try waitUntil("it is typed in the panel") {
      try Self.editors(in: playground).dropFirst().map { try $0.text } == ["first", "second"]
    }
    try playground.quit()
  }

  func testAnUnnamedEditorIsCalledAsItsAttachment() throws {
    let playground = try Self.open(
      "rich-editor",
      content: #"{"format":"concertina-rich-text","version":1,"content":["#
        + #"{"attachment":{"name":"card","editors":[[{"text":"A card"}]]}}]}"#)
    let editor = try XCTUnwrap(try Self.editors(in: playground).last)
    XCTAssertEqual(try editor.text, "A card")
    XCTAssertEqual(try editor.name, "card")
    try playground.quit()
  }

  private static let card =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"ab"},"#
    + #"{"attachment":{"name":"card"}},{"text":"cd"}]}"#

  func testAnAttachmentIsOneCharacterOfTheText() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK 4.8 leaves it out of the text by itself")
    let playground = try Self.open("rich-editor", content: Self.card)
    XCTAssertEqual(try playground.editor.text, "ab\u{FFFC}cd")
    try playground.quit()
  }

  func testTheNameOfAnAttachmentIsSaidWhenTheCaretGoesOverIt() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open("rich-editor", content: Self.card)
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.press("ctrl+Home")
    for _ in 0..<4 { try Keyboard.press("Right") }
    try waitUntil("it is named, heard \(events.announcements)") { events.announcements == ["card"] }
    try Keyboard.press("Left")
    try Keyboard.press("shift+Left")
    try waitUntil("the selected one is named, heard \(events.announcements)") {
      events.announcements == ["card", "card"]
    }
    try playground.quit()
  }

  private static let notes =
    #"{"format":"concertina-rich-text","version":1,"content":["#
    + #"{"text":"title\n","attributes":{"paragraph":{"style":"heading-1"}}},"#
    + #"{"text":"body\n"},"#
    + #"{"text":"one\n","attributes":{"paragraph":{"list":{"kind":"bullet"}}}},"#
    + #"{"text":"two","attributes":{"paragraph":{"list":{"kind":"task","level":1}}}}]}"#

  func testParagraphsAreSaidWhenTheCaretMovesToThem() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open("rich-editor", content: Self.notes)
    try Keyboard.press("ctrl+End")
    let events = try AccessibleEvents(of: playground.root)
    for _ in 0..<3 { try Keyboard.press("Up") }
    for _ in 0..<3 { try Keyboard.press("Down") }
    try Keyboard.press("ctrl+Return")
    let expected = [
      "Bullet", "Heading 1", "Bullet", "Task, to do, level 2", "Task, done, level 2",
    ]
    try waitUntil("all are named, heard \(events.announcements)") {
      events.announcements == expected
    }
    try playground.quit()
  }

  func testWithoutAnnouncementsParagraphsAreDescribed() throws {
    try XCTSkipIf(gtk_get_minor_version() >= 14, "GTK announces")
    let playground = try Self.open("rich-editor", content: Self.notes)
    try Keyboard.press("ctrl+End")
    for (key, description) in [
      ("Up", "Bullet"), ("Up", ""), ("Up", "Heading 1"), ("Down", ""), ("Down", "Bullet"),
      ("Down", "Task, to do, level 2"), ("ctrl+Return", "Task, done, level 2"),
    ] {
      try Keyboard.press(key)
      try waitUntil("\(key) leads to \(description)") {
        try playground.editor.description == description
      }
    }
    try playground.quit()
  }

  func testWithoutAnnouncementsAnAttachmentIsDescribed() throws {
    try XCTSkipIf(gtk_get_minor_version() >= 14, "GTK announces")
    let playground = try Self.open("rich-editor", content: Self.card)
    try Keyboard.press("ctrl+Home")
    for _ in 0..<3 { try Keyboard.press("Right") }
    try waitUntil("it is described") { try playground.editor.description == "card" }
    try playground.quit()
  }

  private static let place =
    #"{"format":"concertina-rich-text","version":1,"content":["#
    + #"{"text":"see "},{"text":"site","attributes":{"link":"https://example.org/a?b"}},"#
    + #"{"text":" now\n"},{"attachment":{"name":"table","isBlock":true,"#
    + #""size":{"kind":"fullWidth"},"data":{"columns":[{},{}]},"#
    + #""editors":[[{"text":"a"}],[],[],[],[],[]]}},{"text":"\nend"}]}"#

  /// What is said with each key, and by which text, there and back.
  private static let steps: [(key: String, text: String, words: String)] = [
    ("ctrl+Right", "Rich text", ""), ("ctrl+Right", "Rich text", "Link, example.org"),
    ("Right", "Rich text", ""), ("ctrl+Left", "Rich text", "Link, example.org"),
    ("ctrl+Left", "Rich text", ""), ("Down", "Rich text", "Table, 3 rows, 2 columns"),
    ("Right", "Heading of column 1", "Table, 3 rows, 2 columns"), ("Down", "Row 2, column 1", ""),
    ("Up", "Heading of column 1", ""), ("Left", "Rich text", ""), ("Up", "Rich text", ""),
  ]

  func testLinksAndTablesAreSaidWhenTheCaretComesToThem() throws {
    let playground = try Self.open("rich-editor", content: Self.place)
    try Keyboard.press("ctrl+Home")
    let events = try AccessibleEvents(of: playground.root)
    for (key, text, words) in Self.steps {
      try Keyboard.press(key)
      var found = ""
      try waitUntil("\(key) leads to \(text), \(words); found \(found)") {
        let focus = try Self.editors(in: playground).first { try $0.hasFocus }
        let description = gtk_get_minor_version() < 14 ? try focus?.description ?? "" : words
        found = "\(try focus?.name ?? ""), \(description)"
        return found == "\(text), \(words)"
      }
    }
    guard gtk_get_minor_version() >= 14 else { return try playground.quit() }
    let said = Self.steps.map(\.words).filter { !$0.isEmpty }
    try waitUntil("all are said, heard \(events.announcements)") { events.announcements == said }
    try playground.quit()
  }
}
