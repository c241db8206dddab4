import GtkCore
import WidgetTestSupport
import XCTest

/// Reading the clipboard with `await`.
final class ClipboardReadingTests: WidgetTestCase {
  @MainActor
  private static func awaited<Value: Sendable>(
    _ read: @escaping @MainActor () async -> Value
  ) -> Value? {
    var value: Value?
    Task { @MainActor in value = await read() }
    _ = MainLoop.run(atMost: 60) { value != nil }
    return value
  }

  func testEveryReadIsAwaited() throws {
    try onMain {
      let clipboard = try XCTUnwrap(Clipboard.current)
      clipboard.set("grüße")
      XCTAssertEqual(Self.awaited { await clipboard.readText() }, "grüße")
      XCTAssertEqual(Self.awaited { await clipboard.readPlainText() }, Array("grüße".utf8))
      clipboard.offer([1, 0, 2], as: "application/x-example")
      XCTAssertEqual(Self.awaited { await clipboard.read("application/x-example") }, [1, 0, 2])
      XCTAssertEqual(Self.awaited { await clipboard.read("text/html") }, .some(nil))
      XCTAssertEqual(Self.awaited { await clipboard.readText() }, .some(nil))
    }
  }
}
