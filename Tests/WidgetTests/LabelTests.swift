import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

/// Labels as the package uses them.
final class LabelTests: WidgetTestCase {
  func testABrokenWordGetsNoHyphen() throws {
    try onMain {
      let word = String(repeating: "unbreakable", count: 6)
      let (plain, spaced) = (Label(word), Label(word))
      for label in [plain, spaced] { label.wrapLines() }
      spaced.setLineSpacing(4)
      _ = WindowHost(Box(.vertical, [plain, spaced]), width: 100)
      for label in [plain, spaced] {
        let runs = try label.runs
        XCTAssertGreaterThan(runs.count, 2, "the word takes several lines")
        let hyphens = runs.filter { $0.flags & UInt8(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0 }
        XCTAssertEqual(hyphens.count, 0)
      }
    }
  }

  func testAllHandlesHaveTheSameAttributes() throws {
    try onMain {
      let label = Label("bold")
      let bold = Label.Attribute(bytes: 0..<4, .bold)
      label.textAttributes = [bold]
      label.setLineSpacing(4)
      let again = Label(retaining: label.nativePointer)
      XCTAssertEqual(again.textAttributes, [bold])
      again.textAttributes = []
      XCTAssertEqual(label.textAttributes, [])
      // The distance between lines is left.
      let list = try XCTUnwrap(gtk_label_get_attributes(label.nativePointer))
      let words = try XCTUnwrap(pango_attr_list_to_string(list))
      defer { g_free(words) }
      XCTAssert(String(cString: words).hasPrefix("0 4294967295 line-height"))
    }
  }
}

extension Label {
  /// The analysis of each run of the text, in the order of its lines.
  fileprivate var runs: [PangoAnalysis] {
    get throws {
      let layout = try XCTUnwrap(gtk_label_get_layout(nativePointer))
      var found: [PangoAnalysis] = []
      for index in 0..<pango_layout_get_line_count(layout) {
        var run = pango_layout_get_line_readonly(layout, index)?.pointee.runs
        while let present = run {
          let item = present.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
          if let item { found.append(item.pointee.analysis) }
          run = present.pointee.next
        }
      }
      return found
    }
  }
}
