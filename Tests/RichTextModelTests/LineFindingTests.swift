import TestSupport
import Testing
import TextRules

@testable import RichTextModel

/// Hits over several paragraphs are those of the present text, however it was edited and in
/// whatever order its parts were searched.
@Suite struct LineFindingTests {
  /// A text that is edited and searched in parts, as the finder does it with a text buffer.
  private struct Searched {
    var text: [Unicode.Scalar]
    let search: TextSearch
    var progress: SearchProgress
    /// The number of scalars that were searched since it was last set.
    var effort = 0

    init(_ text: String, _ search: TextSearch) {
      self.text = Array(text.unicodeScalars)
      self.search = search
      progress = SearchProgress(count: self.text.count)
    }

    func string(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(text[range]))
    }

    var wholeText: String { string(0..<text.count) }

    private func start(before offset: Int) -> Int {
      text[..<offset].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    private func end(after offset: Int) -> Int {
      text[offset...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
    }

    /// Returns the paragraphs that a range touches, and some before and after them.
    func paragraphs(_ range: Range<Int>, before: Int = 0, after: Int = 0) -> Range<Int> {
      var (lower, upper) = (start(before: range.lowerBound), range.upperBound)
      if range.isEmpty || text[upper - 1] != "\n" { upper = end(after: upper) }
      for _ in 0..<before where lower > 0 { lower = start(before: lower - 1) }
      for _ in 0..<after { upper = end(after: upper) }
      return lower..<upper
    }

    private func affected(by range: Range<Int>) -> Range<Int> {
      let lines = search.reach.lineBreaks
      // An edit at the end of a paragraph touches the next one, as a line of the text buffer.
      let touched = paragraphs(range.lowerBound..<range.lowerBound).lowerBound
      let end = paragraphs(range.upperBound..<range.upperBound).upperBound
      return paragraphs(
        touched..<max(touched, end), before: lines, after: search.reach.looksBack ? lines : 0)
    }

    mutating func insert(_ new: String, at offset: Int) {
      let new = Array(new.unicodeScalars)
      text.insert(contentsOf: new, at: offset)
      let range = offset..<(offset + new.count)
      progress.noteInsertion(range, paragraphs: affected(by: range))
    }

    mutating func delete(_ range: Range<Int>) {
      progress.noteDeletion(range, paragraphs: affected(by: range))
      text.removeSubrange(range)
    }

    mutating func searchPart(from offset: Int, length: Int) {
      guard let next = progress.nextPart(from: offset) else { return }
      let part = paragraphs(next.lowerBound..<min(next.lowerBound + length, next.upperBound))
      let lines = search.reach.lineBreaks
      let read = paragraphs(part, before: search.reach.looksBack ? lines : 0, after: lines)
      let start = min(progress.start(of: part), part.upperBound)
      let hits = search.hits(
        in: string(read),
        beginningIn: (start - read.lowerBound)..<(part.upperBound - read.lowerBound))
      effort += part.count
      progress.settle(
        part,
        hits: hits.ranges.map {
          ($0.lowerBound + read.lowerBound)..<($0.upperBound + read.lowerBound)
        })
    }

    mutating func searchAll(length: Int = 100) {
      while !progress.isComplete { searchPart(from: 0, length: length) }
    }
  }

  private static let queries = [
    TextQuery("\n"), TextQuery("\n\n"), TextQuery("a\na"), TextQuery("a\n\nb"), TextQuery("\nab"),
    TextQuery("a\n", matchesWholeWords: true), TextQuery("b"),
    TextQuery("a\\nb?", isExpression: true), TextQuery("\\n+", isExpression: true),
    TextQuery("(?<!\\n)\\n(?!\\n)", isExpression: true),
    TextQuery("(?<=a\\n)b", isExpression: true),
    TextQuery("[ab]*\\n^[ab]*$", isExpression: true), TextQuery("a[^x]*\\nb", isExpression: true),
  ]

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func hitsAreThoseOfThePresentText(seed: UInt64) throws {
    for query in Self.queries {
      var random = SeededRandom(seed: seed)
      let search = try TextSearch(query)
      var searched = Searched("ab\na\n\n\nb\na\na\na\nab", search)
      for step in 0..<150 {
        let count = searched.text.count
        let place = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where count < 60:
          let new = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
            "ab\n\n".randomElement(using: &random)
          }
          searched.insert(String(new), at: place)
        case 1:
          searched.delete(place..<min(place + Int.random(in: 0...4, using: &random), count))
        case 2: searched.searchAll(length: Int.random(in: 1...9, using: &random))
        default: searched.searchPart(from: place, length: Int.random(in: 1...9, using: &random))
        }
        let hits = searched.progress.hits.ranges
        #expect(
          zip(hits, hits.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound },
          "seed \(seed), step \(step): \(query.text.debugDescription) has \(hits)")
        guard searched.progress.isComplete else { continue }
        #expect(
          hits == search.hits(in: searched.wholeText).ranges,
          """
          seed \(seed), step \(step): \(query.text.debugDescription) \
          in \(searched.wholeText.debugDescription)
          """)
      }
    }
  }

  @Test(arguments: [TextQuery("\n\n"), TextQuery("one\nt"), TextQuery("e\\nt", isExpression: true)])
  func anEditIsSearchedFromAFewParagraphsBeforeItOn(query: TextQuery) throws {
    let line = "one\ntwo\n\n"
    var searched = Searched(String(repeating: line, count: 2_000), try TextSearch(query))
    searched.searchAll(length: 1_000)
    #expect(searched.progress.hits.count == 2_000)
    searched.effort = 0
    searched.insert("x", at: 9_001)
    searched.searchAll(length: 1_000)
    #expect(searched.effort < 100)
    #expect(searched.progress.hits.count == (query.text == "one\nt" ? 1_999 : 2_000))
  }

  /// After an edit at the start, each hit is one line further: nothing is known any more.
  @Test func manyEmptyLinesAreCorrectedInAFewParts() throws {
    let search = try TextSearch(TextQuery("\n\n"))
    var searched = Searched(String(repeating: "\n", count: 100_001), search)
    searched.searchAll(length: 65_536)
    #expect(searched.progress.hits.count == 50_000)
    searched.insert("x", at: 1)
    var parts = 0
    while !searched.progress.isComplete {
      searched.searchPart(from: 0, length: 65_536)
      parts += 1
    }
    #expect(searched.progress.hits.ranges == search.hits(in: searched.wholeText).ranges)
    #expect(parts < 20)
  }

  @Test func aHitBelongsToThePartInWhichItBegins() {
    var progress = SearchProgress(count: 30)
    progress.settle(20..<30, hits: [20..<22])
    progress.settle(0..<20, hits: [3..<5, 18..<21])
    #expect(progress.hits.ranges == [3..<5, 18..<21])
    #expect(progress.unsearched.ranges == [20..<30])
    #expect(progress.start(of: 20..<30) == 21)
    progress.settle(20..<30, hits: [25..<27])
    #expect(progress.isComplete)
    progress.noteInsertion(19..<20, paragraphs: 10..<21)
    #expect(progress.hits.ranges == [3..<5, 26..<28])
    #expect(progress.unsearched.ranges == [10..<22])
  }
}
