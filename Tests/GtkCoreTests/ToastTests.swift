import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

/// Messages on top of an app's content.
final class ToastTests: WidgetTestCase {
  @MainActor
  private static func withToasts(_ body: (ToastOverlay, Widget, WindowHost) throws -> Void) rethrows
  {
    let entry = Entry()
    let content = Box(.vertical, [entry])
    content.requestSize(width: 300, height: 200)
    let toasts = ToastOverlay(content)
    let host = WindowHost(toasts, width: 300, height: 200)
    defer { host.close() }
    entry.focus()
    try body(toasts, entry, host)
  }

  @MainActor
  private static func buttons(of toasts: ToastOverlay) -> [Widget] {
    toasts.panel.children.filter { $0.typeName == "GtkButton" && $0.isVisible }
  }

  func testAMessageIsOnTopAtTheBottom() throws {
    try onMain {
      try Self.withToasts { toasts, _, host in
        XCTAssertFalse(toasts.panel.isMapped)
        toasts.show("Saved")
        host.settle()
        let place = try XCTUnwrap(toasts.panel.bounds(in: toasts))
        XCTAssertEqual(place.y + place.height, Double(toasts.height - 24))
        XCTAssertEqual(place.x + place.width / 2, Double(toasts.width) / 2, accuracy: 1)
        toasts.show(String(repeating: "long ", count: 100))
        host.settle()
        XCTAssertLessThanOrEqual(toasts.panel.width, toasts.width - 48)
      }
    }
  }

  func testALongMessageIsOnSeveralLines() throws {
    try onMain {
      try Self.withToasts { toasts, _, host in
        toasts.show("Saved")
        host.settle()
        let height = toasts.panel.height
        let reason = "It cannot be read: The document is damaged, or belongs to another program."
        toasts.show(Toast(reason, duration: nil))
        host.settle()
        let label = try XCTUnwrap(toasts.panel.children.first)
        func isCut() -> Bool {
          pango_layout_is_ellipsized(gtk_label_get_layout(label.nativePointer)) != 0
        }
        XCTAssertEqual(label.stringProperty("label"), reason)
        XCTAssertFalse(isCut())
        XCTAssertGreaterThan(toasts.panel.height, height)
        let place = try XCTUnwrap(toasts.panel.bounds(in: toasts))
        XCTAssertEqual(place.y + place.height, Double(toasts.height - 24))
        XCTAssertLessThanOrEqual(toasts.panel.width, toasts.width - 48)
        toasts.show(String(repeating: "long ", count: 200))
        host.settle()
        XCTAssert(isCut())
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(toasts.panel.bounds(in: toasts)).y, 0)
      }
    }
  }

  func testOnlyAMessageAboutSomethingGoesWithIt() {
    onMain {
      Self.withToasts { toasts, _, _ in
        var unsaved = Toast("The disk is full", duration: nil)
        unsaved.topic = "unsaved"
        toasts.show(unsaved)
        toasts.dismiss(about: "other")
        XCTAssertEqual(toasts.message, "The disk is full")
        toasts.show(Toast("Deleted", duration: nil))
        toasts.dismiss(about: "unsaved")
        XCTAssertEqual(toasts.message, "Deleted")
        toasts.show(unsaved)
        toasts.dismiss(about: "unsaved")
        XCTAssertNil(toasts.message)
      }
    }
  }

  func testAMessageGoesByItself() {
    onMain {
      Self.withToasts { toasts, _, _ in
        toasts.show(Toast("Saved", duration: 0.05))
        XCTAssertEqual(toasts.message, "Saved")
        XCTAssert(MainLoop.run(atMost: 60) { toasts.message == nil })
        XCTAssertFalse(toasts.panel.isVisible)
      }
    }
  }

  func testAMessageStaysWhileTheFocusIsInIt() throws {
    try onMain {
      try Self.withToasts { toasts, entry, host in
        toasts.show(Toast("Saved", duration: 1))
        host.settle()
        try XCTUnwrap(Self.buttons(of: toasts).first).focus()
        var isOver = false
        MainLoopSource.after(seconds: 1.5) { isOver = true }
        XCTAssert(MainLoop.run(atMost: 60) { isOver })
        XCTAssertEqual(toasts.message, "Saved")
        entry.focus()
        XCTAssert(MainLoop.run(atMost: 60) { toasts.message == nil })
      }
    }
  }

  func testEscapeDismissesAMessageAndTheFocusReturns() throws {
    try onMain {
      try Self.withToasts { toasts, entry, host in
        toasts.show(Toast("Saved", duration: nil))
        host.settle()
        XCTAssertTrue(entry.containsFocus, "the focus stays where it is")
        let close = try XCTUnwrap(Self.buttons(of: toasts).first)
        close.focus()
        XCTAssertTrue(close.isFocus)
        host.press("Escape")
        XCTAssertNil(toasts.message)
        XCTAssertTrue(entry.containsFocus)
      }
    }
  }

  func testItsButtonCallsTheAppOnce() throws {
    try onMain {
      try Self.withToasts { toasts, _, _ in
        var count = 0
        toasts.show(Toast("Deleted", button: "Undo") { count += 1 })
        let buttons = Self.buttons(of: toasts)
        XCTAssertEqual(buttons.count, 2)
        Button(retaining: try XCTUnwrap(buttons.first).nativePointer).click()
        XCTAssertEqual(count, 1)
        XCTAssertNil(toasts.message)
        toasts.show("Restored")
        XCTAssertEqual(Self.buttons(of: toasts).count, 1)
      }
    }
  }

  func testNothingIsLeft() {
    onMain {
      assertFinalized {
        let toasts = ToastOverlay(Box(.vertical))
        toasts.show(Toast("Saved", button: "Undo") {})
        return [toasts, toasts.panel]
      }
    }
  }
}
