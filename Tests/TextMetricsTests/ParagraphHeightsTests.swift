import TestSupport
import Testing
import TextMetrics

/// Known heights change the cost of a measurement, never its result.
@Suite(.serialized) struct ParagraphHeightsTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")
  private let measurer = TextMeasurer()

  private func paragraphs(_ count: Int) -> [String] {
    (0..<count).map { "paragraph number \($0)" }
  }

  /// Measures, and returns how many paragraphs were examined.
  private func measurements(
    at lines: [String], _ heights: inout ParagraphHeights, width: Int = 400, limit: Int? = nil
  ) -> Int {
    let before = measurer.examinedParagraphCount
    let source = StringParagraphs(lines.joined(separator: "\n"))
    let measured = measurer.measure(
      source, keeping: &heights, width: width, environment: environment, lineLimit: limit)
    let after = measurer.examinedParagraphCount
    #expect(
      measured
        == measurer.measure(source, width: width, environment: environment, lineLimit: limit))
    return after - before
  }

  @Test func aKeyLooksAtTheParagraphThatItChanges() {
    var lines = paragraphs(5_000)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights) == 5_000)
    #expect(measurements(at: lines, &heights) == 0)
    for line in [0, 2_499, 4_999] {
      lines[line] += String(repeating: " and more of it", count: 8)
      heights.replace(line..<(line + 1), with: 1)
      #expect(measurements(at: lines, &heights) == 1)
    }
    #expect(heights.knownCount == 5_000)
  }

  @Test func theLimitingParagraphMovesWithTheEditsBeforeIt() {
    var lines = paragraphs(50)
    var heights = ParagraphHeights()
    #expect(heights.limitingParagraph(lineLimit: 4) == nil)
    _ = measurements(at: lines, &heights, limit: 4)
    #expect(heights.limitingParagraph(lineLimit: 4) == 4)
    lines.insert("before it", at: 2)
    heights.replace(2..<3, with: 2)
    #expect(heights.limitingParagraph(lineLimit: 4) == 5)
    heights.replace(20..<30, with: 1)
    #expect(heights.limitingParagraph(lineLimit: 4) == 5)
    heights.replace(3..<9, with: 1)
    #expect(heights.limitingParagraph(lineLimit: 4) == 3)
    _ = measurements(at: lines, &heights, limit: 4)
    #expect(heights.limitingParagraph(lineLimit: 4) == 4)
  }

  @Test func eachLimitHasItsOwnParagraph() {
    let lines = paragraphs(50)
    var heights = ParagraphHeights()
    for limit in [4, 1, 9] { _ = measurements(at: lines, &heights, limit: limit) }
    #expect([1, 4, 9, 10].map { heights.limitingParagraph(lineLimit: $0) } == [1, 4, 9, nil])
    heights.replace(3..<50, with: 0)
    _ = measurements(at: Array(lines.prefix(3)), &heights, limit: 4)
    #expect(heights.limitingParagraph(lineLimit: 4) == nil)
    #expect(heights.limitingParagraph(lineLimit: 1) == 1)
    for limit in 10..<20 { _ = measurements(at: lines, &heights, limit: limit) }
    #expect(heights.limitingParagraph(lineLimit: 19) == 19)
    #expect(heights.limitingParagraph(lineLimit: 1) == nil)
  }

  @Test func paragraphsThatComeAndGoMoveTheOthers() {
    var lines = paragraphs(3_000)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights) == 3_000)
    lines.replaceSubrange(10...10, with: ["one", "two " + lines[10]])
    heights.replace(10..<11, with: 2)
    #expect(measurements(at: lines, &heights) == 2)
    lines.replaceSubrange(700..<1_900, with: ["in their place"])
    heights.replace(700..<1_900, with: 1)
    #expect(measurements(at: lines, &heights) == 1)
    lines.insert(contentsOf: paragraphs(2_000), at: 5)
    heights.replace(5..<5, with: 2_000)
    #expect(measurements(at: lines, &heights) == 2_000)
    lines.removeLast(100)
    heights.replace((lines.count - 1)..<(lines.count + 100), with: 1)
    #expect(measurements(at: lines, &heights) == 1)
    lines.append("at the end")
    heights.replace((lines.count - 2)..<(lines.count - 1), with: 2)
    #expect(measurements(at: lines, &heights) == 2)
  }

  @Test func whatLooksAnotherWayIsLookedAtAgain() {
    let lines = paragraphs(2_000)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights) == 2_000)
    heights.forget(400..<1_200)
    #expect(measurements(at: lines, &heights) == 800)
    heights.forget(1_990..<9_999)
    #expect(measurements(at: lines, &heights) == 10)
  }

  @Test func anotherWidthOrFontForgetsEverything() {
    let lines = paragraphs(50)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights) == 50)
    #expect(measurements(at: lines, &heights, width: 100) == 50)
    let source = StringParagraphs(lines.joined(separator: "\n"))
    let larger = TextEnvironment(font: "DejaVu Sans 20")
    let measured = measurer.measure(
      source, keeping: &heights, width: 100, environment: larger)
    #expect(measured == TextMeasurer().measure(source, width: 100, environment: larger))
  }

  @Test func nothingBehindTheLimitIsKept() {
    var lines = paragraphs(1_000)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights, limit: 5) == 5)
    #expect(heights.count == 5)
    lines[800] = "x"
    heights.replace(800..<801, with: 1)
    #expect(measurements(at: lines, &heights, limit: 5) == 0)
    lines = paragraphs(4_000)
    heights.replace(0..<1_000, with: 4_000)
    #expect(heights.count == 0)
    #expect(measurements(at: lines, &heights, limit: 5) == 5)
    #expect(heights.count == 5)
  }

  @Test func paragraphsWithoutADirectionFollowTheOneBefore() {
    var lines = ["שלום", "12, (3)"] + Array(repeating: "...", count: 1_500) + ["Latin"]
    var heights = ParagraphHeights()
    _ = measurements(at: lines, &heights)
    lines[0] = "words"
    heights.replace(0..<1, with: 1)
    #expect(measurements(at: lines, &heights) == 1_502)
    lines[0] = "12"
    heights.replace(0..<1, with: 1)
    // The first paragraph with a direction is too far away to determine that of those before it:
    // they have the widget's direction.
    #expect(measurements(at: lines, &heights) == 1)
    lines[3] = "שלום"
    heights.replace(3..<4, with: 1)
    #expect(measurements(at: lines, &heights) == 1_502)
  }

  @Test func aDirectionThatChangedBeforeTheLimitHoldsBehindItToo() {
    var lines = ["שלום"] + Array(repeating: "12, (3)", count: 20)
    var heights = ParagraphHeights()
    #expect(measurements(at: lines, &heights) == 21)
    lines[0] = "words"
    heights.replace(0..<1, with: 1)
    #expect(measurements(at: lines, &heights, limit: 1) == 1)
    #expect(measurements(at: lines, &heights) == 20)
  }

  @Test(arguments: [1, 2] as [UInt64], [30, 1_500])
  func anEditedTextIsMeasuredLikeANewOne(seed: UInt64, size: Int) {
    var random = SeededRandom(seed: seed)
    let reference = TextMeasurer()
    var text = (0..<size).map { _ in Self.paragraph(&random) }
    var heights = ParagraphHeights()
    for step in 0..<150 {
      let change = Self.change(of: text, &random)
      text.replaceSubrange(change.range, with: change.paragraphs)
      heights.replace(change.range, with: change.paragraphs.count)
      if random.once(in: 10) { heights.forget(0..<Int.random(in: 0...text.count, using: &random)) }
      let source = StringParagraphs(text.joined(separator: "\n"))
      let width = random.once(in: 30) ? 90 : 160
      let lineLimit = random.once(in: 2) ? nil : Int.random(in: 1...(2 * size), using: &random)
      let heightLimit = random.once(in: 2) ? nil : Int.random(in: 1...(40 * size), using: &random)
      let measured = measurer.measure(
        source, keeping: &heights, width: width, environment: environment, lineLimit: lineLimit,
        heightLimit: heightLimit)
      let expected = reference.measure(
        source, width: width, environment: environment, lineLimit: lineLimit,
        heightLimit: heightLimit)
      #expect(measured == expected, "seed \(seed), step \(step)")
      if measured != expected { return }
    }
  }

  private static func paragraph(_ random: inout SeededRandom) -> String {
    let words = random.pick([
      ["one", "two", "seventeen"], ["12", "(3)", "..."], ["12", "(3)", "..."], ["שלום", "ספר"],
      [""],
    ])
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(words) }
      .joined(separator: " ")
  }

  private static func change(
    of text: [String], _ random: inout SeededRandom
  ) -> (range: Range<Int>, paragraphs: [String]) {
    let most = random.once(in: 20) ? text.count / 2 : 3
    let start = Int.random(in: 0..<text.count, using: &random)
    let end = min(start + Int.random(in: 0...most, using: &random), text.count)
    // A text has at least one paragraph.
    let least = end - start == text.count ? 1 : 0
    let count = Int.random(in: least...max(most, least), using: &random)
    return (start..<end, (0..<count).map { _ in paragraph(&random) })
  }

  @Test func aPlaceInTheTextIsThatOfTheHeightsAbove() {
    // Some paragraphs are wrapped, so that heights differ; over several blocks of entries.
    let lines = (0..<2_500).map {
      "paragraph \($0)" + String(repeating: " word", count: $0 % 7 * 9)
    }
    var heights = ParagraphHeights()
    #expect(heights.top(of: 3) == 0)
    #expect(heights.paragraph(at: 100) == (0, 0, 0))
    _ = measurements(at: lines, &heights)
    var top = 0
    for (index, line) in lines.enumerated() {
      let height = measurer.measure(
        StringParagraphs(line), width: 400, environment: environment
      ).height
      if index % 97 == 0 || index > 2_490 {
        #expect(heights.top(of: index) == top)
        for y in [top, top + height / 2, top + height - 1] {
          #expect(heights.paragraph(at: y) == (index, top, height))
        }
      }
      top += height
    }
    #expect(heights.top(of: lines.count) == top)
    #expect(heights.top(of: .max) == top)
    #expect(heights.paragraph(at: -5).index == 0)
    #expect(heights.paragraph(at: top + 100).index == lines.count - 1)
  }
}
