import CConcertinaGtk
import ConcertinaTesting
import XCTest

/// What a screen reader announces about a composer during typing, received on its own bus.
final class ComposerAnnouncementTests: WindowTestCase {
  private static func open(_ settings: String...) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", "composer"] + settings.flatMap { ["--set", $0] }, editor: "Message")
  }

  private func skipWithoutAnnouncements() throws {
    try XCTSkipIf(
      gtk_get_minor_version() < 14, "GTK announces since 4.14: this is 4.\(gtk_get_minor_version())"
    )
  }

  func testSendingSuccessAndErrorsAreAnnounced() throws {
    try skipWithoutAnnouncements()
    let playground = try Self.open("sendingTime=0.5")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.type("hello")
    try Keyboard.press("Return")
    try waitUntil("the success is announced, heard \(events.announcements)") {
      events.announcements == ["Sending", "Sent"]
    }
    try playground.quit()

    let failing = try Self.open("failingSend=true")
    let failures = try AccessibleEvents(of: failing.root)
    try Keyboard.type("hello")
    try Keyboard.press("Return")
    let error = "The message could not be sent: the server cannot be reached."
    try waitUntil("the error is announced, heard \(failures.announcements)") {
      failures.announcements == ["Sending", error]
    }
    try failing.quit()
  }

  func testTheLimitIsAnnouncedOnceAndNotOnEveryKey() throws {
    try skipWithoutAnnouncements()
    let playground = try Self.open("maxLength=15")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.type("twelve chars and more")
    try expectText("twelve chars and more", in: playground)
    try waitUntil("the limit is announced, heard \(events.announcements)") {
      events.announcements == ["10 characters left", "Over the limit of 15 characters"]
    }
    try playground.quit()
  }

  func testTheCounterIsNotRead() throws {
    let playground = try Self.open("maxLength=15")
    let events = try AccessibleEvents(of: playground.root)
    try Keyboard.type("twelve chars and more")
    try expectText("twelve chars and more", in: playground)
    try waitUntil("the text is told of") {
      events.all.contains { $0.name == "TextChanged" && $0.text == "e" }
    }
    let counters = (-6...10).map { $0 < 0 ? "\u{2212}\(-$0)" : "\($0)" }
    let reported = events.all.filter { event in
      event.name != "StateChanged" && event.path != playground.editor.path
        && event.text.map(counters.contains) == true
    }
    XCTAssertEqual(reported.map { "\($0.name) \($0.text ?? "")" }, [])
    let read = try playground.root.tree.filter { try counters.contains($0.name) }
    XCTAssertEqual(read.map(\.path), [])
    try playground.quit()
  }

  func testSendTellsItsNameAndItsKey() throws {
    for (returnKey, shortcut) in [("sends", "Return"), ("insertsNewline", "Control+Return")] {
      let playground = try Self.open("returnKey=\(returnKey)")
      let send = try playground.button("Send")
      // GTK 4.8 does not pass on key shortcuts; a screen reader gets the tooltip instead.
      let reported = try send.attributes["keyshortcuts"] ?? send.description
      let isHandedOn = gtk_get_minor_version() >= 14
      XCTAssertEqual(reported, isHandedOn ? shortcut : "Send (\(shortcut))")
      try playground.quit()
    }
  }
}
