import GtkCore
import WidgetTestSupport
import XCTest

/// Small questions in popovers.
final class PopoverQuestionTests: WidgetTestCase {
  /// A question that was asked below a box, and its answer.
  @MainActor
  private final class Question<Answer: Sendable> {
    let host: WindowHost
    private(set) var answer: Answer??

    init(_ ask: @escaping @MainActor (Box) async -> Answer?) {
      let box = Box(.vertical, [Label("below")])
      host = WindowHost(box)
      Task { self.answer = await ask(box) }
      XCTAssert(
        MainLoop.run(atMost: 60) { box.children.contains { $0 is Popover || $0.isPopover } })
      host.settle()
    }

    func wait() { XCTAssert(MainLoop.run(atMost: 60) { self.answer != nil }) }
  }

  func testANameIsAskedFor() {
    onMain {
      let question = Question { await PopoverQuestion.text("Rename", "old", below: $0) }
      question.host.type("new")
      question.host.press("Return")
      question.wait()
      XCTAssert(question.answer??.contains("new") == true, "\(String(describing: question.answer))")
    }
  }

  func testNothingIsNotAName() {
    onMain {
      let question = Question { await PopoverQuestion.text("Rename", below: $0) }
      question.host.press("Return")
      question.wait()
      XCTAssertEqual(question.answer, .some(nil))
    }
  }

  func testAChoiceIsMade() {
    onMain {
      let question = Question {
        await PopoverQuestion.choice(
          "Move to", among: [10, 20], title: { "\($0)" }, below: $0)
      }
      question.host.press("Down")
      question.host.press("Return")
      question.wait()
      XCTAssertEqual(question.answer, .some(20))
    }
  }

  func testEscapeIsNoAnswer() {
    onMain {
      let question = Question { await PopoverQuestion.text("Rename", "old", below: $0) }
      question.host.press("Escape")
      question.wait()
      XCTAssertEqual(question.answer, .some(nil))
    }
  }

  func testAQuestionEndsWithItsWindow() {
    onMain {
      let question = Question { await PopoverQuestion.text("Rename", "old", below: $0) }
      question.host.close()
      question.wait()
      XCTAssertEqual(question.answer, .some(nil))
    }
  }
}
