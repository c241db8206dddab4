import ConcertinaTesting
import XCTest

/// The messenger: messages, attachments, and a draft for each conversation.
final class ChatTests: XCTestCase {
  private func open(home: TemporaryFolder? = nil) throws -> ExampleApp {
    try ExampleApp("Chat", text: "Message", home: home)
  }

  private func choose(_ room: String, in app: ExampleApp) throws {
    try app.click(app.find(.label, named: room))
  }

  /// Clicks into the text, which a click on the list has taken the focus from.
  private func focusText(of app: ExampleApp) throws {
    let text = try app.textField("Message")
    try app.click(text)
    try waitUntil("the text has the focus") { try text.hasFocus }
  }

  func testAMessageIsSentAndAnswered() throws {
    let app = try open()
    try Keyboard.type("Good morning")
    try Keyboard.press("Return")
    try app.expect("", in: "Message")
    try waitUntil("the message and its answer are there") {
      try app.shows("Good morning") && app.shows("You said: Good morning")
    }
    try choose("Grace", in: app)
    try waitUntil("another conversation is shown") { try !app.shows("Good morning") }
    try choose("Ada", in: app)
    try waitUntil("the first one is shown again") { try app.shows("Good morning") }
    try app.quit()
  }

  func testWhatCannotBeSentStays() throws {
    let app = try open()
    try choose("Nowhere", in: app)
    try focusText(of: app)
    try Keyboard.type("hello")
    try Keyboard.press("Return")
    try waitUntil("the error and the message are shown") {
      try app.shows("There is no server.") && app.shows("hello")
    }
    try app.expect("", in: "Message")
    try app.click(app.button("Edit"))
    try app.expect("hello", in: "Message")
    try app.quit()
  }

  func testEachConversationKeepsItsDraft() throws {
    let home = try TemporaryFolder()
    for isFirst in [true, false] {
      let app = try open(home: home)
      if isFirst { try Keyboard.type("for Ada") }
      try app.expect("for Ada", in: "Message")
      try choose("Grace", in: app)
      try app.expect(isFirst ? "" : "for Grace", in: "Message")
      if isFirst {
        try focusText(of: app)
        try Keyboard.type("for Grace")
        try choose("Ada", in: app)
        try app.expect("for Ada", in: "Message")
      }
      try app.quit()
    }
  }

  func testAPictureIsSentWithoutAText() throws {
    let app = try open()
    let folder = try TemporaryFolder()
    let file = folder.file("picture.png")
    try MainActor.assumeIsolated {
      let texture = try Screen().picture(x: 0, y: 0, width: 320, height: 240)
      try texture.writePNG(to: file)
    }
    let clipboard = try Keyboard.offer(file: file, as: "image/png")
    try Keyboard.press("ctrl+v")
    let name = "Picture, 320 × 240"
    _ = try app.button(name)
    try Keyboard.press("Return")
    let picture = try app.find(.image, named: name)
    try waitUntil("the picture is visible") { try picture.extents.height > 100 }
    clipboard.kill()
    try app.quit()
  }
}
