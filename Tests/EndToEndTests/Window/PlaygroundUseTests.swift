import ConcertinaTesting
import XCTest

/// A tester's work in the playground's window.
final class PlaygroundUseTests: WindowTestCase {
  private func waitForTitle(_ title: String, of playground: RunningPlayground) throws {
    try waitUntil("the window shows \(title)", seconds: 60) {
      try Keyboard.xdotool("getwindowname", playground.window).hasPrefix(title)
    }
  }

  private func search(_ text: String, in playground: RunningPlayground) throws {
    // Without a pause: what follows Ctrl+F belongs to the search.
    try Keyboard.xdotool("key", "--delay", "0", "ctrl+f", "ctrl+a", "type", "--delay", "0", text)
    try Keyboard.press("Return")
    try waitForTitle(text, of: playground)
  }

  /// GTK warns, which ends the program, if the log is cleared during a frame.
  func testScenesAreChangedByKeysWithoutAWarning() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor-focus"])
    try Keyboard.type("focused")
    try expectText("focused", in: playground)
    // With the pointer over it, the log shows its scroll bar.
    let log = try XCTUnwrap(try playground.texts(named: "Events").first).extents
    try Keyboard.xdotool("mousemove", "\(log.x + log.width - 8)", "\(log.y + 40)")
    for _ in 0..<3 {
      try search("Dark mode", in: playground)
      try search("Message composer", in: playground)
    }
    try playground.quit()
  }

  func testF1ShowsTheKeys() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.press("F1")
    try waitUntil("the keys are shown") {
      try playground.root.tree.contains {
        try $0.role == "label" && $0.name == "Go to the stage"
      }
    }
    playground.program.kill()
  }

  func testUndoInAKnobKeepsItsNumber() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    let spin = try XCTUnwrap(
      try playground.root.first {
        try $0.role == "spin button" && $0.name == "Max lines"
      }, playground.root.dump)
    let place = try spin.extents
    try Keyboard.click(x: place.x + place.width - 12, y: place.y + place.height / 2)
    try Keyboard.press("ctrl+z", times: 3)
    try Keyboard.press("ctrl+shift+e")
    try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
    for line in 1...7 {
      try Keyboard.type("\(line)")
      if line < 7 { try Keyboard.press("Return") }
    }
    // Six lines and the padding: the number of lines is the one that the click has set.
    let six = 6 * 19
    _ = try expectHeight(of: playground, lines: 7) { (six - 20...six + 10).contains($0) }
    try playground.quit()
  }

  func testOneGoesOnTypingAfterClickingOnSwitches() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.type("hello")
    try expectText("hello", in: playground)
    let enabled = try playground.toggle("Enabled")
    try playground.click(enabled)
    try waitUntil("the editor is disabled") { try !playground.editor.has(.sensitive) }
    try playground.click(enabled)
    try waitUntil("the editor has the focus again") { try playground.editor.hasFocus }
    try playground.click(try playground.toggle("Border"))
    try Keyboard.type("!")
    try expectText("hello!", in: playground)
    try playground.quit()
  }
}
