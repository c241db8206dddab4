import Testing
import TextMetrics

@Suite(.serialized) struct LongParagraphTests {
  private static let font = "DejaVu Sans 11"
  private let environment = TextEnvironment(font: LongParagraphTests.font)

  private func measure(_ text: String, width: Int = 400) -> TextMeasurement {
    TextMeasurer().measure(StringParagraphs(text), width: width, environment: environment)
  }

  @Test(arguments: LongTexts.kinds, [97, 400, 1_033])
  func stretchesDoNotChangeTheLines(kind: LongTexts.Kind, width: Int) {
    let text = LongTexts.make(kind, length: 9_000)
    let plain = PlainPango(text, font: Self.font, width: width)
    let measured = measure(text, width: width)
    #expect(measured.lineCount == plain.lineCount)
    #expect(measured.height == plain.height)
  }
}
