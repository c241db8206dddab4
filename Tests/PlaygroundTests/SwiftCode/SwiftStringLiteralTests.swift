import PlaygroundScenes
import Testing

struct SwiftStringLiteralTests {
  @Test(arguments: [
    ("", #""""#), ("hello", #""hello""#), (#"say "hi""#, #""say \"hi\"""#),
    ("a\n\r\t\0b", #""a\n\r\t\0b""#), (#"^\d+$"#, ##"#"^\d+$"#"##),
    (##"\w"#"##, ###"##"\w"#"##"###), (##"\#(x)"##, ###"##"\#(x)"##"###),
    ("\\\n", #""\\\n""#), (#""\"#, #""\"\\""#),
    ("a\u{2028}\u{202E}\u{FEFF}", #""a\u{2028}\u{202E}\u{FEFF}""#),
    ("#hashtag", ##""#hashtag""##), ("é👩🏽‍🚀", #""é👩🏽‍🚀""#), ("\u{1B}", #""\u{1B}""#),
  ])
  func writesTheText(text: String, literal: String) {
    #expect(SwiftStringLiteral.literal(text) == literal)
  }
}
