import CBenchLoop
import GtkCore
import RichTextDocuments
import RichTextEditing

/// Measures how long it takes to find a word in a long text, and how long it blocks the main thread
/// at a time.
///
///     concertina-bench-rich-text find 10000000
@MainActor
enum FindBench {
  private static let lines = [
    ("english", "the quick brown fox jumps over a lazy dog\n", TextQuery("FOX")),
    ("lines", "the quick brown fox jumps over a lazy dog\n", TextQuery("DOG\nTHE")),
    ("russian", "съешь же ещё этих мягких французских булок\n", TextQuery("МЯГКИХ")),
    (
      "expression", "the quick brown fox jumps over a lazy dog\n",
      TextQuery("b[a-z]+n f.x", isExpression: true)
    ),
  ]

  static func run(bytes: Int) {
    gtk_init()
    for (name, line, query) in lines { run(name, line, query, bytes: bytes) }
  }

  private static func run(_ name: String, _ line: String, _ query: TextQuery, bytes: Int) {
    let editor = EditorView()
    editor.maxHeight = .max(400)
    editor.content = RichText(String(repeating: line, count: bytes / line.utf8.count))
    editor.selectedRange = 0..<0
    let window = Window()
    window.child = editor
    window.present()
    _ = MainLoop.run(atMost: 10) { window.isMapped }
    let finder = TextFinder(for: editor)
    let start = g_get_monotonic_time()
    finder.query = query
    var longest = BenchPage.since(start)
    var first = finder.currentHit == nil ? nil : longest
    while !finder.isSettled {
      let turn = g_get_monotonic_time()
      // Waiting for the other thread is not work of the main thread.
      if !MainLoop.iterate(mayBlock: false) {
        MainLoop.iterate(mayBlock: true)
      } else {
        longest = max(longest, BenchPage.since(turn))
      }
      if first == nil, finder.currentHit != nil { first = BenchPage.since(start) }
    }
    let whole = BenchPage.since(start)
    let step = g_get_monotonic_time()
    finder.previous()
    print(
      """
      {"text":"\(name)","bytes":\(bytes),"hits":\(finder.hitCount),"firstHitMilliseconds":\(first ?? -1),\
      "milliseconds":\(whole),"longestTurnMilliseconds":\(longest),"stepMilliseconds":\(BenchPage.since(step))}
      """)
    finder.close()
    window.destroy()
  }
}
