import TextParagraphs
import TextRules

/// What a document is searched by: its texts and tasks, without attributes and pictures.
struct DocumentText: Sendable {
  /// The number of scalars before and after a hit that its line shows.
  private static let reach = (before: 32, after: 96)

  private let texts: [(path: EditorPath, text: String, sketch: TextSketch)]
  let tasks: [RichTextTask]

  init(of content: RichText) {
    var texts: [(path: EditorPath, text: String, sketch: TextSketch)] = []
    content.forEachText { text, path in
      if !text.isEmpty { texts.append((path, text.text, TextSketch(text.text))) }
    }
    self.texts = texts
    tasks = content.tasks
  }

  /// Returns the first hits, at most one for each paragraph.
  func hits(of search: TextSearch, maxCount: Int, while isWanted: () -> Bool) -> [FoundText] {
    var found: [FoundText] = []
    for (path, text, sketch) in texts where found.count < maxCount && search.mayHit(sketch) {
      let ranges = search.hits(in: text, while: isWanted).ranges
      guard !ranges.isEmpty else { continue }
      var lines = LineReader(text)
      for range in ranges where found.count < maxCount {
        guard let line = lines.line(at: range.lowerBound) else { continue }
        found.append(Self.hit(in: path, at: range, line.text, startingAt: line.start))
      }
    }
    return found
  }

  private static func hit(
    in path: EditorPath, at range: Range<Int>, _ line: Substring.UnicodeScalarView,
    startingAt start: Int
  ) -> FoundText {
    let cut = max(range.lowerBound - start - reach.before, 0)
    let shown = line.dropFirst(cut).prefix(reach.before + range.count + reach.after)
    let text = (cut > 0 ? "…" : "") + String(String.UnicodeScalarView(shown))
    let lower = range.lowerBound - start - cut + (cut > 0 ? 1 : 0)
    // A hit over several lines ends with the first of them.
    let upper = min(lower + range.count, text.unicodeScalars.count)
    return FoundText(in: path, range: range, line: text, rangeInLine: lower..<max(lower, upper))
  }
}

/// Finds the lines of hits that come in order, each line once.
private struct LineReader {
  private var rest: Substring.UnicodeScalarView
  /// The offset of the rest.
  private var offset = 0
  /// The end of the last line that was returned.
  private var readEnd = -1

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  /// Returns the line that contains an offset; nil if it has been returned before.
  mutating func line(
    at place: Int
  ) -> (text: Substring.UnicodeScalarView, start: Int)? {
    while place > readEnd {
      let end = rest.firstIndex(where: ParagraphEnd.isEnd) ?? rest.endIndex
      let (line, start) = (rest[..<end], offset)
      let lineEnd = start + line.count
      rest = rest[end...].dropFirst()
      offset = lineEnd + 1
      if place <= lineEnd {
        readEnd = lineEnd
        return (line, start)
      }
      if end == rest.endIndex { return nil }
    }
    return nil
  }
}
