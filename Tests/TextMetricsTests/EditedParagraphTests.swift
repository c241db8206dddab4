import CConcertinaPango
import Testing
import TextMetrics

/// After an edit, only the lines that it may have changed are laid out, with the same result.
@Suite(.serialized) struct EditedParagraphTests {
  private static let words = ["some", "words", "of", "one", "or", "two", "syllables", "well-known"]
  private let environment = TextEnvironment(font: "DejaVu Sans 11")
  private let measurer = TextMeasurer()

  /// About ten lines of forty letters each.
  private let text = (0..<60).map { words[$0 * 7 % words.count] }.joined(separator: " ")

  private func cost(
    _ text: String, in environment: TextEnvironment? = nil,
    style: ParagraphStyle = ParagraphStyle(), width: Int = 300
  ) -> Int {
    let before = measurer.laidOutByteCount
    let environment = environment ?? self.environment
    let measured = measurer.measure(
      StringParagraphs(text), width: width, environment: environment, style: style)
    let fresh = TextMeasurer().measure(
      StringParagraphs(text), width: width, environment: environment, style: style)
    #expect(measured == fresh)
    return measurer.laidOutByteCount - before
  }

  private func inserting(_ piece: String, at offset: Int, into text: String) -> String {
    let place = text.index(text.startIndex, offsetBy: offset)
    return String(text[..<place]) + piece + text[place...]
  }

  @Test func aKeyAtTheEndLaysOutTheLastLines() {
    #expect(cost(text) == text.utf8.count)
    #expect((1...100).contains(cost(text + "x")))
    #expect((1...100).contains(cost(text + "xy")))
    #expect((1...100).contains(cost(text + "z")))
  }

  @Test func aKeyAnywhereLaysOutTheLinesAroundIt() {
    _ = cost(text)
    let costs = (0..<text.utf8.count).map { cost(inserting("i", at: $0, into: text)) }
    #expect(costs.sorted()[costs.count / 2] < 100)
    // Includes edits that move a word to the next line, one from there to the next, and so on.
    #expect(costs.allSatisfy { $0 < text.utf8.count * 3 / 2 })
  }

  @Test func whatItWasAtAnotherWidthIsNotForgotten() {
    _ = cost(text, width: 400)
    var typed = text
    for _ in 0..<20 {
      typed += "x"
      _ = cost(typed)
    }
    #expect((1...100).contains(cost(typed, width: 400)))
  }

  @Test func aNewTextIsLaidOutWhole() {
    _ = cost(text)
    let other = String(text.reversed())
    #expect(cost(other) == other.utf8.count)
  }

  @Test func accentsOfOneLetterArePlain() {
    let german = text.replacing("o", with: "ö")
    _ = cost(german)
    #expect((1...150).contains(cost(german + "ß")))
  }

  @Test(arguments: ["\t", "\u{AD}", "\u{A0}", "e\u{301}", "א", "漢", "—", "\u{2028}", "😀", "×"])
  func whatIsNotPlainIsLaidOutWhole(piece: String) {
    let odd = inserting(piece, at: 20, into: text)
    _ = cost(odd)
    #expect(cost(odd + "x") == odd.utf8.count + 1)
  }

  @Test func digitsAloneAreLaidOutWhole() {
    let digits = String(repeating: "12 345 ", count: 60)
    _ = cost(digits)
    #expect(cost(digits + "6") == digits.utf8.count + 1)
  }

  @Test(arguments: [
    ParagraphStyle(indent: 9), ParagraphStyle(indent: -9), ParagraphStyle(wrapMode: .word),
    ParagraphStyle(wrapMode: .character),
  ])
  func otherStylesAreLaidOutWhole(style: ParagraphStyle) {
    _ = cost(text, style: style)
    #expect(cost(text + "x", style: style) == text.utf8.count + 1)
  }

  @Test func attributesAreLaidOutWhole() throws {
    let list = try #require(pango_attr_list_new())
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_letter_spacing_new(4 * PANGO_SCALE))
    let spaced = TextEnvironment(
      leftToRightContext: try context(), rightToLeftContext: try context(), attributes: list)
    _ = cost(text, in: spaced)
    #expect(cost(text + "x", in: spaced) == text.utf8.count + 1)
  }

  private func context() throws -> OpaquePointer {
    let context = try #require(
      pango_font_map_create_context(pango_cairo_font_map_get_default()))
    let description = pango_font_description_from_string("DejaVu Sans 11")
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    return context
  }
}
