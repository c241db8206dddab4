import RichTextModel
import Testing

/// What markup does as it is typed.
@Suite struct MarkupTests {
  @Test(arguments: [
    ("*a*", InlineMarkup.Change.style(opening: 0, closing: 2, traits: .bold)),
    ("say _two words_", .style(opening: 4, closing: 14, traits: .italic)),
    ("(`x`", .style(opening: 1, closing: 3, traits: .monospace)),
    (#"2 \*"#, .escape(backslash: 2)),
    (#"*a\*"#, .escape(backslash: 2)),
    (#"*a\\*"#, .style(opening: 0, closing: 4, traits: .bold)),
    (#"`a\`"#, .style(opening: 0, closing: 3, traits: .monospace)),
    ("5` *a*", .style(opening: 3, closing: 5, traits: .bold)),
    ("👨‍👩‍👧 *é*", .style(opening: 6, closing: 8, traits: .bold)),
  ])
  func closingSignsStyle(typed: String, change: InlineMarkup.Change) {
    #expect(InlineMarkup.change(before: typed) == change)
  }

  @Test(arguments: [
    "`_a_", #"`a\*"#, "``", "", "*", "**", "* a*", "*a *", "snake_case_", "a*b*", "*a", "2 * 3 *",
    #"\*a b"#,
  ])
  func whatClosesNothingStaysAsItIs(typed: String) {
    #expect(InlineMarkup.change(before: typed) == nil)
  }

  @Test(arguments: [
    ("# ", BlockMarkup.heading(level: 1)), ("###### ", .heading(level: 6)), ("> ", .quote),
    (">> ", .panel), ("- ", .item(ListItem(.bullet))), ("* ", .item(ListItem(.bullet))),
    ("1. ", .item(ListItem(.number))), ("12) ", .item(ListItem(.number, start: 12))),
    ("[] ", .item(ListItem(.task))), ("[ ] ", .item(ListItem(.task))),
    ("[x] ", .item(ListItem(.task, isChecked: true))),
  ])
  func lineStartsMakeBlocks(start: String, block: BlockMarkup) {
    #expect(BlockMarkup(lineStart: start) == block)
  }

  @Test(arguments: [
    "", " ", "#", "####### ", "a# ", "-- ", ">>> ", "#-", ". ", "1 ", "1.. ", "1234567890. ",
    "[y] ", "[", "١. ",
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
