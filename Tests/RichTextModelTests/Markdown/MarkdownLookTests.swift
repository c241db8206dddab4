import FoundationEssentials
import RichTextModel
import Testing

/// Looks that overlap, touch and end beside anything, as Markdown that every reader takes for them.
@Suite(.enabled(if: MarkdownForm.isAvailable)) struct MarkdownLookTests {
  /// Text with looks: `b` bold, `i` italic, `s` struck, `^` superscript.
  private static func looks(_ pieces: (String, String)...) -> RichText {
    pieces.reduce(into: RichText()) { content, piece in
      var attributes = AttributeContainer()
      var traits: FontTraits = piece.0.contains("b") ? .bold : []
      if piece.0.contains("i") { traits.insert(.italic) }
      if !traits.isEmpty { attributes[FontTraitsKey.self] = traits }
      if piece.0.contains("s") { attributes[StrikethroughKey.self] = true }
      if piece.0.contains("^") { attributes[LetterPositionKey.self] = .superscript }
      content.append(RichText(piece.1, attributes: attributes))
    }
  }

  @Test(arguments: [
    (looks(("b", "bc and "), ("bi", "bc"), ("i", "a")), "__bc and *bc*__*a*"),
    (looks(("i", "a"), ("b", "b"), ("bi", "c")), "*a*__b*c*__"),
    (looks(("b", "a "), ("bs", "b"), ("s", " c")), "**a ~~b~~** ~~c~~"),
    (looks(("i", "a"), ("b", "b")), "*a***b**"), (looks(("bi", "a"), ("i", "b")), "***a**b*"),
    (looks(("b", "“a”"), ("", "b")), "<strong>“a”</strong>b"),
    (looks(("", "a"), ("s", "(b)")), "a<del>(b)</del>"), (looks(("b", "a "), ("", "b")), "**a** b"),
    (looks(("", "a"), ("^", "2"), ("b^", "b")), "a<sup>2**b**</sup>"),
    (looks(("b", "a "), ("", "*")), "**a** *"), (looks(("b", "a\u{2028}")), "**a**<br>"),
  ])
  func looksAreReadBack(content: RichText, expected: String) throws {
    let written = MarkdownForm.markdown(of: content)
    #expect(written.trimmed == expected)
    let read = try MarkdownForm.content(fromText: written)
    #expect(MarkdownForm.markdown(of: read) == written)
    #expect(MarkdownLines.all(of: read) == MarkdownLines.all(of: content))
  }
}
