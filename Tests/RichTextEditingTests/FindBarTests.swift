import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// The find bar, used with the keyboard alone.
final class FindBarTests: WidgetTestCase {
  @MainActor
  private struct Page {
    let editor = EditorView()
    let bar: FindBar
    let host: WindowHost

    init(_ text: RichText, isEditable: Bool = true) {
      editor.content = text
      editor.isEditable = isEditable
      editor.selectedRange = 0..<0
      bar = FindBar(for: editor)
      host = WindowHost(Box(.vertical, [bar, editor]), watching: editor.area)
      editor.focus()
    }

    var status: String { bar.implementation.statusText }

    func settle() {
      XCTAssertTrue(MainLoop.run(atMost: 60) { bar.finder.isSettled })
      host.settle()
    }

    func press(_ key: String, control: Bool = false, shift: Bool = false) {
      host.press(key, control: control, shift: shift)
      settle()
    }

    func type(_ text: String) {
      host.type(text)
      settle()
    }
  }

  func testTheKeysOfTheBar() {
    onMain {
      let page = Page("warm one, warm two, Warm three")
      XCTAssertFalse(page.bar.isOpen)
      page.press("f", control: true)
      XCTAssertTrue(page.bar.isOpen)
      XCTAssertTrue(page.bar.containsFocus)
      page.type("warm")
      XCTAssertEqual(page.status, "1 of 3")
      var seen: [String] = []
      for (key, control, shift) in [
        ("Return", false, false), ("g", true, false), ("Return", false, false),
        ("Return", false, true), ("g", true, true), ("F3", false, false), ("F3", false, true),
      ] {
        page.press(key, control: control, shift: shift)
        seen.append(page.status)
      }
      XCTAssertEqual(seen, ["2 of 3", "3 of 3", "1 of 3", "3 of 3", "2 of 3", "3 of 3", "2 of 3"])
      XCTAssertEqual(page.editor.selectedRange, 10..<14)
      page.press("Escape")
      XCTAssertFalse(page.bar.isOpen)
      XCTAssertTrue(page.editor.area.textView.isFocus)
      XCTAssertEqual(page.editor.selectedRange, 10..<14)
      XCTAssertEqual(page.editor.text, "warm one, warm two, Warm three")
      XCTAssertEqual(page.editor.undoDepth, 0)
    }
  }

  func testStepsGoOnAfterEscape() {
    onMain {
      let page = Page("warm one, warm two, Warm three")
      page.press("f", control: true)
      page.type("warm")
      page.press("Escape")
      page.press("F3")
      XCTAssertTrue(page.bar.isOpen)
      XCTAssertTrue(page.editor.area.textView.isFocus)
      XCTAssertEqual(page.status, "2 of 3")
      page.press("Escape")
      page.press("g", control: true, shift: true)
      XCTAssertEqual(page.status, "1 of 3")
      page.host.close()
      let other = Page("nothing")
      other.press("F3")
      XCTAssertFalse(other.bar.isOpen, "nothing was looked for yet")
    }
  }

  func testTheBarIsAsWideWhateverTheCountIs() {
    onMain {
      let page = Page(RichText(String(repeating: "a naïve text ", count: 120)))
      page.press("f", control: true)
      page.type("z")
      let width = page.bar.measure(.horizontal).natural
      XCTAssertEqual(page.status, "No hits")
      page.bar.query = TextQuery("naive")
      page.settle()
      XCTAssertEqual(page.status, "1 of 120")
      XCTAssertEqual(page.bar.measure(.horizontal).natural, width)
      page.bar.query = TextQuery("")
      page.settle()
      XCTAssertEqual(page.bar.measure(.horizontal).natural, width)
    }
  }

  func testTheSelectionBecomesTheQuery() {
    onMain {
      let page = Page("warm one, warm two")
      page.editor.selectedRange = 10..<14
      page.press("f", control: true)
      XCTAssertEqual(page.bar.query, TextQuery("warm"))
      XCTAssertEqual(page.status, "2 of 2")
      // The hit that it shows, now or when a long search finds it, leaves the query selected.
      page.press("F3")
      XCTAssertEqual(page.status, "1 of 2")
      page.type("two")
      XCTAssertEqual(page.bar.query, TextQuery("two"), "what was there is replaced")
      page.editor.focus()
      page.press("g", control: true)
      XCTAssertEqual(page.status, "1 of 1")
      XCTAssertTrue(page.editor.area.textView.isFocus)
    }
  }

  func testALineBreakIsWrittenAsAnEscape() {
    onMain {
      let page = Page("one\ntwo, a\\b, one\ttwo")
      let entry = page.bar.implementation.entry
      page.press("f", control: true)
      page.type(#"one\ntwo"#)
      XCTAssertEqual(page.bar.query, TextQuery("one\ntwo"))
      XCTAssertEqual(page.status, "1 of 1")
      XCTAssertEqual(page.editor.selectedRange, 0..<7)
      page.bar.query = TextQuery("a\\b")
      page.settle()
      XCTAssertEqual(entry.text, #"a\\b"#)
      XCTAssertEqual(page.bar.query, TextQuery("a\\b"))
      XCTAssertEqual(page.status, "1 of 1")
      entry.text = #"a\b"#
      page.settle()
      XCTAssertEqual(page.status, "1 of 1", "an escape that is none is what it says")
      page.bar.query.matchesCase = true
      XCTAssertEqual(entry.text, #"a\b"#, "what was written stays")
      page.bar.query = TextQuery("one\ttwo")
      page.settle()
      XCTAssertEqual(entry.text, #"one\ttwo"#)
      XCTAssertEqual(page.status, "1 of 1")
      page.bar.query = TextQuery(#"e\nt\w"#, isExpression: true)
      page.settle()
      XCTAssertEqual(entry.text, #"e\nt\w"#)
      XCTAssertEqual(page.status, "1 of 1")
    }
  }

  func testALineBreakCanBePasted() {
    onMain {
      for (text, ranges) in [("e\nt", [2..<5]), ("e\r\nt", [2..<5]), ("two\n", [4..<8])] {
        let page = Page("one\ntwo\n")
        page.press("f", control: true)
        let line = page.bar.implementation.entry.line
        line.clipboard.set(text)
        line.paste()
        XCTAssertTrue(MainLoop.run(atMost: 60) { line.text == text }, line.text.debugDescription)
        page.settle()
        XCTAssertEqual(page.bar.query.text, text)
        XCTAssertEqual(page.bar.finder.hits.map(\.range), ranges)
        page.host.close()
      }
    }
  }

  func testASelectionOverSeveralLinesBecomesTheQuery() {
    onMain {
      let page = Page("one\ntwo\none\ntwo")
      page.editor.selectedRange = 10..<13
      page.press("f", control: true)
      XCTAssertEqual(page.bar.query, TextQuery("e\nt"))
      XCTAssertEqual(page.bar.implementation.entry.text, #"e\nt"#)
      XCTAssertEqual(page.status, "2 of 2")
      XCTAssertEqual(page.bar.finder.currentHit?.range, 10..<13)
      page.press("F3")
      XCTAssertEqual(page.editor.selectedRange, 2..<5)
      page.press("F3", shift: true)
      XCTAssertEqual(page.editor.selectedRange, 10..<13)
    }
  }

  func testALineBreakIsWrittenInTheEntryForReplacing() {
    onMain {
      let page = Page("one\ntwo, three")
      page.press("h", control: true)
      page.bar.query = TextQuery(", ")
      page.bar.replacement = #"\n"#
      page.settle()
      page.bar.implementation.replaceRow.entry.focus()
      page.press("Return")
      XCTAssertEqual(page.editor.text, "one\ntwo\nthree")
      page.bar.query = TextQuery("\n")
      page.bar.replacement = #"\\"#
      page.settle()
      XCTAssertEqual(page.bar.finder.hitCount, 2)
      page.press("Return")
      page.press("Return")
      XCTAssertEqual(page.editor.text, #"one\two\three"#)
    }
  }

  func testErrorsAreReported() {
    onMain {
      let page = Page("warm one")
      page.press("f", control: true)
      page.type("cold")
      let (entry, message) = (page.bar.implementation.entry, page.bar.implementation.message)
      XCTAssertEqual(page.status, "No hits")
      XCTAssertTrue(entry.hasStyleClass("error"))
      page.bar.query = TextQuery("(", isExpression: true)
      page.settle()
      XCTAssertTrue(message.isVisible)
      XCTAssertTrue(message.text.hasPrefix("Not an expression: "), message.text)
      XCTAssertTrue(entry.hasStyleClass("error"))
      page.bar.query = TextQuery("o.e", isExpression: true)
      page.settle()
      XCTAssertFalse(message.isVisible)
      XCTAssertFalse(entry.hasStyleClass("error"))
      XCTAssertEqual(page.status, "1 of 1")
      page.editor.content = RichText(String(repeating: "a", count: 40) + "b")
      page.bar.query = TextQuery("(a+)+$", isExpression: true)
      page.settle()
      XCTAssertEqual(message.text, "This expression takes too long")
    }
  }

  func testOptionsOfTheMenuCount() {
    onMain {
      let page = Page("warm Warm warmth")
      page.press("f", control: true)
      page.type("Warm")
      XCTAssertEqual(page.bar.finder.hitCount, 3)
      page.bar.query.matchesWholeWords = true
      page.settle()
      XCTAssertEqual(page.bar.finder.hitCount, 2)
      page.bar.query.matchesCase = true
      page.settle()
      XCTAssertEqual(page.bar.finder.hitCount, 1)
      XCTAssertTrue(page.bar.query.matchesWholeWords)
    }
  }

  func testANestedHitGetsTheFocus() {
    onMain {
      let page = Page("outside\n")
      let inner = EditorView()
      inner.content = "within"
      page.editor.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, editors: [inner]), in: 8..<8)
      page.press("f", control: true)
      page.type("with")
      XCTAssertEqual(page.status, "1 of 1")
      page.press("Escape")
      XCTAssertTrue(inner.area.textView.isFocus)
      XCTAssertEqual(inner.selectedRange, 0..<4)
      page.press("f", control: true)
      XCTAssertEqual(page.bar.query.text, "with")
    }
  }

  func testTypingInTheTextKeepsTheCountRight() {
    onMain {
      let page = Page("warm one")
      page.bar.query = TextQuery("warm")
      page.bar.show()
      page.settle()
      XCTAssertEqual(page.status, "1 of 1")
      page.editor.focus()
      page.press("End")
      page.type(" warm")
      XCTAssertEqual(page.bar.finder.hitCount, 2)
      XCTAssertEqual(page.status, "2 hits")
      page.press("F3", shift: true)
      XCTAssertEqual(page.status, "2 of 2")
      page.press("z", control: true)
      XCTAssertEqual(page.bar.finder.hitCount, 1)
    }
  }
}
