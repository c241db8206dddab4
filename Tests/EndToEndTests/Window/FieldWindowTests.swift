import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// Fields in the real window: real keys, paste, middle button, drop, an input method, and what a
/// screen reader announces.
final class FieldWindowTests: WindowTestCase {
  private static func open(
    _ name: String, _ settings: String..., scene: String = "underlined-text-field",
    inputMethod: String = "gtk-im-context-simple"
  ) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", scene] + settings.flatMap { ["--set", $0] }, editor: name,
      inputMethod: inputMethod)
  }

  func testCapsLockIsAnnouncedInAPasswordField() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open("Password", "preset=password")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.press("Caps_Lock")
    try waitUntil("Caps Lock is announced, heard \(events.announcements)") {
      events.announcements == ["Caps Lock is on"]
    }
    try Keyboard.press("Caps_Lock")
    try Keyboard.type("a")
    try Keyboard.press("Caps_Lock")
    try waitUntil("and again, heard \(events.announcements)") {
      events.announcements == ["Caps Lock is on", "Caps Lock is on"]
    }
    try Keyboard.press("Caps_Lock")
    try playground.quit()
  }

  func testAFieldSaysWhetherItIsRequired() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK 4.8 does not pass it on")
    for (preset, isRequired) in [("phone", true), ("none", false)] {
      let playground = try Self.open("Field", "preset=\(preset)", "placeholder=Field")
      XCTAssertEqual(try playground.editor.has(.required), isRequired, preset)
      try playground.quit()
    }
  }

  func testAFieldWithAChoiceIsAComboBoxWithNamedItems() throws {
    let playground = try RunningPlayground(
      ["--scene", "underlined-text-field", "--set", "preset=sex"], editor: "Sex")
    XCTAssertEqual(try playground.editor.role, "combo box")
    XCTAssertFalse(try playground.editor.has(.expanded))
    try Keyboard.press("Down")
    try waitUntil("it is expanded") { try playground.editor.has(.expanded) }
    let items = try playground.root.tree.filter { try $0.role == "list item" }
    XCTAssert(try items.contains { try $0.name == "Female" }, playground.root.dump)
    XCTAssertEqual(try NamelessNodes.faults(in: playground.root), [])
    try Keyboard.press("Escape")
    try waitUntil("it is collapsed") { try !playground.editor.has(.expanded) }
    try playground.quit()
  }

  func testARejectedKeyIsAnnouncedOnceWhileItIsHeld() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open("Phone", "preset=phone")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.xdotool("keydown", "x", "sleep", "1.2", "keyup", "x")
    try Keyboard.type("9")
    try expectText("+7 (9", in: playground)
    XCTAssertEqual(events.announcements.count, 1, "\(events.announcements)")
    try playground.quit()
  }

  func testAMaskFormatsRealKeysAndUndoTakesThemBack() throws {
    let playground = try Self.open("Phone", "preset=phone")
    try Keyboard.type("9161234567")
    try expectText("+7 (916) 123-45-67", in: playground)
    try Keyboard.press("BackSpace", times: 3)
    try expectText("+7 (916) 123-4", in: playground)
    try Keyboard.press("ctrl+z")
    try expectText("+7 (916) 123-45", in: playground)
    try Keyboard.press("ctrl+a")
    try Keyboard.type("5")
    try expectText("+7 (5", in: playground)
    try playground.quit()
  }

  /// Every key that keyboards have for a decimal mark works, whichever mark the format uses.
  func testEveryDecimalKeyBeginsAFraction() throws {
    try Keymap().add("KP_Separator")
    for (grouping, expected) in [("english", "12.5"), ("german", "12,5")] {
      let playground = try Self.open("Sum", "grouping=\(grouping)", scene: "sum-field")
      for key in ["comma", "period", "KP_Decimal", "KP_Separator"] {
        try Keyboard.type("12")
        try Keyboard.press(key)
        try Keyboard.type("5")
        try expectText(expected, in: playground)
        try Keyboard.press("BackSpace", times: 4)
        try expectText("", in: playground)
      }
      try playground.quit()
    }
  }

  func testANumberIsTheSameHoweverTheUserBeginsIt() throws {
    let playground = try Self.open("Phone", "preset=phone")
    try expectText("+7 (", in: playground)
    for number in ["9005553333", "79005553333", "89005553333", "+79005553333"] {
      try Keyboard.type(number)
      try expectText("+7 (900) 555-33-33", in: playground)
      // A key that does not fit the mask leaves the selected text.
      try Keyboard.press("ctrl+a")
      try Keyboard.type("x-")
      try expectText("+7 (900) 555-33-33", in: playground)
      try Keyboard.press("BackSpace")
      try expectText("+7 (", in: playground)
    }
    try playground.quit()
  }

  func testACountryIsChosenInTheListAndByItsCode() throws {
    let playground = try Self.open("Phone", scene: "phone-field")
    try Keyboard.type("015123456789")
    try expectText("+49 151 23456789", in: playground)
    try Keyboard.press("Down")
    try Keyboard.type("austr")
    try Keyboard.press("Down")
    try Keyboard.press("Return")
    try expectText("+43 1 5123456789", in: playground)
    try Keyboard.press("ctrl+a")
    try Keyboard.type("+380501234567")
    try expectText("+380 50 123 45 67", in: playground)
    XCTAssertNoThrow(try playground.button("Country: Ukraine"))
    try playground.quit()
  }

  func testWhatAssistiveTechnologyInsertsPassesTheMask() throws {
    let playground = try Self.open("Card expiration", "preset=expiration")
    XCTAssertTrue(try playground.editor.insert("1229", at: 0))
    try expectText("12/29", in: playground)
    XCTAssertTrue(try playground.editor.insert("7", at: 5))
    try expectText("12/29", in: playground)
    try playground.quit()
  }

  func testPasteByKeyMiddleButtonAndDropWhereItIsAllowedAndWhereNot() throws {
    for isAllowed in [true, false] {
      let playground = try Self.open(
        "CVC", "preset=cvc", "disablePaste=\(!isAllowed)", scene: "bordered-text-field")
      let place = try playground.editor.extents
      let clipboard = try Keyboard.offer(Array("1".utf8))
      let selected = try Keyboard.offer(Array("2".utf8), selection: "primary")
      try Keyboard.press("ctrl+v")
      try playground.click(playground.editor, button: 2)
      let source = try DragSource(offering: Array("3".utf8))
      try source.drag(
        to: (place.x + place.width - 8, place.y + place.height / 2), isAccepted: isAllowed)
      if isAllowed {
        try waitUntil("everything is there") {
          source.serve()
          return try playground.editor.text.count == 3
        }
        XCTAssertEqual(try playground.editor.text.sorted(), ["1", "2", "3"])
      }
      source.close()
      try Keyboard.xdotool("windowfocus", "--sync", playground.window)
      try playground.click(playground.editor)
      try Keyboard.press("End")
      try Keyboard.type("4")
      try waitUntil("the key is there") {
        ((try? playground.editor.text.count) ?? 0) == (isAllowed ? 4 : 1)
      }
      clipboard.kill()
      selected.kill()
      try playground.quit()
    }
  }

  func testKoreanGoesThroughAMaskAndALimit() throws {
    for (settings, expected) in [(["mask=[AA]-[00]"], "한글-"), (["maxLength=2"], "한글")] {
      let hangul = try InputMethodDaemon()
      defer { hangul.stop() }
      let playground = try RunningPlayground(
        ["--scene", "underlined-text-field"] + settings.flatMap { ["--set", $0] },
        editor: "Placeholder", inputMethod: "ibus")
      try Keyboard.press("shift+space")
      try Keyboard.type("gksrmfgks")
      try Keyboard.press("Return")
      try expectText(expected, in: playground)
      try playground.quit()
    }
  }

  func testAScreenReaderIsNotifiedOfEachState() throws {
    let playground = try Self.open("E-mail", "preset=email", "hint=Where we write to")
    let field = playground.editor
    XCTAssertEqual(try field.description, "Where we write to")
    XCTAssertNotEqual(try field.isInvalid, true)
    let group = try XCTUnwrap(try playground.parent(of: field))
    let names = try group.tree.filter { try $0.name == "E-mail" }
    XCTAssertEqual(names.count, 1, "the label is not read beside the name: \(group.dump)")
    try Keyboard.type("ada@")
    try Keyboard.press("Tab")
    try waitUntil("the mistake is told") {
      try field.isInvalid != false && field.description == "Wrong format of an e-mail address"
    }
    let icons = try group.tree.filter { ["icon", "image"].contains(try $0.role) }
    XCTAssertEqual(icons.count, 0, "the icon is not read beside the mistake: \(group.dump)")
    try Keyboard.press("shift+Tab")
    try Keyboard.press("End")
    try Keyboard.type("example.org")
    try waitUntil("the mistake is gone") {
      try field.isInvalid != true && field.description == "Where we write to"
    }
    try playground.quit()
  }

  func testAMenuThatOpensMarksNoUntouchedField() throws {
    let playground = try Self.open("E-mail", "preset=email")
    for opening in ["click", "F10"] {
      if opening == "click" {
        try playground.click(playground.button("Menu (F10)"))
      } else {
        try Keyboard.press("F10")
      }
      try waitUntil("the menu is open by \(opening)") {
        try playground.root.tree.contains { try $0.role.hasPrefix("menu item") }
          && !playground.editor.hasFocus
      }
      XCTAssertNotEqual(try playground.editor.isInvalid, true, opening)
      try Keyboard.press("Escape")
      try playground.click(playground.editor)
      try waitUntil("the field has the focus") { try playground.editor.hasFocus }
    }
    try Keyboard.press("Tab")
    try waitUntil("who goes on is told") { try playground.editor.isInvalid != false }
    try playground.quit()
  }

  func testAMistakeIsAnnounced() throws {
    try XCTSkipIf(gtk_get_minor_version() < 14, "GTK announces since 4.14")
    let playground = try Self.open("E-mail", "preset=email")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.type("ada@")
    try Keyboard.press("Tab")
    try waitUntil("the mistake is announced, heard \(events.announcements)") {
      events.announcements == ["Wrong format of an e-mail address"]
    }
    try playground.quit()
  }

  func testTypedTextIsReportedAndAPasswordIsNot() throws {
    for (preset, name, isTold) in [
      ("none", "Placeholder", true), ("expiration", "Card expiration", true),
      ("password", "Password", false),
    ] {
      let playground = try Self.open(name, "preset=\(preset)")
      let events = try AccessibleEvents(of: playground.root)
      try Keyboard.type("12")
      try waitUntil("it is written") { ((try? playground.editor.text.count) ?? 0) >= 2 }
      try Keyboard.press("BackSpace")
      try waitUntil("it is taken out") { (try? playground.editor.text.count) == 1 }
      // The event log, which is read as well, quotes the typed text.
      let reported = events.all.filter {
        $0.name == "TextChanged" && ["1", "2", "2/"].contains($0.text)
      }
      XCTAssertEqual(!reported.isEmpty, isTold, "\(preset): \(reported)")
      try playground.quit()
    }
  }

  func testTheEyeIsReachedByKeysAndNeverTellsAHiddenPassword() throws {
    let playground = try Self.open("Password", "preset=password")
    try Keyboard.type("Secret12")
    try waitUntil("it is written") { ((try? playground.editor.text.count) ?? 0) == 8 }
    XCTAssertFalse(try playground.editor.text.contains("S"))
    try Keyboard.press("Tab")
    let eye = try playground.button("Show password")
    try waitUntil("the eye has the focus") { try eye.hasFocus }
    try Keyboard.press("space")
    try expectText("Secret12", in: playground)
    try Keyboard.press("space")
    try waitUntil("it is hidden") { (try? playground.editor.text.contains("S")) == false }
    try playground.quit()
  }
}
