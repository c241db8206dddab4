import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextDocuments
@testable import RichTextEditing

/// Rich text by GObject alone: its signals, and the bar that finds in it.
final class RichTextTests: WidgetTestCase {
  func testAChangeAndTheCaretAreSignalled() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      var (changes, selections) = (0, 0)
      made.widget.connect(Signal("changed")) { _ in changes += 1 }
      made.widget.connect(Signal("selection-changed")) { _ in selections += 1 }
      editor.content = RichText("abc")
      XCTAssertEqual(changes, 1)
      editor.selectedRange = 1..<2
      XCTAssertEqual(changes, 1)
      XCTAssertGreaterThan(selections, 0)
    }
  }

  func testEqualContentIsNotAChangeAndKeepsTheHistory() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      var changes = 0
      made.widget.connect(Signal("changed")) { _ in changes += 1 }
      editor.content = RichText("one")
      editor.appendCharacters(RichText(" two"))
      editor.selectedRange = 2..<2
      changes = 0
      editor.content = RichText("one two")
      XCTAssertEqual([changes, editor.undoDepth], [0, 1])
      XCTAssertEqual(editor.selectedRange, 2..<2)
      editor.undo()
      XCTAssertEqual(editor.text, "one")
      editor.content = RichText("another")
      XCTAssertEqual([editor.undoDepth, editor.redoDepth], [0, 0])
    }
  }

  func testALinkIsOpenedByTheHandlerOfItsSignal() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      var addresses: [String] = []
      let signal = Signal<Widget, String, Bool>("link-activated") { $0.string(0) }
      made.widget.connect(signal) {
        addresses.append($0.arguments)
        return true
      }
      XCTAssert(editor.node.linkActivated("https://example.org"))
      XCTAssertEqual(addresses, ["https://example.org"])
    }
  }

  func testABarFindsInTheTextThatItGets() throws {
    try onMain {
      for declaration in [EditorView.declaration, RendererView.declaration] {
        let text = try GObjectWidget(declaration)
        let bar = try GObjectWidget(FindBar.declaration)
        let editor =
          EditorView(existing: text.widget) ?? RendererView(existing: text.widget)?.editor
        editor?.content = RichText("one two one")
        let host = WindowHost(Box(.vertical, [bar.widget, text.widget]), width: 400)
        host.settle()
        try bar.set("search-mode-enabled", to: "true")
        try bar.set("query", to: "one")
        let parameter = try XCTUnwrap(
          bar.declaration.parameters.first { $0.name == "text-widget" })
        bar.set(parameter, to: text.widget)
        XCTAssertEqual(parameter.read(bar.widget), .widget(text.widget))
        XCTAssert(MainLoop.run(atMost: 5) { (try? bar.text(of: "hit-count")) == "2" })
        try bar.set("search-mode-enabled", to: "false")
        XCTAssertFalse(bar.widget.isVisible)
      }
    }
  }

  func testABarThatGetsAnotherTextLeavesTheFirst() {
    onMain {
      let first = EditorView()
      let second = EditorView()
      first.content = RichText("one one")
      second.content = RichText("one")
      let bar = FindBar(for: first)
      let host = WindowHost(Box(.vertical, [bar, first, second]), width: 400)
      host.settle()
      bar.query = TextQuery("one")
      bar.show()
      XCTAssert(MainLoop.run(atMost: 5) { bar.finder.hitCount == 2 })
      bar.editor = second
      XCTAssert(MainLoop.run(atMost: 5) { bar.finder.hitCount == 1 })
      bar.close()
      first.focus()
      host.press("f", control: true)
      XCTAssertFalse(bar.isOpen)
      second.focus()
      host.press("f", control: true)
      XCTAssert(bar.isOpen)
    }
  }
}
