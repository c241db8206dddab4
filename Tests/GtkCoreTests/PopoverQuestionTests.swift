import GtkCore
import WidgetTestSupport
import XCTest

/// Small questions in popovers.
final class PopoverQuestionTests: WidgetTestCase {
  func testANameIsAskedFor() {
    onMain {
      let box = Box(.vertical, [Label("below")])
      let host = WindowHost(box)
      var names: [String] = []
      PopoverQuestion.text("Rename", "old", below: box) { names.append($0) }
      host.settle()
      host.type("new")
      host.press("Return")
      host.settle()
      XCTAssertEqual(names.count, 1)
      XCTAssert(names.first?.contains("new") == true, "\(names)")
      PopoverQuestion.text("Rename", below: box) { names.append($0) }
      host.settle()
      host.press("Return")
      host.settle()
      XCTAssertEqual(names.count, 1, "nothing is not a name")
    }
  }

  func testAChoiceIsMade() {
    onMain {
      let box = Box(.vertical, [Label("below")])
      let host = WindowHost(box)
      var choices: [Int] = []
      PopoverQuestion.choice("Move to", among: ["a", "b"], below: box) { choices.append($0) }
      host.settle()
      host.press("Down")
      host.press("Return")
      host.settle()
      XCTAssertEqual(choices, [1])
    }
  }
}
