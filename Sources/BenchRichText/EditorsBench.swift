import CBenchLoop
import GtkCore
import RichTextEditing

/// Measures how long it takes to create very many editors, or text views of GTK, and their memory;
/// and until they are on the screen, in one scrolled page.
///
///     concertina-bench-rich-text editors 2000 rich
///     concertina-bench-rich-text editors 2000 plain
///     concertina-bench-rich-text editors 200 shown
@MainActor
enum EditorsBench {
  static func run(count: Int, kind: String) {
    gtk_init()
    let window = Window()
    window.defaultSize = (500, 700)
    // What is loaded with the first editor is no part of the others.
    window.child = kind.hasPrefix("plain") ? TextView(buffer: TextBuffer()) : EditorView()
    window.present()
    _ = MainLoop.run(atMost: 60) { window.isMapped }
    let (memory, start) = (HistoryBench.memory(), g_get_monotonic_time())
    let widgets = (0..<count).map { _ in kind.hasPrefix("plain") ? plain() : rich() }
    let created = since(start)
    if kind.hasSuffix("shown") { show(widgets, in: window) }
    print(
      """
      {"editors":\(count),"kind":"\(kind)","createdMilliseconds":\(created),\
      "milliseconds":\(since(start)),"kilobytes":\(HistoryBench.memory() - memory)}
      """)
    window.destroy()
  }

  private static func rich() -> Widget {
    let editor = EditorView()
    editor.content = "a few words"
    return editor
  }

  private static func plain() -> Widget {
    let view = TextView(buffer: TextBuffer())
    view.wrapLines()
    view.buffer.reset(to: "a few words")
    return view
  }

  private static func show(_ widgets: [Widget], in window: Window) {
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

  private static func since(_ start: gint64) -> Double {
    (Double(g_get_monotonic_time() - start) / 100).rounded() / 10
  }
}
