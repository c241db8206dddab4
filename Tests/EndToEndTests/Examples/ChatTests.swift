import XCTest

/// The messenger of the examples: messages, attachments, and a draft for each conversation.
final class ChatTests: WindowTestCase {
  private func open(home: TemporaryFolder? = nil) throws -> RunningPlayground {
    try RunningPlayground(of: PlaygroundBinary.example("Chat"), editor: "Message", home: home)
  }

  private func choose(_ room: String, in program: RunningPlayground) throws {
    // A label's text is its name or its text, depending on the version of GTK.
    let label = try XCTUnwrap(
      try program.application.tree.first {
        try $0.role == "label" && ($0.name == room || (try? $0.text) == room)
      }, "no \(room) in \(program.application.dump)")
    try program.click(label)
  }

  /// Clicks into the text, which a click on the list has taken the focus from.
  private func focusText(of program: RunningPlayground) throws {
    try program.click(program.editor)
    try waitUntil("the text has the focus") { try program.editor.isInUse }
  }

  func testAMessageIsSentAndAnswered() throws {
    let program = try open()
    try Keyboard.type("Good morning")
    try Keyboard.press("Return")
    try expectText("", in: program)
    try waitUntil("the message and its answer are there") {
      try program.shows("Good morning") && program.shows("You said: Good morning")
    }
    try choose("Grace", in: program)
    try waitUntil("another conversation is shown") { try !program.shows("Good morning") }
    try choose("Ada", in: program)
    try waitUntil("the first one is shown again") { try program.shows("Good morning") }
    try program.quit()
  }

  func testWhatCannotBeSentStays() throws {
    let program = try open()
    try choose("Nowhere", in: program)
    try focusText(of: program)
    try Keyboard.type("hello")
    try Keyboard.press("Return")
    try waitUntil("the error is shown") { try program.shows("There is no server.") }
    try expectText("hello", in: program)
    try program.quit()
  }

  func testEachConversationKeepsItsDraft() throws {
    let home = try TemporaryFolder()
    for isFirst in [true, false] {
      let program = try open(home: home)
      if isFirst { try Keyboard.type("for Ada") }
      try expectText("for Ada", in: program)
      try choose("Grace", in: program)
      try expectText(isFirst ? "" : "for Grace", in: program)
      if isFirst {
        try focusText(of: program)
        try Keyboard.type("for Grace")
        try choose("Ada", in: program)
        try expectText("for Ada", in: program)
      }
      try program.quit()
    }
  }

  func testAPictureIsSentWithoutAText() throws {
    let program = try open()
    let folder = try TemporaryFolder()
    let picture = folder.file("picture.png")
    let made = try PlaygroundBinary.run("screenshot", "--scene", "composer", "--output", picture)
    XCTAssertEqual(made.status, 0, made.errors)
    let size = try PNGPicture(picture)
    try Keyboard.xdotool("windowfocus", "--sync", program.window)
    let clipboard = try Keyboard.offer(file: picture, as: "image/png")
    try Keyboard.press("ctrl+v")
    let name = "Picture, \(size.width) × \(size.height)"
    waitUntil("the picture is above the text") { (try? program.button(name)) != nil }
    try Keyboard.press("Return")
    try waitUntil("the picture is in the conversation") {
      try program.application.first(role: "image", name: name) != nil
    }
    try waitUntil("the picture is visible") {
      try program.application.tree.contains {
        try ["image", "img"].contains($0.role) && $0.extents.height > 100
      }
    }
    clipboard.kill()
    try program.quit()
  }
}
