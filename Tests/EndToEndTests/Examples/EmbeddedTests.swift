import XCTest

/// The C-style program of the examples, with an editor in the window of its `.ui` file.
final class EmbeddedTests: WindowTestCase {
  func testTheEditorGrowsAndItsTextIsSent() throws {
    let program = try RunningPlayground(
      of: PlaygroundBinary.example("Embedded"), editor: "Message")
    let line = try program.height
    try Keyboard.type("one\ntwo\nthree")
    try waitUntil("the editor has grown") { try program.height > line }
    try Keyboard.press("shift+Tab")
    try waitUntil("the editor has not the focus") { try !program.editor.isInUse }
    try Keyboard.type("Bug")
    try program.click(program.button("Send"))
    try waitUntil("the text was sent: \(program.application.dump)") {
      try program.shows("Sent “Bug”: one\ntwo\nthree")
    }
    try expectText("", in: program)
    try waitUntil("the editor has one line") { try program.height == line }
    try program.quit()
  }
}
