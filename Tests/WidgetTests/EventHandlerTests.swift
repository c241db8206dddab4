import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Events: their handlers, and awaiting their values.
final class EventHandlerTests: WidgetTestCase {
  func testTheAppIsNotifiedLast() {
    onMain {
      let event = Event<Int>()
      var calls: [String] = []
      event.handler = { calls.append("app \($0)") }
      let first = event.add { calls.append("first \($0)") }
      event.add { calls.append("second \($0)") }
      event.notify(1)
      first.end()
      event.notify(2)
      XCTAssertEqual(calls, ["first 1", "second 1", "app 1", "second 2", "app 2"])
      event.end()
      event.notify(3)
      XCTAssertEqual(calls.count, 5)
      XCTAssert(event.isEmpty)
    }
  }

  func testAnAppHasSeveralHandlersAfterThePackage() {
    onMain {
      let event = Event<Int>()
      var calls: [String] = []
      let first = event.observe { calls.append("first \($0)") }
      event.observe { calls.append("second \($0)") }
      event.add { calls.append("package \($0)") }
      event.notify(1)
      first.cancel()
      event.notify(2)
      XCTAssertEqual(calls, ["package 1", "first 1", "second 1", "package 2", "second 2"])
      event.end()
      XCTAssert(event.isEmpty)
    }
  }

  /// The values that a task has received.
  @MainActor
  private final class Received {
    var count = 0
    var hasEnded = false
  }

  func testValuesAreAwaitedUntilTheWidgetIsGone() {
    onMain {
      @State var text = ""
      var editor: AutoHeightEditor? = AutoHeightEditor(text: $text, maxLines: 5)
      let values = editor?.textChanged.values
      editor?.text = "a"
      editor?.text = "ab"
      editor = nil
      let received = Received()
      Task { @MainActor in
        if let values { for await _ in values { received.count += 1 } }
        received.hasEnded = true
      }
      XCTAssert(MainLoop.run(atMost: 60) { received.hasEnded })
      XCTAssertEqual(received.count, 2)
    }
  }
}
