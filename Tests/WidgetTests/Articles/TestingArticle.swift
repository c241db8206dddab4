import Concertina
import ConcertinaTesting
import XCTest

// The code of `Testing.md`. The first test is about a program that this package does not have.

func testANameIsGreeted() throws {
  let app = try RunningApp("App")
  try app.click(app.textField("Name"))
  try Keyboard.type("Ada")
  try app.click(app.button("Greet"))
  try waitUntil("she is greeted") { try app.shows("Good morning, Ada") }
  try app.quit()
}

func testANoteGrowsInEachFrame() throws {
  try MainActor.assumeIsolated {
    let editor = AutoHeightEditor(text: State("").binding, maxLines: 5)
    let window = try TestWindow(editor)
    editor.focus()
    let violations = try window.violations { try window.type("milk\neggs") }
    XCTAssertEqual(violations, [])
    try window.press("ctrl+z")
    XCTAssertNotEqual(editor.text, "milk\neggs")
    window.close()
  }
}

@MainActor
func comparePicture(of editor: AutoHeightEditor, in window: TestWindow) throws {
  let references = References(folder: "Tests/AppTests/References", likeness: .edges)
  try references.check(window.picture(of: editor), "editor")
}
