import CConcertinaGtk
import Concertina
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// Widgets on another display than the default one.
final class SecondDisplayTests: WidgetTestCase {
  @MainActor
  private static func makeEditor() -> AutoHeightEditor {
    AutoHeightEditor(text: State("one\ntwo").binding, font: .title, maxLines: 5)
  }

  /// Shows a widget in a window on a display, and returns the window.
  @MainActor
  private static func show(_ widget: Widget, on display: OpaquePointer?) -> Window {
    let window = Window()
    gtk_window_set_display(window.pointer(), display)
    window.defaultSize = (300, 300)
    window.child = Box(.vertical, [widget])
    window.present()
    XCTAssert(
      MainLoop.run(atMost: 60) { window.isMapped && window.frameClock != nil && widget.height > 0 })
    return window
  }

  func testEachDisplayHasTheStyleSheets() throws {
    // Later versions print a critical message of their own when a display is closed.
    try XCTSkipIf(gtk_check_version(4, 10, 0) == nil)
    try onMain {
      let first = gdk_display_get_default()
      // Another connection to the same server is another display to GTK.
      let second = try XCTUnwrap(gdk_display_open(gdk_display_get_name(first)))
      let (here, there) = (Self.makeEditor(), Self.makeEditor())
      let windows = [Self.show(here, on: first), Self.show(there, on: second)]
      XCTAssertEqual(there.height, here.height)
      // Of a style sheet that is loaded later, too.
      let heading = Self.makeEditor()
      heading.font = .description("Sans 31")
      let late = Self.show(heading, on: second)
      XCTAssertGreaterThan(heading.height, here.height)
      XCTAssertEqual(StyledDisplays.displays.count, 2)
      for window in windows + [late] { window.destroy() }
      _ = MainLoop.run(atMost: 60) { !windows.contains { $0.isMapped } }
      gdk_display_close(second)
      XCTAssertEqual(StyledDisplays.displays, [first])
      _ = Self.makeEditor()
    }
  }
}
