import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Input that no app should send but some app will: nothing is lost, and nothing logs a warning.
final class BadInputTests: WidgetTestCase {
  private static let markup = #"<b>x</b> & " &amp; <"#

  @MainActor
  private static func paste(_ bytes: [UInt8], into host: EditorHost) throws {
    try XCTUnwrap(Clipboard.current).offer(bytes, as: Clipboard.plainText)
    waitForPaste(into: host) { host.press("v", control: true) }
  }

  @MainActor
  private static func waitForPaste(into host: EditorHost, _ begin: () -> Void) {
    var isDone = false
    let connection = host.editor.area.buffer.onPasteDone { isDone = true }
    defer { connection.disconnect() }
    begin()
    XCTAssert(MainLoop.run(atMost: 60) { isDone }, "the paste did not end")
    host.settle()
  }

  // MARK: Bytes

  func testPasteOfNulAndBrokenBytesLosesNothing() throws {
    try onMain {
      let host = EditorHost("[]")
      host.editor.area.buffer.caret = 1
      let broken: [[UInt8]] = [[0x61, 0x00, 0x62, 0xFF, 0x63], [0xC3, 0x0A, 0xE2, 0x82]]
      let bytes = Array(broken.joined()) + Array("end".utf8)
      try Self.paste(bytes, into: host)
      let pasted = "a\u{FFFD}b\u{FFFD}c\u{FFFD}\n\u{FFFD}end"
      XCTAssertEqual(host.editor.text, "[\(pasted)]")
      XCTAssertEqual(host.text, "[\(pasted)]")
      XCTAssertEqual(host.figures.lineCount, 2)
      host.press("z", control: true)
      XCTAssertEqual(host.editor.text, "[]", "a paste is one step")
    }
  }

  /// At one of these positions, a bare text view of GTK 4.8 ends the program.
  func testTheCaretWalksOverEmptyParagraphs() {
    onMain {
      let texts = ["x\u{2029}\u{2029} y", "\u{2029}x", "é\u{2029}\u{2029}", "א\u{2029}\u{2029}א"]
      for text in texts {
        let host = EditorHost(text)
        let (buffer, count) = (host.editor.area.buffer, text.unicodeScalars.count)
        for (key, place) in ["Left", "Right"].flatMap({ key in (0...count).map { (key, $0) } }) {
          buffer.caret = place
          host.press(key)
          XCTAssertLessThanOrEqual(abs(buffer.caret - place), 1, "\(key) at \(place)")
        }
        buffer.caret = count
        for _ in 0..<count { host.press("Left", shift: true) }
        XCTAssertEqual(host.editor.text, text)
        host.close()
      }
    }
  }

  func testPasteReplacesTheSelectionAndScrollsToTheCaret() throws {
    try onMain {
      let host = EditorHost("one two", maxLine: 2)
      host.editor.area.buffer.select(anchor: 0, caret: 3)
      try Self.paste(Array("1\n2\n3\n4\n5".utf8), into: host)
      XCTAssertEqual(host.editor.text, "1\n2\n3\n4\n5 two")
      XCTAssertEqual(host.editor.area.buffer.caret, 9)
      XCTAssertEqual((host.log?.paints ?? []).flatMap(\.violations), [], host.geometry)
      XCTAssert(host.figures.scrolls)
    }
  }

  func testNothingIsPastedIntoADisabledEditor() throws {
    try onMain {
      let host = EditorHost("kept")
      host.editor.area.buffer.select(anchor: 0, caret: 4)
      host.isEnabled = false
      try XCTUnwrap(Clipboard.current).set("other")
      Self.waitForPaste(into: host) { host.editor.area.textView.paste() }
      XCTAssertEqual(host.editor.text, "kept")
    }
  }

  /// The answer to a paste may come when the editor no longer accepts it.
  func testPasteThatComesTooLateIsNotTaken() throws {
    try onMain {
      let host = EditorHost("kept")
      host.editor.area.buffer.select(anchor: 0, caret: 4)
      try XCTUnwrap(Clipboard.current).set("other")
      Self.waitForPaste(into: host) {
        host.editor.area.textView.paste()
        host.isEnabled = false
      }
      XCTAssertEqual(host.editor.text, "kept")
      host.isEnabled = true
      // And an answer that comes after the window is closed.
      host.editor.area.textView.paste()
    }
  }

  func testNulInBoundTextIsShownAndWrittenBack() {
    onMain {
      let host = EditorHost("a\0b")
      XCTAssertEqual(host.editor.text, "a\u{FFFD}b")
      XCTAssertEqual(host.text, "a\u{FFFD}b")
      host.editor.text = "c\0d\0"
      XCTAssertEqual(host.editor.text, "c\u{FFFD}d\u{FFFD}")
      XCTAssertEqual(host.text, "c\u{FFFD}d\u{FFFD}")
      for _ in 0..<2 {
        host.text = "\0e"
        XCTAssertEqual(host.editor.text, "\u{FFFD}e")
        XCTAssertEqual(host.text, "\u{FFFD}e")
      }
    }
  }

  /// C code can reach the buffer itself: GTK rejects bytes that are not UTF-8, logs a critical
  /// message, and the text stays.
  func testBrokenBytesThroughTheNativeDoorAreRefused() {
    onMain {
      let host = EditorHost("kept")
      let buffer = UnsafeMutablePointer<GtkTextBuffer>(host.editor.area.buffer.nativePointer)
      for bytes in [[0x61, 0xFF, 0x62], [0x61, 0x00, 0x62]] as [[UInt8]] {
        g_test_expect_message("Gtk", G_LOG_LEVEL_CRITICAL, "*g_utf8_validate*")
        bytes.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            gtk_text_buffer_insert_at_cursor(buffer, $0.baseAddress, gint($0.count))
          }
        }
        g_test_assert_expected_messages_internal("Gtk", #file, #line, #function)
        XCTAssertEqual(host.editor.text, "kept")
      }
      host.type("!")
      XCTAssertEqual(host.text, "kept!")
    }
  }

  // MARK: Size

  /// The view validates the heights of the lines little by little; still, every frame shows the
  /// caret.
  func testALongPasteShowsItsEndInEveryFrame() throws {
    try onMain {
      let host = EditorHost(maxLine: 4)
      let line = "A line of ordinary text that is longer than the editor is wide at this width.\n"
      let text = String(repeating: line, count: 500_000 / line.utf8.count)
      try Self.paste(Array(text.utf8), into: host)
      let paints = host.log?.paints ?? []
      XCTAssertGreaterThan(paints.count, 5)
      XCTAssertEqual(paints.flatMap(\.violations), [])
    }
  }

  func testMegabytesArePasted() throws {
    try onMain {
      let host = EditorHost(maxLine: 5)
      host.text = "1\n2\n3\n4\n5"
      host.settle()
      let cap = host.height
      host.text = ""
      let line = "a line of text among many others\n"
      let count = TestEffort.size(2_000_000, thorough: 10_000_000) / line.utf8.count
      try Self.paste(Array(String(repeating: line, count: count).utf8), into: host)
      XCTAssertEqual(host.editor.area.buffer.lineCount, count + 1)
      XCTAssertEqual(host.height, cap)
      XCTAssert(host.figures.scrolls)
      host.type("x")
      XCTAssertEqual(host.editor.area.buffer.scalarCount, count * line.utf8.count + 1)
      XCTAssertEqual(host.height, cap)
    }
  }

  func testOneEndlessLineStaysManyLines() throws {
    try onMain {
      for count in [TestEffort.size(300_000, thorough: 1_000_000)] {
        let host = EditorHost(maxLine: 5)
        let area = host.editor.area
        // Wrapped lines instead of paragraphs, whose heights GTK rounds one by one.
        host.text = String(repeating: "a", count: 1_000)
        host.settle()
        let cap = host.height
        host.text = ""
        let longest = try Self.longestTurn {
          try Self.paste(Array(repeating: UInt8(ascii: "a"), count: count), into: host)
          host.type("b")
          host.settle()
        }
        print("BadInputTests: \(count) letters in one line: longest turn \(longest)")
        // The limit on a dedicated machine is two seconds; this one may be shared.
        XCTAssertLessThan(longest, .seconds(4))
        XCTAssertEqual(area.buffer.scalarCount, count + 1, "the edit is kept")
        XCTAssertEqual(area.buffer.text.utf8.last, UInt8(ascii: "b"))
        XCTAssertGreaterThan(host.figures.lineCount, 4_000)
        XCTAssertEqual(host.height, cap)
        XCTAssertGreaterThan(area.textView.verticalExtent(ofLine: 0).height, 1_000 * cap / 5)
        let line = String(repeating: "c", count: count)
        let longestForNewText = Self.longestTurn {
          area.reset(to: line)
          host.settle()
        }
        print("BadInputTests: \(count) letters as a new text: longest turn \(longestForNewText)")
        XCTAssertLessThan(longestForNewText, .seconds(4))
        XCTAssertEqual(host.height, cap)
        host.close()
      }
    }
  }

  /// Returns the longest time that the main loop was blocked while `body` ran it.
  @MainActor
  private static func longestTurn(_ body: () throws -> Void) rethrows -> Duration {
    let turns = MainLoopTurns()
    turns.watch()
    try body()
    return turns.end()
  }

  // MARK: Patterns

  func testHostilePatternGivesUp() {
    onMain {
      let hostile = String(repeating: "a", count: 40) + "!"
      let host = EditorHost(pattern: "^(a+)+$")
      let longest = Self.longestTurn {
        host.text = hostile
        XCTAssert(MainLoop.run(atMost: 60) { host.editor.isMatchSettled })
      }
      XCTAssertLessThan(longest, .seconds(1))
      XCTAssertEqual(host.editor.match, .gaveUp)
      XCTAssertFalse(host.isMatched)
      host.type("?")
      XCTAssertEqual(host.text, hostile + "?")
    }
  }

  func testInvalidPatternIsAResult() {
    onMain {
      for pattern in ["(unclosed", "[a", "*", "a{2,1}", "\0(", "(?<\(Self.markup)>a)"] {
        let host = EditorHost("a", pattern: pattern)
        _ = MainLoop.run(atMost: 60) { host.editor.isMatchSettled }
        guard case .invalidPattern(let error) = host.editor.match else {
          XCTFail("\(pattern.debugDescription): \(host.editor.match)")
          continue
        }
        XCTAssertFalse(error.message.isEmpty, pattern)
        XCTAssertFalse(host.isMatched)
        host.close()
      }
    }
  }

  // MARK: Strings and numbers

  func testMarkupIsShownAsItIs() throws {
    try onMain {
      let host = EditorHost { $0.placeholder = Self.markup }
      host.editor.disabledPlaceholder = Self.markup
      XCTAssertEqual(try Self.shownLabels(in: host), [Self.markup], "the placeholder")
      host.isEnabled = false
      host.settle()
      XCTAssertEqual(try Self.shownLabels(in: host), [Self.markup], "the disabled placeholder")
      host.isEnabled = true
      host.text = Self.markup
      host.editor.accessibleLabel = Self.markup
      host.editor.accessibleDescription = Self.markup
      host.settle()
      XCTAssertEqual(host.editor.text, Self.markup)
      XCTAssertEqual(host.figures.lineCount, 1)
    }
  }

  @MainActor
  private static func shownLabels(in host: EditorHost) throws -> [String] {
    let labels = host.editor.area.children.filter { $0.typeName == "GtkLabel" && $0.isChildVisible }
    return labels.filter { $0.stringProperty("label") != "" }.map { label in
      XCTAssertFalse(label.booleanProperty("use-markup"))
      return label.stringProperty("label")
    }
  }

  func testAbsurdFontsAreFonts() {
    onMain {
      let names = [
        "", " ", "Nonexistent Family 0", "Sans 100000", "Sans -3", "a{}b;c:red 12", "Sans 1e99",
        "\"; } * { color: red", "Sans 12px", "\0", Self.markup,
      ]
      for name in names {
        let host = EditorHost("text", width: 300)
        let paints = host.paints { host.editor.font = .description(name) }
        XCTAssertEqual(paints.flatMap(\.violations), [], name.debugDescription)
        XCTAssertEqual(host.editor.text, "text")
        XCTAssert((22...5_000).contains(host.height), "\(name.debugDescription): \(host.height)")
        host.editor.font = .body
        host.close()
      }
    }
  }

  func testNarrowestWidthIsAWidth() {
    onMain {
      let host = EditorHost("several words 漢字 👩🏽‍🚀", width: 300)
      for width in [1, 2, 0, 3, -7, 33, 1] {
        let paints = host.paints { host.setWidth(width) }
        XCTAssertEqual(paints.flatMap(\.violations), [], "\(width)")
      }
      host.type("x")
      XCTAssertEqual(host.text, "several words 漢字 👩🏽‍🚀x")
      XCTAssertEqual(host.figures.visibleLineCount, 5)
    }
  }
}

/// Measures how long the main loop takes from one turn to the next.
@MainActor
private final class MainLoopTurns {
  private var longest = Duration.zero
  private var last = ProcessorTime.now
  private var isOver = false

  func watch() {
    MainLoopSource.after(seconds: 0.005) { [weak self] in
      guard let self, !self.isOver else { return }
      self.note()
      self.watch()
    }
  }

  func end() -> Duration {
    note()
    isOver = true
    return longest
  }

  private func note() {
    let now = ProcessorTime.now
    longest = max(longest, .seconds(now - last))
    last = now
  }
}
