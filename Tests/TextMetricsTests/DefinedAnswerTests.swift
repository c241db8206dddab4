import Testing
import TextMetrics

/// Input that no app should send still has a defined result.
@Suite struct DefinedAnswerTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")

  private func measure(
    utf8: [UInt8], width: Int = 300, style: ParagraphStyle = ParagraphStyle()
  ) -> TextMeasurement {
    TextMeasurer().measure(
      StringParagraphs(utf8: utf8), width: width, environment: environment, style: style)
  }

  private func measure(
    _ text: String, width: Int = 300, style: ParagraphStyle = ParagraphStyle()
  ) -> TextMeasurement {
    measure(utf8: Array(text.utf8), width: width, style: style)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0x61, 0x00, 0x62], "a\u{FFFD}b"),
      ([0xE2, 0x80], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xA9, 0x0A, 0x61], "\u{FFFD}\na"),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreReplaced(bytes: [UInt8], text: String) {
    for width in [5, 20, 300] {
      #expect(measure(utf8: bytes, width: width) == measure(text, width: width))
    }
  }

  @Test func everythingAfterANulIsMeasured() {
    #expect(measure("a\0" + String(repeating: "word ", count: 40)).lineCount > 3)
  }

  @Test func anObjectReplacementCharacterIsACharacter() {
    #expect(measure("\u{FFFC}").lineCount == 1)
    let text = String(repeating: "\u{FFFC}a ", count: 200)
    let plain = PlainPango(text, font: "DejaVu Sans 11", width: 300)
    #expect(measure(text).lineCount == plain.lineCount)
    #expect(measure(text).height == plain.height)
  }

  @Test(arguments: [Int.min, -1_000, -1, 0, 1])
  func widthsBelowTwoCountAsTwo(width: Int) {
    #expect(measure("abc def", width: width) == measure("abc def", width: 2))
    #expect(measure("abc def", width: width).lineCount >= 6)
  }

  @Test(arguments: [2_097_151, 2_097_152, 10_000_000, Int.max])
  func hugeWidthsAreAsWideAsPangoCanHold(width: Int) {
    #expect(measure(String(repeating: "word ", count: 1_000), width: width).lineCount == 1)
  }

  @Test(arguments: 1...12)
  func aMarkAfterASpaceDoesNotAbortAtAnyWidth(width: Int) {
    #expect(measure("\u{85}\u{5DD} \u{301}\u{576}", width: width).lineCount > 0)
  }

  @Test func marginsThatLeaveNothingSetOneClusterALine() {
    let style = ParagraphStyle(leftMargin: 99, rightMargin: 200)
    #expect(measure("abcd", style: style).lineCount == 4)
  }

  @Test func marginsThatLeaveLessThanNothingDoNotWrap() {
    let style = ParagraphStyle(leftMargin: 100, rightMargin: 200)
    #expect(measure(String(repeating: "word ", count: 100), style: style).lineCount == 1)
  }

  @Test func absurdStylesDoNotOverflow() {
    var style = ParagraphStyle(
      pixelsAboveLines: .max, pixelsBelowLines: .max, pixelsInsideWrap: .max, leftMargin: .max,
      rightMargin: .max, indent: .max)
    #expect(measure("a b", style: style).height > 0)
    style = ParagraphStyle(
      pixelsAboveLines: .min, pixelsBelowLines: .min, pixelsInsideWrap: .min, leftMargin: .min,
      rightMargin: .min, indent: .min)
    style.indent = 0
    #expect(measure("a b", style: style) == measure("a b"))
  }

  @Test(arguments: ["", "Nonsense 99", "Sans 0", "Sans -5", "\u{1F600}", "Sans 1"])
  func oddFontsHaveLines(font: String) {
    let measured = TextMeasurer().measure(
      StringParagraphs("a\nb"), width: 300, environment: TextEnvironment(font: font))
    #expect(measured.lineCount == 2)
  }
}
