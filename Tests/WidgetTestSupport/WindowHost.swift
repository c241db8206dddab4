import GtkCore
import XCTest

/// A window with one widget at its top, as wide as asked.
@MainActor
public final class WindowHost {
  public let window: Window
  private let column = Box(.vertical)
  public let content: Widget

  /// Shows a widget in a window and waits for its first frame.
  public init(_ content: Widget, width: Int = 400, height: Int = 600) {
    self.content = content
    window = Window()
    window.defaultSize = (800, height)
    content.requestSize(width: width)
    content.setHorizontalAlignment(.start)
    column.append(content)
    window.setChild(column)
    window.present()
    settle()
  }

  /// The width that the widget is asked to have.
  public func setWidth(_ width: Int) {
    content.requestSize(width: width)
  }

  /// Waits until a frame is painted and nothing is left to do.
  public func settle() {
    guard let clock = window.frameClock else {
      _ = MainLoop.run(atMost: 5) { self.window.frameClock != nil }
      return settle()
    }
    var painted = false
    let connection = clock.onAfterPaint { painted = true }
    content.queueDraw()
    XCTAssert(MainLoop.run(atMost: 5) { painted }, "no frame was painted in time")
    connection.disconnect()
    MainLoop.runUntilIdle()
  }

  /// Closes the window and waits until everything is gone.
  public func close() {
    window.destroy()
    MainLoop.runUntilIdle()
  }
}
