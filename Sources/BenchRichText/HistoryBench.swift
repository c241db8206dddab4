import CBenchLoop
import RichTextEditing

/// Measures how long very many operations take, and how long it takes to undo them.
///
///     concertina-bench-rich-text history 100000
@MainActor
enum HistoryBench {
  static func run(count: Int) {
    gtk_init()
    let editor = EditorView()
    let before = memory()
    var slices: [Double] = []
    for tenth in 0..<10 {
      slices.append(milliseconds { operate(on: editor, tenth * count / 10, count / 10) })
    }
    let after = memory()
    let undone = milliseconds { while editor.undo() {} }
    let isEmpty = editor.isEmpty
    let redone = milliseconds { while editor.redo() {} }
    print(
      """
      {"operations":\(count),"millisecondsOfTenths":\(slices.map { $0.rounded() }),\
      "undoMilliseconds":\(undone.rounded()),"redoMilliseconds":\(redone.rounded()),\
      "isEmptyAfterUndo":\(isEmpty),"kilobytes":\(after - before)}
      """)
  }

  /// Inserts, deletes and changes attributes, each in a step of its own.
  private static func operate(on editor: EditorView, _ start: Int, _ count: Int) {
    for number in start..<(start + count) {
      let length = editor.contentLength
      switch number % 4 {
      case 0, 1:
        let word: RichText = number % 32 == 0 ? "line\n" : "word "
        editor.replaceCharacters(in: length..<length, with: word)
      case 2:
        let range = max(0, length - 5)..<length
        editor.changeAttributes(in: range) { $0.fontTraits = number % 8 == 2 ? .bold : nil }
      default: editor.replaceCharacters(in: max(0, length - 3)..<length, with: RichText())
      }
    }
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = g_get_monotonic_time()
    body()
    return Double(g_get_monotonic_time() - start) / 1_000
  }

  /// Returns the memory of the process in kilobytes.
  static func memory() -> Int {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("/proc/self/statm", &contents, nil, nil) != 0, let contents else {
      return 0
    }
    defer { g_free(contents) }
    let pages = String(cString: contents).split(separator: " ").dropFirst().first.flatMap {
      Int($0)
    }
    return (pages ?? 0) * 4
  }
}
