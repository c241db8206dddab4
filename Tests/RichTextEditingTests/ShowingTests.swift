import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Scrolling a range into view, no further than needed.
final class ShowingTests: WidgetTestCase {
  @MainActor
  private static func lines(_ count: Int) -> RichText {
    RichText((0..<count).map { "line \($0)" }.joined(separator: "\n"))
  }

  @MainActor
  private static func offset(of text: String, in editor: EditorView) -> Range<Int> {
    let scalars = Array(editor.text.unicodeScalars)
    let wanted = Array(text.unicodeScalars)
    let start = (0..<scalars.count).first { scalars[$0...].starts(with: wanted) } ?? 0
    return start..<(start + wanted.count)
  }

  func testACappedEditorShowsWhatIsAskedFor() {
    onMain {
      let editor = EditorView()
      editor.content = Self.lines(400)
      editor.maxHeight = .max(120)
      let host = WindowHost(editor, watching: editor.area)
      let adjustment = editor.area.verticalAdjustment
      var values: [Double] = []
      for line in ["line 300", "line 301", "line 299", "line 20", "line 399", "line 0"] {
        let range = Self.offset(of: line, in: editor)
        let before = adjustment.value
        let paints = host.paints { editor.scrollRangeToVisible(range) }
        XCTAssertEqual(paints.flatMap(\.violations), [], line)
        // It is visible in the first frame already.
        XCTAssertEqual(Set(paints.map(\.scrolled)), [adjustment.value], line)
        XCTAssertTrue(editor.implementation.scroller.isShown(range), line)
        let extent = editor.area.extentInView(of: range)
        let isAtTop = extent.y < 1
        XCTAssertTrue(
          adjustment.value == before || isAtTop || extent.y + extent.height > 118,
          "no further than needed: \(line), \(extent)")
        values.append(adjustment.value)
      }
      XCTAssertEqual(values.last, 0)
      // What is visible does not move.
      let middle = Self.offset(of: "line 2", in: editor)
      editor.scrollRangeToVisible(middle)
      host.settle()
      XCTAssertEqual(adjustment.value, 0)
    }
  }

  func testTheFirstFrameShowsWhatWasAskedForBeforeIt() {
    onMain {
      // How much of a text the view knows at first depends on the heights of its paragraphs.
      for length in 1...8 {
        let renderer = RendererView()
        let editor = renderer.editor
        let paragraph = Array(repeating: "words that wrap into lines", count: length)
          .joined(separator: " ")
        renderer.content = RichText(
          Array(repeating: paragraph, count: 12).joined(separator: "\n") + "\nthe end")
        renderer.maxHeight = .max(80)
        let range = Self.offset(of: "the end", in: editor)
        let window = Window()
        window.defaultSize = (400, 300)
        window.child = Box(.vertical, [renderer])
        renderer.selectedRange = range
        renderer.scrollRangeToVisible(range)
        window.present()
        var isShown: [Bool] = []
        let connection = window.frameClock?.onAfterPaint {
          isShown.append(editor.implementation.scroller.isShown(range))
        }
        XCTAssert(FrameSettling(of: window).waitUntilStill(atMost: 120))
        connection?.disconnect()
        XCTAssertEqual(Set(isShown), [true], "\(length) \(isShown)")
        window.destroy()
        MainLoop.runUntilIdle()
      }
    }
  }

  func testTheCaretOfANestedEditorStaysVisibleInTheOuterOne() {
    onMain {
      let (outer, inner) = (EditorView(), EditorView())
      outer.maxHeight = .max(150)
      let host = WindowHost(outer, watching: outer.area)
      outer.content = Self.lines(3)
      outer.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, isBlock: true, editors: [inner]),
        in: 6..<6)
      inner.focus()
      for line in 0..<16 {
        host.type("\(line % 10)\n")
        host.settle()
        let caret = inner.selectedRange
        XCTAssert(inner.implementation.scroller.isShown(caret), "line \(line)")
      }
      host.press("Home", control: true)
      host.settle()
      XCTAssert(inner.implementation.scroller.isShown(0..<0))
    }
  }

  func testTheCaretOfAnEditorInAPageStaysVisible() {
    onMain {
      let editor = EditorView()
      editor.maxHeight = .infinite
      let page = ScrolledWindow(editor)
      page.requestSize(height: 150)
      let host = WindowHost(page, watching: editor.area)
      editor.focus()
      for line in 0..<16 {
        let paints = host.paints { host.type("\(line % 10)\n") }
        XCTAssertFalse(
          paints.flatMap(\.violations).contains("caretInPage"), "line \(line)")
        XCTAssert(editor.implementation.scroller.isShown(editor.selectedRange), "line \(line)")
      }
    }
  }

  func testAProgramsChangeLeavesThePageWhereItWasScrolledTo() {
    onMain {
      let editor = EditorView()
      editor.maxHeight = .infinite
      editor.content = Self.lines(60)
      let page = ScrolledWindow(editor)
      page.requestSize(height: 150)
      let host = WindowHost(page, watching: editor.area)
      editor.focus()
      host.press("End", control: true)
      host.settle()
      XCTAssertGreaterThan(page.verticalAdjustment?.value ?? 0, 0)
      page.verticalAdjustment?.value = 0
      host.settle()
      editor.appendCharacters("\nfrom elsewhere")
      editor.changeAttributes(in: 0..<4) { $0.fontTraits = .bold }
      host.settle()
      XCTAssertEqual(page.verticalAdjustment?.value, 0)
      host.type("x")
      host.settle()
      XCTAssert(
        editor.implementation.scroller.isShown(editor.selectedRange), "who writes is followed")
    }
  }

  func testTheCaretOfANestedEditorInAPageStaysVisible() {
    onMain {
      let (outer, inner) = (EditorView(), EditorView())
      outer.maxHeight = .infinite
      inner.maxHeight = .infinite
      outer.content = Self.lines(3)
      outer.insertAttachment(
        Attachment(
          name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner]),
        in: 0..<0)
      let page = ScrolledWindow(outer)
      page.requestSize(height: 150)
      let host = WindowHost(page, watching: inner.area)
      inner.focus()
      for line in 0..<16 {
        let paints = host.paints { host.type("\(line % 10)\n") }
        XCTAssertFalse(
          paints.flatMap(\.violations).contains("caretInPage"), "line \(line)")
        XCTAssert(inner.implementation.scroller.isShown(inner.selectedRange), "line \(line)")
      }
    }
  }

  func testANestedEditorIsShownByTheOuterOne() {
    onMain {
      let (outer, inner) = (EditorView(), EditorView())
      outer.content = Self.lines(100)
      inner.content = Self.lines(60)
      outer.maxHeight = .max(150)
      let place = Self.offset(of: "line 50", in: outer).lowerBound
      outer.insertAttachment(
        Attachment(
          name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner]),
        in: place..<place)
      outer.selectedRange = 0..<0
      let host = WindowHost(outer, watching: outer.area)
      for line in ["line 59", "line 30", "line 0"] {
        let range = Self.offset(of: line, in: inner)
        let paints = host.paints { inner.scrollRangeToVisible(range) }
        XCTAssertEqual(paints.flatMap(\.violations), [])
        XCTAssertTrue(inner.implementation.scroller.isShown(range), line)
      }
      inner.maxHeight = .max(60)
      host.settle()
      outer.scrollRangeToVisible(0..<1)
      host.settle()
      for line in ["line 59", "line 30", "line 0"] {
        let range = Self.offset(of: line, in: inner)
        host.paints { inner.scrollRangeToVisible(range) }
        XCTAssertTrue(inner.implementation.scroller.isShown(range), line)
      }
    }
  }

  func testAScrollerAroundTheEditorScrolls() {
    onMain {
      let editor = EditorView()
      editor.content = Self.lines(80)
      editor.maxHeight = .infinite
      let scroller = ScrolledWindow(editor)
      scroller.setScrolls(horizontally: false, vertically: true)
      scroller.requestSize(width: 300, height: 200)
      let host = WindowHost(scroller, watching: editor.area)
      for line in ["line 79", "line 40", "line 0"] {
        let range = Self.offset(of: line, in: editor)
        host.paints { editor.scrollRangeToVisible(range) }
        XCTAssertTrue(editor.implementation.scroller.isShown(range), line)
        let value = scroller.verticalAdjustment?.value ?? -1
        XCTAssertTrue(line == "line 0" ? value == 0 : value > 0, "\(line) \(value)")
      }
    }
  }

  func testSteppingThroughHitsShowsEachInItsFirstFrame() {
    onMain {
      for hasFocus in [false, true] {
        let editor = EditorView()
        editor.content = RichText(
          (0..<300).map { $0 % 7 == 0 ? "a warm line that is wrapped, \($0)" : "line \($0)" }
            .joined(separator: "\n"))
        editor.maxHeight = .max(110)
        editor.selectedRange = 0..<0
        let finder = TextFinder(for: editor)
        let host = WindowHost(editor, width: 180, watching: editor.area) {
          finder.status == .complete
            ? editor.unmarkedVisibleHits(of: finder).map { "unmarked \($0)" }
            : []
        }
        if hasFocus { editor.focus() }
        host.settle()
        finder.query = TextQuery("wrapped")
        XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
        host.settle()
        for step in 0..<14 {
          let paints = host.paints {
            if step % 10 == 9 { finder.previous() } else { finder.next() }
            if step % 6 == 5 { finder.next() }
          }
          XCTAssertEqual(paints.flatMap(\.violations), [], "step \(step)")
          XCTAssertLessThanOrEqual(Set(paints.map(\.scrolled)).count, 1, "step \(step) \(paints)")
          let range = finder.currentHit?.range ?? 0..<0
          XCTAssertTrue(editor.implementation.scroller.isShown(range), "step \(step)")
        }
        // At the other end of the text, many hits become visible at once.
        finder.query = TextQuery("line")
        XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
        host.settle()
        for _ in 0..<2 {
          let other = finder.currentNumber ?? 0
          let paints = host.paints { for _ in 0..<150 { finder.previous() } }
          XCTAssertNotEqual(finder.currentNumber, other)
          XCTAssertEqual(paints.flatMap(\.violations), [])
        }
        finder.close()
        host.close()
      }
    }
  }
}
