import CConcertinaPango
import Testing
import TextMetrics

@Suite(.serialized) struct LongParagraphTests {
  private static let font = "DejaVu Sans 11"
  private let environment = TextEnvironment(font: LongParagraphTests.font)

  private func measure(_ text: String, width: Int = 400, limit: Int? = nil) -> TextMeasurement {
    TextMeasurer().measure(
      StringParagraphs(text), width: width, environment: environment, lineLimit: limit)
  }

  @Test(arguments: LongTexts.kinds, [97, 1_033])
  func stretchesDoNotChangeTheLines(kind: LongTexts.Kind, width: Int) {
    let text = LongTexts.make(kind, length: 6_000)
    let plain = PlainPango(text, font: Self.font, width: width)
    let measured = measure(text, width: width)
    // Where a stretch of nothing but spaces ends a line, Pango 1.56 lets one more space extend
    // beyond the line's end.
    let allowed = kind.description == "spaces" && pango_version() >= 15_600 ? 1 : 0
    #expect(abs(measured.lineCount - plain.lineCount) <= allowed)
    #expect(allowed == 1 || measured.height == plain.height)
  }

  @Test(arguments: LongTexts.kinds, [31, 400])
  func thePrefixHasTheLinesOfTheWhole(kind: LongTexts.Kind, width: Int) {
    let text = LongTexts.make(kind, length: 3_900)
    let plain = PlainPango(text, font: Self.font, width: width)
    for limit in [1, 2, 5] {
      let measured = measure(text, width: width, limit: limit)
      let lines = min(limit, plain.lineCount)
      #expect(measured.lineCount == lines)
      #expect(measured.height == plain.lineBottoms[lines - 1])
      #expect(measured.exceedsLimit == (plain.lineCount > limit))
    }
  }

  @Test(arguments: [300_000, 1_000_000])
  func aParagraphPastPangosLimitDoesNotCollapse(length: Int) throws {
    let perLine = try #require(lettersPerLine(width: 400))
    let measured = measure(String(repeating: "a", count: length))
    // A line that ends where two stretches meet needs no space for a hyphen.
    let most = length / perLine + 1
    #expect((length / (perLine + 1)...most).contains(measured.lineCount))
    #expect(measured.lineCount > most - length / LongParagraph.stretchLength)
    #expect(measured.height > measured.lineCount * 10)
  }

  /// Returns how many letters Pango puts on each line at a length for which its layout is still
  /// reliable.
  private func lettersPerLine(width: Int) -> Int? {
    let length = 9_000
    let text = String(repeating: "a", count: length)
    let lines = PlainPango(text, font: Self.font, width: width).lineCount
    return (1...100).first { (length + $0 - 1) / $0 == lines }
  }

  @Test(arguments: ["a", "ab ", "12,", "漢"])
  func theCostIsLinear(piece: String) {
    let small = String(repeating: piece, count: 20_000 / piece.count)
    let large = String(repeating: small, count: 4)
    let cost = { (text: String) in
      (0..<3).map { _ in CPUTime.seconds { _ = measure(text) } }.min() ?? 0
    }
    // Four times the text costs four times as much, or sixteen times if each item is as long as the
    // text. The limit in between leaves room for other work on the machine.
    #expect(cost(large) < 9 * cost(small))
  }

  @Test func aPrefixThatIsTooShortGrows() {
    // Many scalars in little width, and far to the right the character that makes the line taller.
    let text = String(repeating: "i\u{301}", count: 200) + "漢" + String(repeating: " i", count: 900)
    let plain = PlainPango(text, font: Self.font, width: 1_000)
    let measured = measure(text, width: 1_000, limit: 1)
    #expect(measured.height == plain.lineBottoms[0])
    #expect(measured.height > measure("i\u{301}").height)
  }

  @Test func oneMegabyteWithALimitCostsAFewLines() {
    let source = RecordingParagraphs(String(repeating: "some words ", count: 100_000))
    let measurer = TextMeasurer()
    let measured = measurer.measure(source, width: 400, environment: environment, lineLimit: 5)
    #expect(measured.lineCount == 5)
    #expect(measured.exceedsLimit)
    #expect(measurer.laidOutByteCount < 1_000)
    #expect(source.largestLimit < 1_000)
  }

  @Test(arguments: LongTexts.kinds)
  func stretchesAreInOrderAndAgreeInBothCounts(kind: LongTexts.Kind) {
    let text = LongTexts.make(kind, length: 20_000)
    let scalars = Array(text.unicodeScalars)
    let stretches = Array(text.utf8).withUnsafeBufferPointer(LongParagraph.stretches)
    #expect(stretches.count >= 9)
    var end = 0
    for stretch in stretches {
      #expect(stretch.scalars.lowerBound > end)
      #expect(stretch.scalars.count <= LongParagraph.stretchLength)
      #expect(stretch.scalars.lowerBound - end <= LongParagraph.stretchLength)
      end = stretch.scalars.upperBound
      let before = scalars[..<stretch.scalars.lowerBound].map { String($0).utf8.count }
      #expect(before.reduce(0, +) == stretch.bytes.lowerBound)
    }
    #expect(scalars.count - end <= LongParagraph.stretchLength)
  }

  @Test(arguments: LongTexts.kinds)
  func stretchesMeetBetweenClusters(kind: LongTexts.Kind) {
    let text = LongTexts.make(kind, length: 20_000)
    let clusters = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    let stretches = Array(text.utf8).withUnsafeBufferPointer(LongParagraph.stretches)
    for stretch in stretches {
      #expect(clusters.contains(stretch.bytes.lowerBound))
      #expect(
        clusters.contains(stretch.bytes.upperBound) || stretch.bytes.upperBound == text.utf8.count)
    }
  }

  @Test func aShortParagraphStaysInOnePiece() {
    let longest = String(repeating: "ü", count: LongParagraph.threshold)
    #expect(Array(longest.utf8).withUnsafeBufferPointer(LongParagraph.stretches).isEmpty)
    #expect(!Array((longest + "ü").utf8).withUnsafeBufferPointer(LongParagraph.stretches).isEmpty)
  }
}
