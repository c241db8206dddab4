import CConcertinaPango
import Testing
import TextMetrics

@Suite struct TextEnvironmentTests {
  private let environment = TextEnvironment(font: "DejaVu Sans 11")

  private func caret(
    _ text: String, paragraph: Int, in environment: TextEnvironment
  ) -> CaretRectangle {
    TextMeasurer().caretRectangle(
      in: StringParagraphs(text), paragraph: paragraph, offset: 0, width: 301,
      environment: environment)
  }

  @Test(arguments: [
    ("a", 0, 0), ("א", 0, 300), ("1", 0, 0), ("א\n1", 1, 300), ("1\nא", 0, 300),
    ("1\n2\n3\nא\na", 1, 300), ("a\n1\nא", 1, 0), ("א\n1\na", 1, 300),
  ])
  func paragraphsTakeTheirDirectionFromOthers(text: String, paragraph: Int, left: Int) {
    #expect(caret(text, paragraph: paragraph, in: environment).x == left)
  }

  @Test func theWidgetsDirectionIsTheLast() {
    var turned = environment
    turned.defaultDirection = .rightToLeft
    #expect(caret("1", paragraph: 0, in: turned).x == 300)
    #expect(caret("1\na", paragraph: 0, in: turned).x == 0)
  }

  @Test func theKeyboardDecidesInTheCaretsParagraph() {
    var typed = environment
    typed.caretDirection = CaretDirection(paragraph: 1, direction: .rightToLeft)
    #expect(caret("a\n1\n2", paragraph: 1, in: typed).x == 300)
    #expect(caret("a\n1\n2", paragraph: 2, in: typed).x == 0)
    typed.caretDirection = CaretDirection(paragraph: 0, direction: .rightToLeft)
    #expect(caret("a\n1\n2", paragraph: 0, in: typed).x == 0)
  }

  @Test func attributesHoldForEmptyTextToo() throws {
    let list = try #require(pango_attr_list_new())
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_line_height_new(2))
    let spaced = TextEnvironment(
      leftToRightContext: try context(), rightToLeftContext: try context(), attributes: list)
    let measurer = TextMeasurer()
    for text in ["", "a", "a\n"] {
      let plain = measurer.measure(StringParagraphs(text), width: 300, environment: environment)
      let high = measurer.measure(StringParagraphs(text), width: 300, environment: spaced)
      #expect(high.height > plain.height * 3 / 2)
    }
  }

  @Test func attributesHoldForLongTextToo() throws {
    let list = try #require(pango_attr_list_new())
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_letter_spacing_new(4 * PANGO_SCALE))
    let spaced = TextEnvironment(
      leftToRightContext: try context(), rightToLeftContext: try context(), attributes: list)
    let text = StringParagraphs(String(repeating: "a", count: 5_000))
    let measurer = TextMeasurer()
    let plain = measurer.measure(text, width: 300, environment: environment)
    #expect(measurer.measure(text, width: 300, environment: spaced).lineCount > plain.lineCount)
    #expect(measurer.measure(text, width: 300, environment: environment) == plain)
  }

  @Test func aChangedContextIsNoticed() throws {
    let leftToRight = try context()
    let changing = TextEnvironment(
      leftToRightContext: leftToRight, rightToLeftContext: try context())
    let measurer = TextMeasurer()
    let small = measurer.measure(StringParagraphs("a"), width: 300, environment: changing)
    let serial = changing.serial
    let description = pango_font_description_from_string("DejaVu Sans 30")
    pango_context_set_font_description(leftToRight, description)
    pango_font_description_free(description)
    #expect(changing.serial != serial)
    let big = measurer.measure(StringParagraphs("a"), width: 300, environment: changing)
    #expect(big.height > small.height)
  }

  @Test func theResolutionScalesTheFont() {
    let measurer = TextMeasurer()
    let fine = TextEnvironment(font: "DejaVu Sans 11", resolution: 192)
    let text = StringParagraphs("a")
    let normal = measurer.measure(text, width: 300, environment: environment)
    #expect(measurer.measure(text, width: 300, environment: fine).height > normal.height * 3 / 2)
  }

  private func context() throws -> OpaquePointer {
    let map = pango_cairo_font_map_get_default()
    let context = try #require(pango_font_map_create_context(map))
    let description = pango_font_description_from_string("DejaVu Sans 11")
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    return context
  }
}
