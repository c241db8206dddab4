import XCTest

/// The sign-up of the examples, from the first key to the account.
final class SignUpTests: WindowTestCase {
  private func open() throws -> RunningPlayground {
    try RunningPlayground(of: PlaygroundBinary.example("SignUp"), editor: "Name")
  }

  private func field(_ name: String, in program: RunningPlayground) throws -> AccessibleNode {
    try XCTUnwrap(
      try program.texts(named: name).first, "no \(name) in \(program.application.dump)")
  }

  /// The box to check, whose name includes the mark of the mnemonic in GTK 4.8.
  private func agreement(in program: RunningPlayground) throws -> AccessibleNode {
    try XCTUnwrap(
      try program.application.tree.first {
        try $0.role.hasPrefix("check") && $0.name.hasSuffix("accept the terms")
      }, "no box in \(program.application.dump)")
  }

  func testAnEmptyFormShowsWhatIsMissing() throws {
    let program = try open()
    let email = try field("E-mail", in: program)
    try program.click(program.button("Sign up"))
    try waitUntil("the first field has the focus and an error") {
      try program.editor.isInUse && program.editor.isInvalid
    }
    try waitUntil("the others have theirs") {
      try email.isInvalid && program.shows("Please accept the terms")
    }
    try program.quit()
  }

  func testAnAccountIsMadeWithTheKeyboard() throws {
    let program = try open()
    let email = try field("E-mail", in: program)
    let agreement = try agreement(in: program)
    for text in ["Ada Lovelace", "taken@example.org", "Secret123"] {
      try Keyboard.type(text)
      try Keyboard.press("Return")
    }
    let birthday = try field("Birthday", in: program)
    try waitUntil("the birthday has the focus") { try birthday.isInUse }
    try Keyboard.type("10121990")
    try expect("10.12.1990", in: birthday)
    try Keyboard.press("Return")
    let about = try field("About you", in: program)
    try waitUntil("the last field has the focus") { try about.isInUse }
    try Keyboard.type("I count")
    try Keyboard.press("Tab")
    try waitUntil("the box has the focus") { try agreement.isInUse }
    try Keyboard.press("space")
    try waitUntil("the box is checked") { try agreement.has(.checked) }
    try program.click(program.button("Sign up"))
    try waitUntil("the server's answer is shown") {
      try email.isInUse && email.description == "This address has an account already"
    }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("ada@example.org")
    try program.click(program.button("Sign up"))
    try waitUntil("the account is shown: \(program.application.dump)") {
      try program.shows("E-mail: ada@example.org")
    }
    XCTAssert(try program.shows("Name: Ada Lovelace"))
    XCTAssert(try program.shows("Birthday: 10.12.1990"))
    XCTAssert(try program.shows("About: I count"))
    XCTAssertFalse(program.application.dump.contains("Secret123"))
    try program.click(program.button("Another account"))
    try waitUntil("the form is there again") { try program.editor.isInUse }
    try expectText("", in: program)
    try program.quit()
  }
}
