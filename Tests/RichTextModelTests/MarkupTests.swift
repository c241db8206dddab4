import RichTextModel
import Testing

/// The effects of markup as it is typed.
@Suite struct MarkupTests {
  private static func style(
    _ opening: Range<Int>, _ closing: Range<Int>, _ look: InlineMarkup.Look
  ) -> InlineMarkup.Change {
    .style(opening: opening, closing: closing, look: look)
  }

  @Test(arguments: [
    ("*a*", style(0..<1, 2..<3, .italic)), ("**a**", style(0..<2, 3..<5, .bold)),
    ("***a***", style(0..<3, 4..<7, [.bold, .italic])),
    ("_a_", style(0..<1, 2..<3, .italic)), ("__a__", style(0..<2, 3..<5, .bold)),
    ("~~a~~", style(0..<2, 3..<5, .strikethrough)), ("==a==", style(0..<2, 3..<5, .highlight)),
    ("**a *b**", style(0..<2, 6..<8, .bold)),
    ("say _two words_", style(4..<5, 14..<15, .italic)),
    ("(`x`", style(1..<2, 3..<4, .monospace)),
    ("*http://a.org*", style(0..<1, 13..<14, .italic)),
    ("http://a.org *x*", style(13..<14, 15..<16, .italic)),
    (#"2 \*"#, .escape(backslash: 2)), (#"*a\*"#, .escape(backslash: 2)),
    (#"a \="#, .escape(backslash: 2)),
    (#"*a\\*"#, style(0..<1, 4..<5, .italic)), (#"`a\`"#, style(0..<1, 3..<4, .monospace)),
    ("5` *a*", style(3..<4, 5..<6, .italic)), ("👨‍👩‍👧 *é*", style(6..<7, 8..<9, .italic)),
    ("see [a b](x.org)", .link(from: 4, text: 5..<8, address: "x.org")),
    ("[a[1]](b)", .link(from: 0, text: 1..<5, address: "b")),
    ("![cat](c.png)", .picture(from: 0, alternativeText: "cat", address: "c.png")),
    ("![](c.png)", .picture(from: 0, alternativeText: "", address: "c.png")),
    ("so :tada:", .emoji(from: 3, "🎉")), (":+1:", .emoji(from: 0, "👍")),
  ])
  func closingSignsStyle(typed: String, change: InlineMarkup.Change) {
    #expect(InlineMarkup.change(before: typed) == change)
  }

  @Test(arguments: [
    "`_a_", #"`a\*"#, "``", "", "*", "**", "* a*", "*a *", "snake_case_", "a*b*", "*a", "2 * 3 *",
    #"\*a b"#, "**a*", "*a **b*", "~a~", "=a=", "a == b ==", "****", "[](a)", "[a](b c)", "[a]()",
    "http://a.org/_x_", "(https://a.org/*x*", "see http://a.org/~~x~~",
    "a(b)", #"\[a](b)"#, "12:30:", ":nothing:", "::", "`[a](b)",
  ])
  func whatClosesNothingStaysAsItIs(typed: String) {
    #expect(InlineMarkup.change(before: typed) == nil)
  }

  @Test(arguments: [
    ("*a*", style(0..<1, 2..<3, .bold)), ("_a_", style(0..<1, 2..<3, .italic)),
    (#"*a\*"#, .escape(backslash: 2)),
  ])
  func theOriginalsSignsMeanWhatTheyMeantThere(typed: String, change: InlineMarkup.Change) {
    #expect(InlineMarkup.change(before: typed, in: .proton) == change)
  }

  @Test(arguments: [
    ("```", BlockMarkup.code(language: nil)), ("```swift", .code(language: "swift")),
    ("---", .rule), ("***", .rule),
  ])
  func linesThatReturnEndsMakeBlocks(line: String, block: BlockMarkup) {
    #expect(BlockMarkup(line: line) == block)
  }

  @Test(arguments: ["", "--", "----", "``", "```a b", "```a`", "- ", "# a"])
  func otherLinesMakeNone(line: String) {
    #expect(BlockMarkup(line: line) == nil)
  }

  @Test(arguments: [
    ("# ", BlockMarkup.heading(level: 1)), ("###### ", .heading(level: 6)), ("> ", .quote),
    (">> ", .panel), ("- ", .item(ListItem(.bullet))), ("* ", .item(ListItem(.bullet))),
    ("1. ", .item(ListItem(.number))), ("12) ", .item(ListItem(.number, start: 12))),
    ("999. ", .item(ListItem(.number, start: 999))),
    ("[] ", .item(ListItem(.task))), ("[ ] ", .item(ListItem(.task))),
    ("[x] ", .item(ListItem(.task, isChecked: true))),
    ("a. ", .item(ListItem(.number, numberFormat: .lowercaseLetter))),
    ("A) ", .item(ListItem(.number, numberFormat: .uppercaseLetter))),
  ])
  func lineStartsMakeBlocks(start: String, block: BlockMarkup) {
    #expect(BlockMarkup(lineStart: start) == block)
  }

  @Test(arguments: [
    "", " ", "#", "####### ", "a# ", "-- ", ">>> ", "#-", ". ", "1 ", "1.. ", "2024. ", "1000) ",
    "[y] ", "[", "١. ", "b. ", "a.b ",
  ])
  func otherLineStartsMakeNone(start: String) {
    #expect(BlockMarkup(lineStart: start) == nil)
  }

  @Test(arguments: [
    ("@", 0, ""), ("@ada", 0, "ada"), ("ask @ada love", 4, "ada love"), ("\u{301}a\n@b", 3, "b"),
  ])
  func namesAreLookedForAfterAnAtSign(typed: String, offset: Int, query: String) throws {
    let found = try #require(MentionQuery(before: typed))
    #expect(found.offset == offset)
    #expect(found.text == query)
  }

  @Test(arguments: ["", "me@home", "@ ada", "@ada king noel x", "@a\nb"])
  func otherTextIsNoName(typed: String) {
    #expect(MentionQuery(before: typed) == nil)
  }
}
