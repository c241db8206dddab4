import FoundationEssentials
import GtkCore
import RichTextModel
import TextRules
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Replacing hits, by code and with the bar.
final class HitReplacingTests: WidgetTestCase {
  @MainActor
  private static func settle(_ finder: TextFinder, _ host: WindowHost) {
    XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
    host.settle()
  }

  @MainActor
  private static func with(
    _ content: RichText, query: TextQuery,
    _ body: (EditorView, TextFinder, WindowHost) throws -> Void
  ) rethrows {
    try withPanels(content) { editor, host in
      editor.selectedRange = 0..<0
      let finder = TextFinder(for: editor)
      finder.query = query
      settle(finder, host)
      try body(editor, finder, host)
      finder.close()
    }
  }

  func testOneHitIsReplacedAndTheNextOneIsCurrent() throws {
    try onMain {
      try Self.with("one two one two one", query: TextQuery("one")) { editor, finder, host in
        XCTAssert(try finder.replace(with: "oneone"))
        Self.settle(finder, host)
        XCTAssertEqual(editor.text, "oneone two one two one")
        XCTAssertEqual(finder.currentHit?.range, 11..<14)
        XCTAssertEqual(finder.hitCount, 4)
        XCTAssert(try finder.replace(with: ""))
        Self.settle(finder, host)
        XCTAssertEqual(editor.text, "oneone two  two one")
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.text, "one two one two one")
      }
    }
  }

  func testReplacingAllHitsIsAwaited() {
    onMain {
      Self.with("one two one", query: TextQuery("one")) { editor, finder, _ in
        var counts: [Int?] = []
        @MainActor func replace(_ text: String) {
          Task { counts.append(try? await finder.replaceAll(with: text)) }
        }
        replace("three")
        XCTAssert(MainLoop.run(atMost: 60) { counts == [2] })
        XCTAssertEqual(editor.text, "three two three")
        XCTAssertEqual(editor.undoDepth, 1)
        finder.query = TextQuery("three")
        replace("four")
        XCTAssert(MainLoop.run(atMost: 60) { counts == [2, 2] })
        finder.query = TextQuery("t.o", isExpression: true)
        replace("\\")
        XCTAssert(MainLoop.run(atMost: 60) { counts == [2, 2, nil] }, "the template is invalid")
        XCTAssertEqual(editor.text, "four two four")
      }
    }
  }

  func testAllHitsAreMeasuredOnceAndSoIsUndoingThem() throws {
    try onMain {
      let content = RichText((0..<40).map { "one \($0) one" }.joined(separator: " and "))
      try Self.with(content, query: TextQuery("one")) { editor, finder, host in
        editor.selectedRange = 4..<9
        host.settle()
        var (count, moves) = (0, 0)
        editor.selectionChanged.add { _ in moves += 1 }
        @MainActor func measured(_ body: () throws -> Void) rethrows -> Int {
          let before = editor.area.measuredParagraphCount
          try body()
          return editor.area.measuredParagraphCount - before
        }
        XCTAssertLessThan(try measured { try finder.replaceAll(with: "three") { count = $0 } }, 4)
        XCTAssertEqual(count, 80)
        XCTAssertEqual(editor.selectedRange, 5..<5, "after the first of them")
        XCTAssertLessThan(moves, 4)
        XCTAssertLessThan(measured { editor.undo() }, 4)
        XCTAssertEqual(editor.content, content)
        XCTAssertEqual(editor.selectedRange, 4..<9)
        XCTAssertLessThan(measured { editor.redo() }, 4)
        XCTAssertEqual(editor.text.split(separator: "three").count, 80)
        Self.settle(finder, host)
      }
    }
  }

  func testAllHitsAreOneStepAlsoInNestedEditors() throws {
    try onMain {
      let panel = RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["one in it"]))
      let content = "one\n" + panel + "\none"
      try Self.with(content, query: TextQuery("one")) { editor, finder, host in
        let first = editor.content
        var count = 0
        try finder.replaceAll(with: "three") { count = $0 }
        Self.settle(finder, host)
        XCTAssertEqual(count, 3)
        XCTAssertEqual(editor.text, "three\n\u{FFFC}\nthree")
        XCTAssertEqual(editor.nestedEditors[0].text, "three in it")
        XCTAssertEqual(editor.undoDepth, 1)
        editor.undo()
        XCTAssertEqual(editor.content, first)
        editor.redo()
        XCTAssertEqual(editor.nestedEditors[0].text, "three in it")
      }
    }
  }

  func testNewTextHasTheAttributesOfTheOld() throws {
    try onMain {
      var bold = AttributeContainer()
      bold[FontTraitsKey.self] = .bold
      let content = "a " + RichText("one", attributes: bold) + " b"
      try Self.with(content, query: TextQuery("one")) { editor, finder, host in
        try finder.replaceAll(with: "two")
        Self.settle(finder, host)
        XCTAssertEqual(editor.content, "a " + RichText("two", attributes: bold) + " b")
      }
    }
  }

  func testGroupsOfAnExpression() throws {
    try onMain {
      let query = TextQuery(#"(\w+)@(\w+)"#, isExpression: true)
      try Self.with("me@home\nyou@work", query: query) { editor, finder, host in
        try finder.replaceAll(with: #"\2: \1"#)
        Self.settle(finder, host)
        XCTAssertEqual(editor.text, "home: me\nwork: you")
        XCTAssertThrowsError(try finder.replaceAll(with: #"\"#))
      }
    }
  }

  func testTextsComeFromTheContentAsItWasFound() throws {
    try onMain {
      // Without its "b", the "a" is no hit any more.
      let query = TextQuery("a(?=b)|b", isExpression: true)
      try Self.with("ab cab", query: query) { editor, finder, host in
        var count = 0
        try finder.replaceAll(with: #"<\0>"#) { count = $0 }
        Self.settle(finder, host)
        XCTAssertEqual(editor.text, "<a><b> c<a><b>")
        XCTAssertEqual(count, 4)
      }
    }
  }

  func testAnotherQueryInTheMeantimeCancelsIt() throws {
    try onMain {
      try Self.with("one two", query: TextQuery("one")) { editor, finder, host in
        finder.query = TextQuery("w", matchesCase: true)
        var count = -1
        try finder.replaceAll(with: "three") { count = $0 }
        finder.query = TextQuery("t", matchesCase: true)
        Self.settle(finder, host)
        XCTAssertEqual(count, 0)
        XCTAssertEqual(editor.text, "one two")
      }
    }
  }

  func testAProcessorMayRejectIt() throws {
    try onMain {
      final class NoThrees: TextProcessing {
        let name = "no threes"
        func process(_: EditorView, in _: Range<Int>, changeInLength _: Int) -> Bool { false }
        func shouldProcess(_: EditorView, replacing _: Range<Int>, with text: String) -> Bool {
          text != "three"
        }
      }
      try Self.with("one one", query: TextQuery("one")) { editor, finder, host in
        editor.register(processors: [NoThrees()])
        XCTAssertFalse(try finder.replace(with: "three"))
        var count = -1
        try finder.replaceAll(with: "three") { count = $0 }
        Self.settle(finder, host)
        XCTAssertEqual(editor.text, "one one")
        XCTAssertEqual(count, 0)
        finder.next()
        Self.settle(finder, host)
        XCTAssert(try finder.replace(with: "two"))
        XCTAssertEqual(editor.text, "two one")
      }
    }
  }

  func testTextToReadIsNotReplaced() throws {
    try onMain {
      try Self.with("one one", query: TextQuery("one")) { editor, finder, host in
        editor.isEditable = false
        XCTAssertFalse(finder.canReplace)
        XCTAssertFalse(try finder.replace(with: "two"))
        try finder.replaceAll(with: "two")
        XCTAssertEqual(editor.text, "one one")
      }
    }
  }

  func testManyHitsAreReplacedInTime() throws {
    try onMain {
      let text = String(repeating: "one two\n", count: TestEffort.size(2_000, thorough: 5_000))
      try Self.with(RichText(text), query: TextQuery("one")) { editor, finder, host in
        var count = 0
        try finder.replaceAll(with: "three") { count = $0 }
        XCTAssertTrue(MainLoop.run(atMost: 60) { count > 0 })
        XCTAssertEqual(count, text.utf8.count / 8)
        XCTAssertEqual(editor.text, text.replacing("one", with: "three"))
        editor.undo()
        XCTAssertEqual(editor.text, text)
      }
    }
  }

  // MARK: The bar

  func testTheKeysOfTheBar() {
    onMain {
      let editor = EditorView()
      editor.content = "one two one"
      editor.selectedRange = 0..<0
      let bar = FindBar(for: editor)
      let host = WindowHost(Box(.vertical, [bar, editor]), watching: editor.area)
      editor.focus()
      host.press("h", control: true)
      XCTAssert(bar.isReplacing)
      XCTAssert(bar.implementation.entry.containsFocus)
      host.type("one")
      Self.settle(bar.finder, host)
      host.press("Tab")
      bar.implementation.replaceRow.entry.focus()
      host.type("three")
      host.press("Return")
      Self.settle(bar.finder, host)
      XCTAssertEqual(editor.text, "three two one")
      host.press("Return")
      Self.settle(bar.finder, host)
      XCTAssertEqual(editor.text, "three two three")
      host.press("Escape")
      XCTAssertFalse(bar.isReplacing)
      XCTAssertFalse(bar.isOpen)
      host.press("f", control: true)
      XCTAssertFalse(bar.isReplacing)
    }
  }
}
