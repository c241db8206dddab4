import RichTextModel
import TestSupport
import Testing

/// The lines that are headings, after any edits.
@Suite struct HeadingLineTests {
  /// A line of a document: a heading of a level, or none.
  private struct Line: Equatable {
    var level: Int?
    var isCollapsed = false

    var format: ParagraphFormat {
      var format = ParagraphFormat(style: level.map { .heading($0) } ?? .body)
      format.isCollapsed = isCollapsed
      return format
    }
  }

  /// The lines below a collapsed heading, found line by line.
  private static func hiddenLines(of lines: [Line]) -> [Int] {
    var hidden: [Int] = []
    var collapsed: Int?
    for (index, line) in lines.enumerated() {
      if let level = line.level, let top = collapsed, level <= top { collapsed = nil }
      if collapsed != nil, index < lines.count - 1 { hidden.append(index) }
      if let level = line.level, line.isCollapsed, collapsed == nil { collapsed = level }
    }
    return hidden
  }

  private static func randomLine(_ random: inout SeededRandom) -> Line {
    guard random.once(in: 3) else { return Line() }
    return Line(level: Int.random(in: 1...4, using: &random), isCollapsed: random.once(in: 3))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func editsGiveWhatReadingAgainGives(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lines = (0..<20).map { _ in Self.randomLine(&random) }
    var known = HeadingLines()
    for step in 0..<300 {
      let first = Int.random(in: 0..<lines.count, using: &random)
      let last = min(first + Int.random(in: 0...3, using: &random), lines.count - 1)
      known.willChange(first...last, of: lines.count)
      let count = Int.random(in: lines.count > 40 ? 1...1 : 1...5, using: &random)
      lines.replaceSubrange(first...last, with: (0..<count).map { _ in Self.randomLine(&random) })
      guard random.once(in: 2) else { continue }
      _ = known.update(lineCount: lines.count) { lines[$0].format }
      let headings = lines.indices.filter { lines[$0].level != nil }
      #expect(known.headings.map(\.line) == headings, "step \(step)")
      #expect(known.headings.map(\.level) == headings.map { lines[$0].level }, "step \(step)")
      #expect(
        known.hiddenLines.flatMap { Array($0) } == Self.hiddenLines(of: lines), "step \(step)")
    }
  }

  @Test func anUpdateTellsWhetherThereAreHeadingsInTheChangedLines() {
    var lines = [Line(level: 1), Line(), Line(level: 2)]
    var known = HeadingLines()
    #expect(known.update(lineCount: 3) { lines[$0].format })
    #expect(!known.update(lineCount: 3) { lines[$0].format })
    known.willChange(1...1, of: 3)
    lines.insert(Line(), at: 1)
    #expect(!known.update(lineCount: 4) { lines[$0].format })
    #expect(known.headings.map(\.line) == [0, 3])
    // The title may be another one.
    known.willChange(3...3, of: 4)
    #expect(known.update(lineCount: 4) { lines[$0].format })
    known.willChange(0...0, of: 4)
    lines[0] = Line()
    #expect(known.update(lineCount: 4) { lines[$0].format })
  }

  @Test func onlyTheLinesOfAnEditAreReadAgain() {
    var known = HeadingLines()
    _ = known.update(lineCount: 10_000) { _ in ParagraphFormat() }
    known.willChange(5_000...5_000, of: 10_000)
    var read: [Int] = []
    _ = known.update(lineCount: 10_001) {
      read.append($0)
      return ParagraphFormat()
    }
    #expect(read == [5_000, 5_001])
  }

  @Test func aSectionEndsAtTheNextHeadingOfItsLevelOrAHigherOne() {
    let levels = [nil, 2, nil, 3, nil, 2, 1, nil]
    var known = HeadingLines()
    _ = known.update(lineCount: levels.count) { Line(level: levels[$0]).format }
    #expect(known.headings.indices.map { known.section(of: $0) } == [2..<5, 4..<5, 6..<6, 7..<8])
    #expect(known.indices(around: 4).map { known.headings[$0].line } == [3, 1])
    #expect(known.index(ofSectionContaining: 0) == nil)
    #expect(known.index(ofSectionContaining: 7) == 3)
  }
}
