import CBenchLoop
import GtkCore

/// What the benches of many widgets share: a window that is loaded before, and a page of widgets.
@MainActor
enum BenchPage {
  /// Shows a window with a widget, so that all that comes with the first one is loaded.
  static func open(_ child: Widget) -> Window {
    let window = Window()
    window.defaultSize = (500, 700)
    window.child = child
    window.present()
    _ = MainLoop.run(atMost: 60) { window.isMapped }
    return window
  }

  /// Shows widgets in a scrolled page, until they are painted.
  static func show(_ widgets: [Widget], in window: Window) {
    let column = Box(.vertical, spacing: 6)
    for widget in widgets { column.append(widget) }
    let scroller = ScrolledWindow()
    scroller.child = column
    window.child = scroller
    var frames = 0
    window.frameClock?.onAfterPaint { frames += 1 }
    window.queueDraw()
    _ = MainLoop.run(atMost: 60) { frames > 1 }
  }

  /// Returns the time since a start, in milliseconds with one decimal.
  static func since(_ start: gint64) -> Double {
    (Double(g_get_monotonic_time() - start) / 100).rounded() / 10
  }
}
