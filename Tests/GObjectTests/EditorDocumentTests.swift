import CConcertina
import CConcertinaGtk
import Concertina
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextDocuments
@testable import RichTextEditing

/// Files and searches in rich text by the functions in C.
final class EditorDocumentTests: WidgetTestCase {
  func testContentIsWrittenToFiles() throws {
    try onMain {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let editor = try GObjectWidget(EditorView.declaration)
      try editor.set("html", to: "<h1>One</h1><p>two</p>")
      let pdf = folder.appendingPathComponent("a.pdf")
      XCTAssertNil(
        CallResult.failure {
          concertina_editor_view_export_pdf(editor.pointer, pdf.path, "One", $0)
        })
      XCTAssertEqual(try Data(contentsOf: pdf).prefix(5), Data("%PDF-".utf8))
      let text = folder.appendingPathComponent("a.txt")
      for (format, expected) in [
        (CONCERTINA_EXPORT_FORMAT_PLAIN_TEXT, "One\n"),
        (CONCERTINA_EXPORT_FORMAT_MARKDOWN, "# One\n"),
        (CONCERTINA_EXPORT_FORMAT_HTML, "<title>T</title>"),
      ] {
        XCTAssertNil(
          CallResult.failure {
            concertina_editor_view_export(editor.pointer, text.path, format, "T", $0)
          })
        let written = try String(contentsOf: text, encoding: .utf8)
        XCTAssert(written.contains(expected), written)
      }
      let missing = folder.appendingPathComponent("missing/a").path
      XCTAssertNotNil(
        CallResult.failure {
          concertina_editor_view_export_pdf(editor.pointer, missing, nil, $0)
        })
      XCTAssertNotNil(
        CallResult.failure {
          concertina_editor_view_export(
            editor.pointer, missing, CONCERTINA_EXPORT_FORMAT_HTML, nil, $0)
        })
      XCTAssertEqual(concertina_editor_view_print(editor.pointer, nil), 0)
      XCTAssertEqual(concertina_editor_view_print_preview(editor.pointer, "T"), 0)
    }
  }

  func testHitsAreFoundAndReplacedByCode() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let bar = try GObjectWidget(FindBar.declaration)
      let pointer = bar.pointer
      try editor.set("text", to: "One two one")
      let host = WindowHost(Box(.vertical, [bar.widget, editor.widget]), width: 400)
      host.settle()
      concertina_find_bar_set_text_widget(pointer, UnsafeMutablePointer(editor.pointer))
      try bar.set("query", to: "one")
      var replaced: [Int] = []
      bar.widget.connect(Signal<Widget, Int, Void>("replaced") { $0.integer(0) }) {
        replaced.append($0.arguments)
      }
      concertina_find_bar_find_next(pointer)
      XCTAssert(MainLoop.run(atMost: 5) { concertina_find_bar_get_hit_count(pointer) == 2 })
      XCTAssertEqual(concertina_find_bar_get_current_hit(pointer), 1)
      concertina_find_bar_find_next(pointer)
      XCTAssertEqual(concertina_find_bar_get_current_hit(pointer), 2)
      concertina_find_bar_find_previous(pointer)
      XCTAssertEqual(concertina_find_bar_get_current_hit(pointer), 1)
      let options = bar.count("match-case")
      try bar.set("match-case", to: "true")
      XCTAssertEqual(options.value, 1)
      XCTAssert(MainLoop.run(atMost: 5) { concertina_find_bar_get_hit_count(pointer) == 1 })
      try bar.set("match-case", to: "false")
      XCTAssert(MainLoop.run(atMost: 5) { concertina_find_bar_get_hit_count(pointer) == 2 })
      try bar.set("replacement", to: "1")
      XCTAssertNil(CallResult.failure { concertina_find_bar_replace_all(pointer, $0) })
      XCTAssert(MainLoop.run(atMost: 5) { replaced == [2] })
      XCTAssertEqual(try editor.value(of: "text"), "1 two 1")
      try bar.set("regular-expression", to: "true")
      try bar.set("query", to: "(")
      XCTAssert(MainLoop.run(atMost: 5) { (try? bar.value(of: "error")) != "" })
      try bar.set("query", to: "t.o")
      XCTAssert(MainLoop.run(atMost: 5) { concertina_find_bar_get_current_hit(pointer) == 1 })
      XCTAssertEqual(try bar.value(of: "error"), "")
      XCTAssertEqual(concertina_find_bar_replace(pointer, nil), 1)
      XCTAssertEqual(try editor.value(of: "text"), "1 1 1")
    }
  }

  func testARendererHasPartsOfAnEditor() throws {
    try onMain {
      let made = try GObjectWidget(RendererView.declaration)
      let pointer = made.pointer
      try made.set("html", to: "<h1>One</h1><p>two <b>three</b></p>")
      XCTAssertEqual(
        CallResult.variant(concertina_renderer_view_get_outline(pointer)),
        "[(1, 0, 'One', false)]")
      concertina_renderer_view_select_range(pointer, 8, -1)
      let html = CONCERTINA_TEXT_FORMAT_HTML
      let selected = taken(
        concertina_renderer_view_get_selected_content(pointer, html, nil))
      XCTAssert(selected?.contains("<b>three</b>") == true, selected ?? "")
      let part = taken(
        concertina_renderer_view_get_range_content(pointer, 4, 7, html, nil))
      XCTAssert(part?.contains("two") == true, part ?? "")
      var taps: [Int] = []
      made.widget.connect(Signal<Widget, Int, Void>("tapped") { $0.integer(0) }) {
        taps.append($0.arguments)
      }
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      concertina_renderer_view_select_range(pointer, 0, 0)
      let renderer = try XCTUnwrap(RendererView(existing: made.widget))
      let place = try XCTUnwrap(renderer.rectangles(for: 5..<6).first)
      renderer.implementation.tap(x: place.x + 1, y: place.y + 1)
      renderer.implementation.tap(x: 290, y: place.y + 1)
      XCTAssertEqual(taps, [5, -1])
    }
  }
}
