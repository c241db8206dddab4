import GtkCore
import WidgetTestSupport
import XCTest

/// A number to type or to step through.
final class SpinButtonTests: WidgetTestCase {
  func testUndoDoesNotEmptyIt() throws {
    try onMain {
      let spin = SpinButton(range: 1...50, step: 1)
      spin.value = 5
      let host = WindowHost(spin)
      spin.value = 6
      XCTAssertEqual(spin.stringProperty("text"), "6")
      let text = try XCTUnwrap(spin.children.first { $0.typeName == "GtkText" })
      for _ in 0..<3 { text.activateAction("text.undo") }
      XCTAssertEqual(spin.stringProperty("text"), "6")
      host.close()
    }
  }

  func testItIsFinalized() {
    onMain {
      assertFinalized { [SpinButton(range: 0...1, step: 1)] }
    }
  }
}
