import WidgetTestSupport
import XCTest

/// Texts with the line endings of other systems.
final class LineEndTests: WidgetTestCase {
  func testAHeightDoesNotDependOnTheTextBefore() {
    onMain {
      let texts = [
        "one\r\ntwo\r\nthree", "one\ntwo\nthree", "one\rtwo\rthree", "one", "", "a\r\n\r\nb",
      ]
      for text in texts {
        let expected = EditorHost(text)
        for before in texts {
          let host = EditorHost(before)
          host.text = text
          host.settle()
          let what = "\(before.debugDescription) to \(text.debugDescription)"
          XCTAssertEqual(host.figures.lineCount, expected.figures.lineCount, what)
          XCTAssertEqual(host.height, expected.height, what)
          XCTAssertEqual(host.editor.text, text, what)
          host.press("z", control: true)
          host.settle()
          XCTAssertEqual(host.editor.text, before, "undone, \(what)")
          host.close()
        }
        expected.close()
      }
    }
  }
}
