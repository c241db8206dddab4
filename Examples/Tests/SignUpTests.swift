import ConcertinaTesting
import XCTest

/// The sign-up, from the first key to the account.
final class SignUpTests: XCTestCase {
  private func open() throws -> ExampleApp { try ExampleApp("SignUp", text: "Name") }

  private func waitForFocus(in node: AccessibleNode) throws {
    let name = try node.name
    try waitUntil("\(name) has the focus") { try node.hasFocus }
  }

  func testAnEmptyFormShowsWhatIsMissing() throws {
    let app = try open()
    let (name, email) = (try app.textField("Name"), try app.textField("E-mail"))
    try app.click(app.button("Sign up"))
    try waitUntil("the first field has the focus and an error") {
      try name.hasFocus && name.isInvalid != false
    }
    try waitUntil("the others have theirs") {
      try email.isInvalid != false && app.shows("Please accept the terms")
    }
    try app.quit()
  }

  func testAnAccountIsMadeWithTheKeyboard() throws {
    let app = try open()
    let email = try app.textField("E-mail")
    for text in ["Ada Lovelace", "taken@example.org", "Secret123"] {
      try Keyboard.type(text)
      try Keyboard.press("Return")
    }
    let birthday = try app.textField("Birthday")
    try waitForFocus(in: birthday)
    try Keyboard.type("10121990")
    try app.expect("10.12.1990", in: "Birthday")
    try Keyboard.press("Return")
    try waitForFocus(in: app.textField("About you"))
    try Keyboard.type("I count")
    try Keyboard.press("Tab")
    let agreement = try app.checkBox("I accept the terms")
    try waitForFocus(in: agreement)
    try Keyboard.press("space")
    try waitUntil("the box is checked") { try agreement.has(.checked) }
    try app.click(app.button("Sign up"))
    try waitUntil("the server's answer is shown") {
      try email.hasFocus && email.description == "This address has an account already"
    }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("ada@example.org")
    try app.click(app.button("Sign up"))
    try waitUntil("the account is shown: \(app.root.dump)") {
      try app.shows("E-mail: ada@example.org")
    }
    XCTAssert(try app.shows("Name: Ada Lovelace"))
    XCTAssert(try app.shows("Birthday: 10.12.1990"))
    XCTAssert(try app.shows("About: I count"))
    XCTAssertFalse(app.root.dump.contains("Secret123"))
    try app.click(app.button("Another account"))
    try waitForFocus(in: app.textField("Name"))
    try app.expect("", in: "Name")
    try app.quit()
  }
}
