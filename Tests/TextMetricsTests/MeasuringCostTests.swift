import Testing
import TextMetrics

@Suite struct MeasuringCostTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")
  private let measurer = TextMeasurer()

  private func layouts(_ text: String, limit: Int? = nil, width: Int = 400) -> Int {
    let before = measurer.layoutCount
    _ = measurer.measure(
      StringParagraphs(text), width: width, environment: environment, lineLimit: limit)
    return measurer.layoutCount - before
  }

  private func paragraphs(_ count: Int) -> [String] {
    (0..<count).map { "paragraph number \($0)" }
  }

  @Test func aKeystrokeLaysOutTheEditedParagraphOnly() {
    var lines = paragraphs(200)
    #expect(layouts(lines.joined(separator: "\n")) == 200)
    #expect(layouts(lines.joined(separator: "\n")) == 0)
    lines[100] += "x"
    #expect(layouts(lines.joined(separator: "\n")) == 1)
  }

  @Test func aNewLineAtTheTopLaysOutNothingElse() {
    let lines = paragraphs(200)
    #expect(layouts(lines.joined(separator: "\n")) == 200)
    #expect(layouts((["new"] + lines).joined(separator: "\n")) == 1)
  }

  @Test func equalParagraphsAreLaidOutOnce() {
    #expect(layouts(Array(repeating: "same", count: 50).joined(separator: "\n")) == 1)
  }

  @Test func eachWidthIsRememberedByItself() {
    let text = paragraphs(10).joined(separator: "\n")
    #expect(layouts(text, width: 400) == 10)
    #expect(layouts(text, width: 300) == 10)
    #expect(layouts(text, width: 400) == 0)
    #expect(layouts(text, width: 300) == 0)
  }

  @Test func nothingPastTheLimitIsAskedFor() {
    let source = RecordingParagraphs(paragraphs(1_000).joined(separator: "\n"))
    let measured = measurer.measure(
      source, width: 400, environment: environment, lineLimit: 5)
    #expect(measured == TextMeasurement(lineCount: 5, exceedsLimit: true, height: measured.height))
    #expect(source.asked == [0, 1, 2, 3, 4])
  }

  @Test func theSearchForADirectionIsBounded() {
    let source = RecordingParagraphs(Array(repeating: "12", count: 1_000).joined(separator: "\n"))
    _ = measurer.measure(source, width: 400, environment: environment, lineLimit: 1)
    #expect(source.asked.count == 1 + TextMeasurer.directionLookahead)
    let neutral = RecordingParagraphs(String(repeating: "12 ", count: 100_000))
    _ = measurer.measure(neutral, width: 400, environment: environment, lineLimit: 1)
    #expect(neutral.largestLimit == TextMeasurer.directionCharacters)
  }

  @Test func whatIsNoLongerUsedIsForgotten() {
    let big = String(repeating: "x", count: 1_000)
    #expect(layouts((0..<500).map { big + "\($0)" }.joined(separator: "\n")) == 500)
    for number in 0..<40 { #expect(layouts("short \(number)") == 1) }
    #expect(layouts(big + "7") == 1)
  }
}
