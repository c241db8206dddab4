import GtkCore
import WidgetTestSupport
import XCTest

/// A number to type or to step through.
final class SpinButtonTests: WidgetTestCase {
  func testUndoDoesNotEmptyIt() throws {
    try onMain {
      let spin = SpinButton(range: 1...50, step: 1)
      spin.value = 5
      _ = WindowHost(spin)
      spin.value = 6
      XCTAssertEqual(spin.stringProperty("text"), "6")
      let text = try XCTUnwrap(spin.children.first { $0.typeName == "GtkText" })
      for _ in 0..<3 { text.activateAction("text.undo") }
      XCTAssertEqual(spin.stringProperty("text"), "6")
    }
  }

  func testATextWithoutDigitsLeavesTheNumber() {
    onMain {
      let spin = SpinButton(range: 60...2_000, step: 10)
      spin.value = 400
      let host = WindowHost(spin)
      spin.focus()
      for text in ["", "abc"] {
        host.press("a", control: true)
        host.press("BackSpace")
        host.type(text)
        host.press("Return")
        XCTAssertEqual(spin.value, 400, text)
        XCTAssertEqual(spin.stringProperty("text"), "400", text)
      }
      host.press("a", control: true)
      host.type("30")
      host.press("Return")
      XCTAssertEqual(spin.value, 60)
    }
  }

  func testItIsFinalized() {
    onMain {
      assertFinalized { [SpinButton(range: 0...1, step: 1)] }
    }
  }
}
