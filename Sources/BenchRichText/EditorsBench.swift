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
    // What is loaded with the first editor is no part of the others.
    let window = BenchPage.open(
      kind.hasPrefix("plain") ? TextView(buffer: TextBuffer()) : EditorView())
    let (memory, start) = (HistoryBench.memory(), g_get_monotonic_time())
    let widgets = (0..<count).map { _ in kind.hasPrefix("plain") ? plain() : rich() }
    let created = BenchPage.since(start)
    if kind.hasSuffix("shown") { BenchPage.show(widgets, in: window) }
    print(
      """
      {"editors":\(count),"kind":"\(kind)","createdMilliseconds":\(created),\
      "milliseconds":\(BenchPage.since(start)),"kilobytes":\(HistoryBench.memory() - memory)}
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
}
