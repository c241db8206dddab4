import DataBinding
import AutoHeightEditing
import ExpandableInput
import WidgetTestSupport
import XCTest

/// The position of the indicator of a scrolled text.
final class ScrollIndicatorTests: WidgetTestCase {
  @MainActor
  private static func expectNoLettersCovered(
    in area: GrowingTextArea, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let bar = try XCTUnwrap(
      area.children.first { $0.typeName == "GtkScrollbar" && $0.isChildVisible }, what)
    let place = try XCTUnwrap(bar.bounds(in: area))
    let text = try XCTUnwrap(area.textView.bounds(in: area))
    let isBeside = place.x >= text.x + text.width || place.x + place.width <= text.x
    XCTAssert(isBeside, "\(what): \(place) covers \(text)", file: file, line: line)
    let edges = try XCTUnwrap(area.bounds(in: area))
    XCTAssertGreaterThanOrEqual(place.x, edges.x, what, file: file, line: line)
    XCTAssertLessThanOrEqual(
      place.x + place.width, edges.x + edges.width, what, file: file, line: line)
  }

  func testItStandsInThePadding() throws {
    try onMain {
      let text = Array(repeating: "line", count: 12).joined(separator: "\n")
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let composer = ComposerHost(text) { $0.direction = direction }
        try Self.expectNoLettersCovered(in: composer.bar.area, "composer, \(direction)")
        composer.close()
        let state = State(text)
        let editor = AutoHeightEditor(
          text: state.projectedValue, maxLines: 3, hasBorder: true, isEnabled: .constant(true))
        editor.direction = direction
        let host = WindowHost(editor, width: 300, watching: editor.area)
        try Self.expectNoLettersCovered(in: editor.area, "editor, \(direction)")
        host.close()
      }
    }
  }
}
