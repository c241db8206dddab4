import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Messages on top of the window, and the log of events.
final class NoticeTests: WidgetTestCase {
  private static func text(_ text: String) -> SceneEvent {
    SceneEvent(name: "text", detail: text)
  }

  @MainActor
  private static func withLog(_ body: (EventLog, WindowHost) throws -> Void) rethrows {
    let log = EventLog()
    let host = WindowHost(log.widget, width: 500)
    try body(log, host)
    host.close()
  }

  /// The lines of a log, without their times.
  @MainActor
  private static func lines(of log: EventLog) -> [String] {
    _ = MainLoop.run(atMost: 60) { !log.isWriting }
    let text = log.page.view.buffer.text
    return text.isEmpty ? [] : text.split(separator: "\n").map { String($0.dropFirst(10)) }
  }

  func testTypingIsOneLine() {
    onMain {
      Self.withLog { log, _ in
        log.add(.focus(true))
        for word in ["a", "ab", "abc"] { log.add(Self.text(word)) }
        XCTAssertEqual(Self.lines(of: log), ["focus  in", "text  abc  ×3"])
        log.add(Self.text("abcd"))
        log.add(.height(from: 20, to: 40))
        log.add(Self.text("abcde"))
        XCTAssertEqual(
          Self.lines(of: log),
          ["focus  in", "text  abcd  ×4", "height  20 → 40", "text  abcde"])
        log.clear()
        XCTAssertEqual(Self.lines(of: log), [])
      }
    }
  }

  func testOneKindIsShown() {
    onMain {
      Self.withLog { log, _ in
        log.add(Self.text("a"))
        log.add(.height(from: 20, to: 40))
        log.add(SceneEvent(name: "not saved", detail: "no room"))
        log.filter.selectedIndex = 1 + (EventKind.allCases.firstIndex(of: .size) ?? 0)
        XCTAssertEqual(Self.lines(of: log), ["height  20 → 40"])
        log.add(Self.text("b"))
        log.add(.height(from: 40, to: 60))
        XCTAssertEqual(Self.lines(of: log), ["height  20 → 40", "height  40 → 60"])
        log.filter.selectedIndex = 1 + (EventKind.allCases.firstIndex(of: .error) ?? 0)
        XCTAssertEqual(Self.lines(of: log), ["not saved  no room"])
        log.filter.selectedIndex = 0
        XCTAssertEqual(Self.lines(of: log).count, 5)
      }
    }
  }

  func testTheLogKeepsTheLatest() {
    onMain {
      Self.withLog { log, _ in
        for number in 0..<1_000 { log.add(.height(from: number, to: number + 1)) }
        let lines = Self.lines(of: log)
        XCTAssert((EventLog.limit...EventLog.limit + 50).contains(lines.count), "\(lines.count)")
        XCTAssertEqual(lines.last, "height  999 → 1000")
      }
    }
  }

  func testNothingIsLeft() {
    onMain {
      assertFinalized {
        let log = EventLog()
        log.add(Self.text("a"))
        return [log.widget, log.page.view]
      }
    }
  }
}
