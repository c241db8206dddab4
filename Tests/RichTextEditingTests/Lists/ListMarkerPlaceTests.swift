import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The positions of markers, and the requests to an app that has its own.
final class ListMarkerPlaceTests: WidgetTestCase {
  func testAnItemWithSeveralLinesHasItsMarkerBeforeTheFirst() throws {
    try onMain {
      let content = EditorView.list([
        "- two lines of text that is wider than the editor, so that it is wrapped to the next one",
        "# one\u{2028}two",
      ])
      let listed = try ListMarkerTests.pixels(of: content)
      let plain = try ListMarkerTests.pixels(of: ListMarkerTests.twin(of: content))
      let scale = listed.width / 400
      let ends = listed.carets.dropFirst().map { Int($0.y) } + [listed.height]
      for (caret, end) in zip(listed.carets, ends) {
        let second = Int(caret.y + caret.height)
        XCTAssertGreaterThan(end - second, Int(caret.height) / 2, "there is no second line")
        for (rows, isMarked) in [(Int(caret.y)..<second, true), (second..<end, false)] {
          let found = ListMarkerTests.difference(
            listed.pixels, plain.pixels, width: listed.width,
            rows: rows.lowerBound * scale..<rows.upperBound * scale)
          XCTAssertEqual(found != nil, isMarked)
        }
      }
    }
  }

  func testTheAppIsAskedForEachItemWithItsNumber() {
    onMain {
      withEditor(EditorView.list(["# a", "# b", "  - c", "# d", "x", "# e"])) { editor, _ in
        var asked: [String] = []
        editor.listMarker = { item, number in
          asked.append("\(item.kind) \(item.level) \(number)")
          return item.level > 0 ? .text("→") : nil
        }
        asked = []
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", "  → c", "3. d", "x", "1. e"])
        XCTAssertEqual(
          asked, ["number 0 1", "number 0 2", "bullet 1 1", "number 0 3", "number 0 1"])
        editor.moveCaret(toEndOfLine: 1)
        IndentCommand.indent.execute(on: editor)
        asked = []
        XCTAssertEqual(editor.listedLines, ["1. a", "  → b", "    → c", "2. d", "x", "1. e"])
        XCTAssertEqual(
          asked, ["number 0 1", "number 1 1", "bullet 2 1", "number 0 2", "number 0 1"])
      }
    }
  }
}
