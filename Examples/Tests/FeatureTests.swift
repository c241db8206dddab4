import ConcertinaTesting
import XCTest

/// A kind of block that the library does not have.
final class FeatureTests: XCTestCase {
  func testABlockIsInsertedByItsKeyAndUndone() throws {
    let app = try ExampleApp("Feature", text: "Document")
    try Keyboard.type("first")
    try Keyboard.press("Return")
    try Keyboard.press("ctrl+alt+d")
    let summary = try app.textField("Summary")
    try waitUntil("the summary has the focus") { try summary.hasFocus }
    try Keyboard.type("Why")
    try app.expect("Why", in: "Summary")
    try app.click(app.textField("Details"))
    try Keyboard.type("because")
    try app.expect("because", in: "Details")
    for _ in 1...3 { try Keyboard.press("ctrl+z") }
    try waitUntil("the block is gone") {
      try app.root.first(.textField, named: "Summary") == nil
    }
    try Keyboard.press("ctrl+shift+z")
    try Keyboard.press("ctrl+shift+z")
    try app.expect("Why", in: "Summary")
    try app.quit()
  }

  func testWhatIsFoundIsShown() throws {
    let app = try ExampleApp("Feature", text: "Document")
    try Keyboard.type("needle")
    try Keyboard.press("ctrl+a")
    try Keyboard.press("ctrl+alt+d")
    _ = try app.textField("Details")
    try Keyboard.type("haystack")
    try app.expect("needle", in: "Details")
    try app.click(app.button("Details"))
    try waitUntil("the details are hidden") {
      try app.root.first(.textField, named: "Details") == nil
    }
    try app.click(app.textField("Summary"))
    try Keyboard.press("ctrl+f")
    try Keyboard.type("needle")
    try Keyboard.press("Return")
    try app.expect("needle", in: "Details")
    try app.quit()
  }
}
