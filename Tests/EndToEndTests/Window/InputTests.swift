import ConcertinaTesting
import XCTest

/// The inputs that only a real window has: the display's clipboard, and an input method.
final class InputTests: WindowTestCase {
  func testPasteOfSeveralLinesAndUndo() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    let oneLine = try playground.height
    try Keyboard.type("0 ")
    let clipboard = try Keyboard.offer(Array("one\ntwo – ü 漢\n".utf8))
    try Keyboard.press("ctrl+v")
    try expectText("0 one\ntwo – ü 漢\n", in: playground)
    let pasted = try expectHeight(of: playground, lines: 3) { $0 > oneLine }
    try Keyboard.press("ctrl+z")
    try expectText("0 ", in: playground)
    _ = try expectHeight(of: playground, lines: 1) { $0 == oneLine }
    try Keyboard.press("ctrl+shift+z")
    try expectText("0 one\ntwo – ü 漢\n", in: playground)
    _ = try expectHeight(of: playground, lines: 3) { $0 == pasted }
    clipboard.kill()
    try playground.quit()
  }

  func testPasteReplacesTheSelectionAsOneStep() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.type("old text")
    try Keyboard.press("ctrl+a")
    let clipboard = try Keyboard.offer(Array("new".utf8))
    try Keyboard.press("ctrl+v")
    try expectText("new", in: playground)
    try Keyboard.press("ctrl+z")
    try expectText("old text", in: playground)
    clipboard.kill()
    try playground.quit()
  }

  func testTypingAndComposingReplaceTheSelectionAsOneStep() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.type("old text")
    try Keyboard.press("ctrl+a")
    for (result, keys) in [("n", ["n"]), ("é", ["ctrl+shift+u", "e", "9", "space"])] {
      for key in keys { try Keyboard.press(key) }
      try expectText(result, in: playground)
      try Keyboard.press("ctrl+z")
      try expectText("old text", in: playground)
      try Keyboard.press("ctrl+shift+z")
      try expectText(result, in: playground)
      // The selection is restored, too: the next input replaces it again.
      try Keyboard.press("ctrl+z")
      try expectText("old text", in: playground)
    }
    try playground.quit()
  }

  func testPasteOfNulAndBrokenBytesLosesNothing() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    let clipboard = try Keyboard.offer([0x61, 0x00, 0x62, 0xFF, 0x63])
    try Keyboard.press("ctrl+v")
    try expectText("a\u{FFFD}b\u{FFFD}c", in: playground)
    clipboard.kill()
    try playground.quit()
  }

  func testCopyAndPasteInside() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.type("copy me")
    try Keyboard.press("ctrl+a")
    try Keyboard.press("ctrl+c")
    try Keyboard.press("End")
    try Keyboard.press("ctrl+v")
    try expectText("copy mecopy me", in: playground)
    try playground.quit()
  }

  func testCompositionIsTextOnlyAfterTheCommit() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "placeholder=Write here"])
    let empty = try playground.picture(of: playground.editor)
    // GTK's own input method: a code in hexadecimal digits, shown underlined until it is complete.
    try Keyboard.press("ctrl+shift+u")
    try Keyboard.type("e9")
    try waitUntil("the composition is in the picture") {
      try playground.looksDifferent(playground.editor, from: empty)
    }
    XCTAssertEqual(try playground.editor.text, "")
    try Keyboard.press("space")
    try expectText("é", in: playground)
    try playground.quit()
  }
}
