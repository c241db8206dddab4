import Testing
import TextMetrics

@Suite struct TextMeasurerTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")

  private func measure(
    _ text: String, width: Int = 300, style: ParagraphStyle = ParagraphStyle(), limit: Int? = nil
  ) -> TextMeasurement {
    TextMeasurer().measure(
      StringParagraphs(text), width: width, environment: environment, style: style,
      lineLimit: limit)
  }

  @Test func emptyTextIsOneLineAsHighAsAnyOther() {
    #expect(measure("").lineCount == 1)
    #expect(measure("").height == measure("A").height)
    #expect(measure("").height > 0)
  }

  @Test func everyParagraphIsALine() {
    #expect(measure("a\nb\nc").lineCount == 3)
    #expect(measure("a\n").lineCount == 2)
    #expect(measure("a\nb").height == 2 * measure("a").height)
  }

  @Test func aParagraphWrapsAtTheWidth() {
    let text = String(repeating: "word ", count: 30)
    let wide = measure(text, width: 400)
    let narrow = measure(text, width: 100)
    #expect(wide.lineCount > 1)
    #expect(narrow.lineCount > wide.lineCount)
    #expect(narrow.height > wide.height)
  }

  @Test func theLimitCutsLinesAndHeight() {
    let text = String(repeating: "word ", count: 100)
    let three = measure(text, limit: 3)
    #expect(three.lineCount == 3)
    #expect(three.exceedsLimit)
    #expect(three.height < measure(text).height)
  }

  @Test(arguments: [0, -1, Int.min])
  func aLimitBelowOneCountsAsOne(limit: Int) {
    #expect(measure("a\nb", limit: limit) == measure("a\nb", limit: 1))
    #expect(measure("a\nb", limit: limit).lineCount == 1)
  }

  @Test func theHeightDoesNotJumpWhenTheLimitIsPassed() {
    let style = ParagraphStyle(pixelsInsideWrap: 7)
    for lines in 1...6 {
      let text = Array(repeating: "a", count: lines).joined(separator: "\u{2028}")
      let exact = measure(text, style: style, limit: lines)
      let longer = measure(text + "\u{2028}b", style: style, limit: lines)
      #expect(!exact.exceedsLimit)
      #expect(longer.exceedsLimit)
      #expect(exact.height == longer.height)
    }
  }
}
