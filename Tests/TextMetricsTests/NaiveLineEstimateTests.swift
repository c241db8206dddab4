import CConcertinaPango
import Testing
import TextMetrics

/// Each case in which the naive estimate is wrong, and the correct number of lines.
@Suite struct NaiveLineEstimateTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")
  private let measurer = TextMeasurer()

  private func lines(_ text: String, width: Int, style: ParagraphStyle = ParagraphStyle()) -> Int {
    measurer.measure(
      StringParagraphs(text), width: width, environment: environment, style: style
    ).lineCount
  }

  private func height(_ text: String, width: Int = 400) -> Int {
    measurer.measure(StringParagraphs(text), width: width, environment: environment).height
  }

  /// Returns the smallest width at which a text does not wrap.
  private func width(_ text: String) -> Int {
    var width = 2
    while lines(text, width: width + 1) > 1 { width += 1 }
    return width
  }

  private func naive(_ text: String, width: Int) -> NaiveLineEstimate {
    NaiveLineEstimate(text, editorWidth: width, widthOfLine: self.width)
  }

  @Test func theWorkedExample() {
    let estimate = NaiveLineEstimate(lineWidths: [920, 170, 390], editorWidth: 300)
    #expect(estimate.wrappedLines == 4)
    #expect(estimate.brokenLines == 3)
    #expect(estimate.lineCount == 7)
  }

  @Test func itIsRightWhereNothingIsSpecial() {
    #expect(naive("a\nb\n", width: 300).lineCount == lines("a\nb\n", width: 301))
    #expect(naive("", width: 300).lineCount == 1)
  }

  @Test func wordsMoveToTheNextLineWhole() {
    let text = "wwwwwwwwww wwwwwwwwww wwwwwwwwww"
    let narrow = width("wwwwwwwwww wwwwwww")
    #expect(naive(text, width: narrow).lineCount == 2)
    #expect(lines(text, width: narrow + 1) == 3)
  }

  @Test func aLineExactlyAsWideIsCountedTwice() {
    let exact = width("exactly")
    #expect(naive("exactly", width: exact).lineCount == 2)
    #expect(lines("exactly", width: exact + 1) == 1)
  }

  @Test(arguments: ["a\rb", "a\r\nb", "a\u{2029}b", "a\u{2028}b"])
  func otherSeparatorsAreNotCounted(text: String) {
    let naive = NaiveLineEstimate(text, editorWidth: 300) { _ in 20 }
    #expect(lines(text, width: 300) == 2)
    #expect(naive.lineCount == (text == "a\r\nb" ? 2 : 1))
  }

  @Test func fallbackFontsMakeTallerLines() {
    let text = "Latin\n漢字\n😀"
    let estimate = NaiveLineEstimate(lineWidths: [40, 30, 15], editorWidth: 300)
    let naive = estimate.height(lineHeight: height("Latin"), lineSpacing: 0, maxLines: 9)
    #expect(height(text) > naive)
  }

  @Test func wrappedLinesAndParagraphsRoundApart() throws {
    let differing = try (8...20).filter { size in
      let environment = try unrounded(font: "DejaVu Sans \(size)")
      let heights = ["a\u{2028}a\u{2028}a", "a\na\na"].map {
        measurer.measure(StringParagraphs($0), width: 400, environment: environment).height
      }
      return heights[0] != heights[1]
    }
    #expect(!differing.isEmpty)
  }

  /// Fonts whose lines are not a whole number of pixels high, as GTK has them.
  private func unrounded(font: String) throws -> TextEnvironment {
    let map = pango_cairo_font_map_get_default()
    let context = try #require(pango_font_map_create_context(map))
    let description = pango_font_description_from_string(font)
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return TextEnvironment(leftToRightContext: context, rightToLeftContext: context)
  }

  @Test func marginsAndIndentCount() {
    let text = "four little words here"
    let room = width(text) + 1
    #expect(naive(text, width: room).lineCount == 1)
    #expect(lines(text, width: room + 1, style: ParagraphStyle(indent: 20)) == 2)
    #expect(lines(text, width: room + 1, style: ParagraphStyle(leftMargin: 20)) == 2)
  }

  @Test func tabStopsDependOnTheLine() {
    #expect(width("a\tb") == width("aaa\tb"))
  }

  @Test(arguments: [0, -1, Int.min])
  func aWidthBelowOneCountsAsOne(width: Int) {
    let estimate = NaiveLineEstimate(lineWidths: [3, 0], editorWidth: width)
    #expect(estimate.wrappedLines == 3)
    #expect(lines("", width: width) == 1)
  }

  @Test func theHeightJumpsAtTheLimit() {
    let below = NaiveLineEstimate(lineWidths: [1, 1, 1, 1], editorWidth: 300)
    let limit = NaiveLineEstimate(lineWidths: [1, 1, 1, 1, 1], editorWidth: 300)
    #expect(below.height(lineHeight: 17, lineSpacing: 2, maxLines: 5) == 4 * 19 - 2)
    #expect(limit.height(lineHeight: 17, lineSpacing: 2, maxLines: 5) == 5 * 19)
  }
}
