import ConcertinaTesting
import XCTest

/// The C-style program, with an editor in the window of its `.ui` file.
final class EmbeddedTests: XCTestCase {
  func testTheEditorGrowsAndItsTextIsSent() throws {
    let app = try ExampleApp("Embedded", text: "Message")
    let editor = try app.textField("Message")
    let line = try editor.extents.height
    try Keyboard.type("one\ntwo\nthree")
    try waitUntil("the editor has grown") { try editor.extents.height > line }
    try Keyboard.press("shift+Tab")
    try waitUntil("the editor has not the focus") { try !editor.hasFocus }
    try Keyboard.type("Bug")
    try app.click(app.button("Send"))
    try waitUntil("the text was sent: \(app.root.dump)") {
      try app.shows("Sent “Bug”: one\ntwo\nthree")
    }
    try app.expect("", in: "Message")
    try waitUntil("the editor has one line") { try editor.extents.height == line }
    try app.quit()
  }
}
