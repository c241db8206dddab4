import ConcertinaTesting
import XCTest

/// The message composer in the real window, with real keys.
final class ComposerWindowTests: WindowTestCase {
  private static func open(
    _ settings: String..., scene: String = "composer", inputMethod: String? = nil,
    home: TemporaryFolder? = nil
  ) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", scene] + settings.flatMap { ["--set", $0] }, editor: "Message",
      inputMethod: inputMethod ?? "gtk-im-context-simple", home: home)
  }

  func testTypingGrowsToTheLimitReturnSendsAndUndoBringsItBack() throws {
    let playground = try Self.open("maxNumberOfLines=3", "duration=0")
    let empty = try playground.height
    try Keyboard.type("line")
    var heights = [try expectHeight(of: playground, lines: 1) { $0 == empty }]
    for lines in 2...3 {
      try Keyboard.press("shift+Return")
      try Keyboard.type("line")
      let last = heights[heights.count - 1]
      heights.append(try expectHeight(of: playground, lines: lines) { $0 > last })
    }
    try Keyboard.press("shift+Return")
    try Keyboard.type("line")
    _ = try expectHeight(of: playground, lines: 4) { $0 == heights[2] }
    let message = "line\nline\nline\nline"
    try expectText(message, in: playground)
    try Keyboard.press("Return")
    try expectText("", in: playground)
    _ = try expectHeight(of: playground, lines: 1) { $0 == empty }
    try waitUntil("the message is in the conversation") { try playground.shows(message) }
    try Keyboard.press("ctrl+z")
    try expectText(message, in: playground)
    _ = try expectHeight(of: playground, lines: 4) { $0 == heights[2] }
    try playground.quit()
  }

  func testTheButtonSendsAndTheFocusComesBack() throws {
    let playground = try Self.open()
    let send = try playground.button("Send")
    XCTAssertFalse(try send.has(.sensitive), "there is nothing to send")
    try Keyboard.type("by mouse")
    try waitUntil("there is something to send") { try send.has(.sensitive) }
    try playground.click(send)
    try expectText("", in: playground)
    try waitUntil("it was sent") { try playground.shows("by mouse") }
    try Keyboard.type("on")
    try expectText("on", in: playground)
    try playground.quit()
  }

  func testAnErrorIsReadAndTheMessageStandsAsItsOwn() throws {
    let playground = try Self.open("failingSend=true")
    try Keyboard.type("hello")
    try Keyboard.press("Return")
    let error = "The message could not be sent: the server cannot be reached."
    try waitUntil("the error is read") { try playground.shows(error) }
    XCTAssertTrue(try playground.shows("hello"), "with its message")
    try expectText("", in: playground)
    try Keyboard.press("ctrl+z")
    try Keyboard.press("BackSpace")
    try Keyboard.type("new")
    try expectText("new", in: playground)
    XCTAssertTrue(try playground.shows(error), "no key changes it")
    XCTAssertTrue(try playground.shows("hello"))
    let edit = try playground.button("Edit")
    XCTAssertFalse(try edit.has(.sensitive), "it would join another text")
    for _ in 0..<3 { try Keyboard.press("BackSpace") }
    try waitUntil("there is room for it") { try edit.has(.sensitive) }
    try playground.click(edit)
    try expectText("hello", in: playground)
    try waitUntil("the error is gone") { try !playground.shows(error) }
    try Keyboard.press("Return")
    try waitUntil("the error is read") { try playground.shows(error) }
    try playground.click(playground.button("Delete"))
    try waitUntil("the error is gone") { try !playground.shows(error) }
    try expectText("", in: playground)
    let bar = try playground.root.first { try $0.name == "Message composer" }
    XCTAssertNotNil(bar, "the bar is a group with a name")
    try playground.quit()
  }

  func testAPictureThatIsPastedBecomesAnAttachment() throws {
    try pastePicture { _ in }
  }

  /// A process that was stopped is notified of the copy and of the key at the same time.
  func testAPasteWaitsUntilItIsKnownWhatWasCopied() throws {
    try pastePicture { kill($0, SIGSTOP) }
  }

  private func pastePicture(beforeCopying: (pid_t) -> Void) throws {
    let playground = try Self.open(scene: "composer-attachments")
    let folder = try TemporaryFolder()
    let picture = folder.file("picture.png")
    let made = try PlaygroundBinary.run(
      "screenshot", "--scene", "composer", "--output", picture)
    XCTAssertEqual(made.status, 0, made.errors)
    let size = try PNGPicture(picture)
    // The picture's window had the keyboard focus while it existed.
    try Keyboard.xdotool("windowfocus", "--sync", playground.window)
    beforeCopying(playground.program.identifier)
    let clipboard = try Keyboard.offer(file: picture, as: "image/png")
    try Keyboard.press("ctrl+v")
    kill(playground.program.identifier, SIGCONT)
    let name = "Picture, \(size.width) × \(size.height)"
    try waitUntil("the picture is in the strip") { try playground.shows(name) }
    try expectText("", in: playground)
    clipboard.kill()
    try playground.quit()
  }

  func testAScreenReaderGetsTheBarAndWhatIsWrongWithIt() throws {
    let playground = try Self.open("failingSend=true", "maxLength=12", "placeholder=Write")
    let bar = try XCTUnwrap(
      try playground.root.first { try $0.name == "Message composer" })
    let role = try bar.role
    XCTAssert(["grouping", "panel", "group"].contains(role), role)
    let send = try playground.button("Send")
    let tree = try bar.tree.map(\.path)
    XCTAssert(tree.contains(send.path), bar.dump)
    XCTAssert(tree.contains(playground.editor.path), bar.dump)
    XCTAssertEqual(try playground.editor.attributes["placeholder-text"], "Write")
    try Keyboard.type("hello")
    try waitUntil("there is something to send") { try send.has(.sensitive) }
    try Keyboard.press("Return")
    let error = "The message could not be sent: the server cannot be reached."
    try waitUntil("the error describes the text") {
      try playground.editor.description == error
    }
    XCTAssertNotEqual(try playground.editor.isInvalid, true)
    try Keyboard.type("hello to all!")
    try waitUntil("the text is over the limit") { try playground.editor.isInvalid != false }
    try waitUntil("it cannot be sent") { try !send.has(.sensitive) }
    XCTAssertEqual(try playground.editor.description, error)
    XCTAssertFalse(try bar.tree.contains { try $0.name == "\u{2212}1" }, bar.dump)
    try Keyboard.press("BackSpace")
    try waitUntil("the text is within the limit") { try playground.editor.isInvalid != true }
    try playground.quit()
  }

  func testTheKeyboardAloneIsEnough() throws {
    let playground = try Self.open("buttons=both")
    let send = try playground.button("Send")
    try Keyboard.type("by keyboard")
    try Keyboard.press("Tab")
    try waitUntil("Send has the focus") { try send.hasFocus }
    try Keyboard.press("space")
    try waitUntil("it was sent") { try playground.shows("by keyboard") }
    try waitUntil("the text has the focus") { try playground.editor.hasFocus }
    try Keyboard.press("Up")
    try expectText("by keyboard", in: playground)
    try Keyboard.press("shift+Tab")
    try waitUntil("the left button has the focus") {
      try playground.button("Attach a picture").hasFocus
    }
    try playground.quit()
  }

  func testMenusOfOneWordAndThenOfAnotherLeaveTheTextVisible() throws {
    let playground = try Self.open("text=helo wrld is good")
    try Keyboard.press("Home")
    let text = try playground.editor.extents
    let closed = try playground.picture(of: playground.editor)
    let openings: [() throws -> Void] = [
      { try Keyboard.press("shift+F10") },
      { try Keyboard.click(x: text.x + 50, y: text.y + text.height / 2, button: 3) },
      { try Keyboard.click(x: text.x + 20, y: text.y + text.height / 2, button: 3) },
    ]
    for open in openings {
      try open()
      try waitUntil("the menu covers the text") {
        try playground.looksDifferent(playground.editor, from: closed)
      }
      try Keyboard.press("Escape")
      try Keyboard.press("Home")
      try waitUntil("the menu is closed") { try playground.editor.hasFocus }
    }
    try playground.quit()
  }

  func testADraftComesBackAfterAKillAndASentTextDoesNot() throws {
    let home = try TemporaryFolder()
    let file = "io.github.concertina.Playground/drafts/first.draft"
    let first = try Self.open(scene: "composer-draft", home: home)
    try Keyboard.type("draft")
    try waitUntil("the draft is on the disk") { home.text(file).hasSuffix("\ndraft") }
    first.program.kill()
    let second = try Self.open(scene: "composer-draft", home: home)
    try expectText("draft", in: second)
    try Keyboard.press("End")
    try Keyboard.type("!")
    try expectText("draft!", in: second)
    try waitUntil("the draft is on the disk") { home.text(file).hasSuffix("!") }
    try Keyboard.press("Return")
    try waitUntil("it was sent") { try second.shows("draft!") }
    try waitUntil("the draft is gone") { home.text(file).isEmpty }
    second.program.kill()
    let third = try Self.open(scene: "composer-draft", home: home)
    XCTAssertEqual(try third.editor.text, "")
    try third.quit()
  }

  func testReturnEndsAHangulCompositionAndDoesNotSend() throws {
    let hangul = try InputMethodDaemon()
    defer { hangul.stop() }
    let playground = try Self.open(inputMethod: "ibus")
    let empty = try playground.picture(of: playground.editor)
    try Keyboard.press("shift+space")
    try Keyboard.type("gks")
    try waitUntil("the composition is in the picture") {
      try playground.looksDifferent(playground.editor, from: empty)
    }
    XCTAssertEqual(try playground.editor.text, "")
    try Keyboard.press("Return")
    try expectText("한", in: playground)
    XCTAssertFalse(try playground.shows("한"), "it was not sent")
    // In Hangul mode the engine keeps every key to hand it back later, for which GTK 4 has no
    // means; a plain text view gets no Return then either.
    try Keyboard.press("shift+space")
    try Keyboard.press("Return")
    try expectText("", in: playground)
    try waitUntil("it was sent") { try playground.shows("한") }
    try playground.quit()
  }
}
