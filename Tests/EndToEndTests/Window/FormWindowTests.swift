import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// The form in the real window, with real keys, read from outside.
final class FormWindowTests: WindowTestCase {
  private static func open(_ settings: String...) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", "form"] + settings.flatMap { ["--set", $0] }, editor: "E-mail")
  }

  /// The input of a field by its name.
  private func input(_ name: String, in playground: RunningPlayground) throws -> AccessibleNode {
    try XCTUnwrap(
      try playground.texts(named: name).first,
      "no \(name) in \(playground.root.dump)")
  }

  func testReturnGoesOnAndSubmits() throws {
    let playground = try Self.open()
    let password = try input("Password", in: playground)
    try Keyboard.type("ada@example.org")
    try Keyboard.press("Return")
    try waitUntil("the password has the focus") { try password.hasFocus }
    try Keyboard.type("Secret123")
    try Keyboard.press("Return")
    try waitUntil("the form was submitted") {
      try playground.shows("Signed in as ada@example.org")
    }
    XCTAssert(try password.hasFocus)
    XCTAssertFalse(try playground.shows("Secret123"))
    try playground.quit()
  }

  func testMistakesAreShownAndReadAndTheFirstOneGetsTheFocus() throws {
    let playground = try Self.open()
    let email = playground.editor
    let password = try input("Password", in: playground)
    XCTAssertNotEqual(try email.isInvalid, true)
    try Keyboard.type("ada")
    try Keyboard.press("Tab")
    try waitUntil("the password has the focus") { try password.hasFocus }
    try waitUntil("the mistake is told") {
      try email.isInvalid != false && email.description == "This is no e-mail address"
    }
    XCTAssertEqual(
      try password.description, "At least 8 characters: a digit, a small and a capital letter")
    try Keyboard.type("abc")
    try Keyboard.press("Return")
    try waitUntil("the first mistake has the focus") { try email.hasFocus }
    try waitUntil("the second mistake is told") {
      try password.isInvalid != false
        && password.description == "The field must contain at least 8 characters."
    }
    try Keyboard.type("x")
    try waitUntil("writing takes the mistake away") { try email.isInvalid != true }
    XCTAssertNotEqual(try password.isInvalid, false)
    try playground.quit()
  }

  func testTabGoesThroughTheForm() throws {
    let playground = try Self.open()
    let password = try input("Password", in: playground)
    let eye = try playground.button("Show password")
    let submit = try playground.button("Sign in")
    for (name, node) in [("password", password), ("eye", eye), ("button", submit)] {
      try Keyboard.press("Tab")
      try waitUntil("\(name) has the focus") { try node.hasFocus }
    }
    for (name, node) in [("eye", eye), ("password", password), ("e-mail", playground.editor)] {
      try Keyboard.press("shift+Tab")
      try waitUntil("\(name) has the focus") { try node.hasFocus }
    }
    try playground.quit()
  }

  func testTheButtonSubmits() throws {
    let playground = try Self.open("email=ada@example.org", "password=Secret123")
    try playground.click(playground.button("Sign in"))
    try waitUntil("the form was submitted") {
      try playground.shows("Signed in as ada@example.org")
    }
    try playground.quit()
  }

  /// The three-line hint disappears with the focus, which the button takes when it is pressed.
  func testASlowPressReachesTheButtonBelowAHint() throws {
    let playground = try Self.open("email=ada@example.org", "password=Secret123")
    try Keyboard.press("alt+w")
    try Keyboard.press("ctrl+a")
    try Keyboard.type("160")
    try Keyboard.press("Return")
    let password = try input("Password", in: playground)
    try waitUntil("the form is narrow") { try password.extents.width < 160 }
    let high = try playground.button("Sign in").extents.y
    try playground.click(password)
    try waitUntil("the hint has come") {
      try password.hasFocus && playground.button("Sign in").extents.y > high
    }
    // Waits until the height no longer changes.
    var last = -1
    try waitUntil("nothing moves") {
      let now = try playground.button("Sign in").extents.y
      defer { last = now }
      return now == last
    }
    let place = try playground.button("Sign in").extents
    try Keyboard.pressSlowly(x: place.x + place.width / 2, y: place.y + place.height / 2)
    try waitUntil("the form was submitted") {
      try playground.shows("Signed in as ada@example.org")
    }
    try waitUntil("the button is where it was") {
      try playground.button("Sign in").extents.y == high
    }
    try playground.quit()
  }

  func testAPasswordIsNotInTheTreeWhileItIsHidden() throws {
    let playground = try Self.open("password=Secret123")
    let password = try input("Password", in: playground)
    XCTAssertFalse((try? password.text)?.contains("Secret") ?? false)
    try playground.click(playground.button("Show password"))
    try waitUntil("it can be read") { (try? password.text) == "Secret123" }
    try playground.click(playground.button("Hide password"))
    try waitUntil("it cannot be read") {
      !((try? password.text)?.contains("Secret") ?? false)
    }
    try playground.quit()
  }

  func testASumIsGroupedAndRead() throws {
    let playground = try RunningPlayground(
      ["--scene", "sum-field", "--set", "text=1234.5"], editor: "Sum")
    XCTAssertEqual(try playground.editor.text, "1,234.5")
    XCTAssertEqual(try playground.editor.description, "How much to send")
    try Keyboard.press("End")
    try Keyboard.type("0")
    try expectText("1,234.50", in: playground)
    try Keyboard.press("Home")
    try Keyboard.type("9")
    try expectText("91,234.50", in: playground)
    XCTAssertFalse(try playground.shows("€"), "the sign is decoration")
    try playground.quit()
  }

  /// GTK 4.18 gives no name to a widget with a generic role, such as a calendar: the calendar's day
  /// is announced there.
  private static func isCalendarOpen(
    on day: String, in playground: RunningPlayground
  ) throws -> Bool {
    let tree = try playground.root.tree
    if gtk_get_minor_version() < 14 {
      return try tree.contains { try $0.name == "Birthday: \(day)" }
    }
    return try tree.contains { try $0.role == "label" && $0.name == "March" }
  }

  func testACalendarByTheKeyboardAlone() throws {
    let playground = try RunningPlayground(
      ["--scene", "underlined-text-field", "--set", "preset=birthday", "--set", "text=15.03.1990"],
      editor: "Birthday")
    defer { if !playground.program.isRunning { XCTAssertEqual(playground.program.errors, "") } }
    try Keyboard.press("Down")
    try waitUntil("the calendar is open; \(playground.root.dump)") {
      try Self.isCalendarOpen(on: "15 March 1990", in: playground)
    }
    try Keyboard.press("Right")
    try expectText("16.03.1990", in: playground)
    try Keyboard.press("Return")
    try waitUntil("the field has the focus") { try playground.editor.hasFocus }
    try Keyboard.press("Down")
    try waitUntil("the calendar is open; \(playground.root.dump)") {
      try Self.isCalendarOpen(on: "16 March 1990", in: playground)
    }
    try Keyboard.press("Page_Up")
    try expectText("16.02.1990", in: playground)
    try Keyboard.press("Escape")
    try expectText("16.03.1990", in: playground)
    try waitUntil("the field has the focus") { try playground.editor.hasFocus }
    try playground.quit()
  }

  func testTabClosesAListOfChoicesKeepsTheChoiceAndGoesOn() throws {
    let playground = try RunningPlayground(
      ["--scene", "bordered-text-field", "--set", "preset=sex", "--set", "text=Female"],
      editor: "Sex")
    let sex = playground.editor
    try Keyboard.press("Down")
    try waitUntil("the list is open") { try playground.shows("Male") }
    try Keyboard.press("Tab")
    try waitUntil("the list is closed") { try !playground.shows("Male") }
    try waitUntil("the focus has gone on") { try !sex.hasFocus }
    XCTAssertEqual(try sex.text, "Female")
    // The button that opens the list is no stop of its own.
    try Keyboard.press("shift+Tab")
    try waitUntil("the field has the focus again") { try sex.hasFocus }
    try Keyboard.press("Down")
    try waitUntil("the list is open") { try playground.shows("Male") }
    try Keyboard.type("o")
    try expectText("Other", in: playground)
    try Keyboard.press("Tab")
    try waitUntil("the list is closed") { try !playground.shows("Male") }
    XCTAssertEqual(try sex.text, "Other")
    XCTAssertFalse(try sex.hasFocus)
    try playground.quit()
  }

  func testAClickOnAChoiceOpensItsList() throws {
    let playground = try RunningPlayground(
      ["--scene", "bordered-text-field", "--set", "preset=sex", "--set", "text=Female"],
      editor: "Sex")
    for time in ["first", "second"] {
      try playground.click(playground.editor)
      try waitUntil("the list is open, the \(time) time") { try playground.shows("Male") }
      try Keyboard.press("Escape")
      try waitUntil("the list is closed, the \(time) time") { try !playground.shows("Male") }
    }
    try expectText("Female", in: playground)
    try playground.quit()
  }

  func testAListByThePointerAndTheKeyboard() throws {
    let playground = try RunningPlayground(
      ["--scene", "bordered-text-field", "--set", "preset=sex"], editor: "Sex")
    try playground.click(playground.button("Choose"))
    try waitUntil("the list is open") { try playground.shows("Male") }
    try Keyboard.type("m")
    try expectText("Male", in: playground)
    try Keyboard.press("Return")
    try waitUntil("the field has the focus") { try playground.editor.hasFocus }
    try expectText("Male", in: playground)
    try playground.quit()
  }
}
