import ExpandableInput
import WidgetTestSupport
import XCTest

/// The attachments of a message, each with its name and a way to remove it.
final class AttachmentChipTests: WidgetTestCase {
  /// A bar with a strip, into which two files were pasted.
  @MainActor
  private static func withFiles(
    _ body: (ComposerHost, AttachmentStrip) throws -> Void
  ) throws {
    let strip = AttachmentStrip()
    let composer = ComposerHost { $0.attachmentStrip = strip }
    let clipboard = try XCTUnwrap(Clipboard.current)
    let list =
      "file:///nowhere/notes.txt\r\nfile:///nowhere/a%20very%20long%20name%20of%20a.pdf\r\n"
    clipboard.offer(Array(list.utf8), as: "text/uri-list")
    composer.bar.area.textView.paste()
    XCTAssert(MainLoop.run(atMost: 60) { strip.names.count == 2 })
    composer.settle()
    try body(composer, strip)
    composer.close()
    clipboard.set("")
  }

  @MainActor
  private static func button(_ name: String, in strip: AttachmentStrip) throws -> Widget {
    try XCTUnwrap(strip.descendant(named: "remove:\(name)"), name)
  }

  @MainActor
  private static func focusedButton(in widget: Widget) -> Widget? {
    if widget.isFocus { return widget }
    return widget.children.lazy.compactMap { focusedButton(in: $0) }.first
  }

  func testEachFileHasItsName() throws {
    try onMain {
      try Self.withFiles { composer, strip in
        XCTAssertEqual(strip.names, ["notes.txt", "a very long name of a.pdf"])
        XCTAssertEqual(strip.attachments.count, 2)
        XCTAssert(strip.isVisible)
        XCTAssert(composer.bar.canSend, "files alone are a message")
        let button = try Self.button("notes.txt", in: strip)
        XCTAssertEqual(button.accessibleLabel, "Remove notes.txt")
        button.activate()
        XCTAssertEqual(strip.names, ["a very long name of a.pdf"])
        XCTAssertEqual(strip.takeAll().count, 1)
        XCTAssertFalse(strip.isVisible)
      }
    }
  }

  func testDeleteRemovesTheFocusedOneAndTheFocusGoesOn() throws {
    try onMain {
      try Self.withFiles { composer, strip in
        var changes = 0
        strip.onChanged = { changes += 1 }
        try Self.button("notes.txt", in: strip).focus()
        composer.press("Delete")
        XCTAssertEqual(strip.names, ["a very long name of a.pdf"])
        XCTAssert(try Self.button("a very long name of a.pdf", in: strip).isFocus)
        composer.press("BackSpace")
        XCTAssertEqual(strip.names, [])
        XCTAssert(composer.bar.area.textView.isFocus)
        XCTAssertEqual(changes, 2)
        composer.settle()
      }
    }
  }

  func testTabReachesEachOne() throws {
    try onMain {
      try Self.withFiles { composer, strip in
        for name in ["a very long name of a.pdf", "notes.txt"] {
          composer.press("Tab", shift: true)
          XCTAssert(try Self.button(name, in: strip).isFocus, name)
        }
      }
    }
  }

  func testANarrowBarScrollsToTheFocusedOne() throws {
    try onMain {
      try Self.withFiles { composer, strip in
        for _ in 0..<3 { strip.add(strip.attachments) }
        composer.settle()
        XCTAssertEqual(composer.bar.width, 400)
        composer.press("Tab", shift: true)
        composer.settle()
        let focused = try XCTUnwrap(Self.focusedButton(in: strip))
        let place = try XCTUnwrap(focused.bounds(in: strip))
        XCTAssertGreaterThanOrEqual(place.x, 0)
        XCTAssertLessThanOrEqual(place.x + place.width, Double(strip.width))
      }
    }
  }

  func testNothingIsLeft() throws {
    try onMain {
      try assertFinalized {
        var objects: [Object] = []
        try Self.withFiles { composer, strip in objects = [composer.bar, strip] }
        return objects
      }
    }
  }
}
