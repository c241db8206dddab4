import AutoHeightEditing
import WidgetTestSupport
import XCTest

/// The layouts that a line takes which is added at the end of a text in a page.
final class PageLayoutTests: WidgetTestCase {
  func testALineAtTheEndTakesOneLayout() throws {
    try onMain {
      for (lines, below) in [(40, 400), (40, 0), (400, 400), (400, 0)] {
        let text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        let editor = TwinPages.makeEditor(text)
        let host = PageHost(editor, editor.area, space: (60, below), height: 200)
        host.press("End", control: true)
        host.settle()
        let page = try XCTUnwrap(host.page.verticalAdjustment)
        let clock = try XCTUnwrap(host.window.frameClock)
        var layouts = 0
        clock.onLayout { layouts += 1 }
        for _ in 1...3 {
          let before = page.value
          layouts = 0
          let paints = host.paints { host.press("Return") }
          XCTAssertEqual(layouts, 1, "\(lines), \(below)")
          XCTAssertEqual(paints.flatMap(\.violations), [], "\(lines)")
          XCTAssertGreaterThan(page.value, before, "\(lines), \(below)")
        }
        host.close()
      }
    }
  }
}
