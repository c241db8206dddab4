import CConcertina
import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextEditing

/// The content of rich text as properties, by GObject alone.
final class EditorContentTests: WidgetTestCase {
  @MainActor
  private static func classes() -> [WidgetDeclaration] {
    [EditorView.declaration, RendererView.declaration, RichLabel.declaration]
  }

  func testEachFormatIsAPropertyThatGoesThereAndBack() throws {
    try onMain {
      for declaration in Self.classes() {
        let widget = try GObjectWidget(declaration)
        let names = ["json", "markdown", "html"]
        XCTAssertEqual(try names.map { try widget.text(of: $0) }, ["\"\"", "\"\"", "\"\""])
        try widget.set("html", to: "<p>one <b>two</b></p>")
        XCTAssertEqual(try widget.text(of: "text"), "\"one two\"", declaration.name)
        XCTAssertEqual(try widget.text(of: "markdown"), "\"one **two**\\n\"")
        let json = try widget.value(of: "json")
        XCTAssert(json.contains("bold"), json)
        try widget.set("text", to: "three")
        XCTAssertFalse(try widget.value(of: "json").contains("bold"))
        try widget.set("json", to: json)
        XCTAssert(try widget.value(of: "html").contains("<b>two</b>"))
        try widget.set("json", to: "")
        XCTAssertEqual(try widget.text(of: "text"), "\"\"")
      }
    }
  }

  func testMarkdownIsReadWhereItsParserIs() throws {
    try onMain {
      guard MarkdownForm.isAvailable else { throw XCTSkip("cmark-gfm is not installed") }
      let editor = try GObjectWidget(EditorView.declaration)
      try editor.set("markdown", to: "# One\n\n- [x] two")
      XCTAssertEqual(try editor.value(of: "text"), "One\ntwo")
      let tasks = concertina_editor_view_get_tasks(editor.pointer)
      XCTAssertEqual(CallResult.variant(tasks), "[(0, 4, 'two', true)]")
    }
  }

  func testWhatCannotBeReadChangesNothing() throws {
    try onMain {
      for declaration in Self.classes() {
        let widget = try GObjectWidget(declaration)
        try widget.set("html", to: "<p><b>kept</b></p>")
        let json = try widget.value(of: "json")
        let changes = widget.countSignal("changed")
        for bad in ["{", "[]", "null"] {
          expectCritical(
            "\(declaration.name):json was set to \"\(bad)\", which is not a value of it"
          ) {
            try? widget.set("json", to: bad)
          }
        }
        XCTAssertEqual(try widget.value(of: "json"), json)
        XCTAssertEqual(changes.value, 0)
      }
    }
  }

  func testEachFormatIsNotifiedOnceForEachChange() throws {
    try onMain {
      for declaration in Self.classes() {
        let widget = try GObjectWidget(declaration)
        let counts = ["json", "markdown", "html", "text"].map { widget.count($0) }
        let changes = widget.countSignal("changed")
        try widget.set("html", to: "<p>one</p>")
        try widget.set("html", to: "<p>one</p>")
        try widget.set("text", to: "one")
        XCTAssertEqual(counts.map(\.value), [1, 1, 1, 1], declaration.name)
        XCTAssertEqual(changes.value, 1)
        try widget.set("html", to: "<p><b>one</b></p>")
        XCTAssertEqual(counts.map(\.value), [2, 2, 2, 1], declaration.name)
      }
    }
  }

  func testContentIsOnlyWrittenForReaders() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      editor.content = RichText(String(repeating: "many words\n", count: 20_000))
      let json = made.count("json")
      let whole = ContinuousClock().measure { _ = try? made.value(of: "json") }
      let letter = ContinuousClock().measure {
        for _ in 0..<10 { editor.appendCharacters(RichText("a")) }
      }
      XCTAssertEqual(json.value, 10)
      XCTAssertLessThan(letter, whole)
    }
  }

  func testSettingContentClearsTheHistory() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      concertina_editor_view_insert(editor.pointer, "one")
      XCTAssertNotEqual(concertina_editor_view_get_can_undo(editor.pointer), 0)
      try editor.set("html", to: "<p>two</p>")
      XCTAssertEqual(concertina_editor_view_get_can_undo(editor.pointer), 0)
      XCTAssertEqual(concertina_editor_view_get_modified(editor.pointer), 0)
      XCTAssertEqual(concertina_editor_view_undo(editor.pointer), 0)
      XCTAssertEqual(try editor.value(of: "text"), "two")
    }
  }

  func testPropertiesOfContentAreBound() throws {
    try onMain {
      let first = try GObjectWidget(EditorView.declaration)
      let second = try GObjectWidget(RendererView.declaration)
      g_object_bind_property(
        UnsafeMutableRawPointer(first.pointer), "json", UnsafeMutableRawPointer(second.pointer),
        "json", G_BINDING_SYNC_CREATE)
      try first.set("html", to: "<p><i>shared</i></p>")
      XCTAssertEqual(try second.value(of: "json"), try first.value(of: "json"))
      concertina_editor_view_select_range(first.pointer, 0, 0)
      concertina_editor_view_insert(first.pointer, "still ")
      XCTAssertEqual(try second.value(of: "text"), "still shared")
    }
  }
}
