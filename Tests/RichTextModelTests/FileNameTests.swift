import RichTextModel
import Testing

/// Names of files made of texts.
@Suite struct FileNameTests {
  @Test(arguments: [
    ("Shopping", "Shopping"), ("a/b", "ab"), ("../..", nil), (".hidden", "hidden"), ("  ", nil),
    ("", nil), (" a \t ", "a"), ("a\u{0}b", "ab"), ("\u{FFFC}", nil),
    (".\u{301}a", "\u{301}a"), (String(repeating: ". ", count: 300) + "a", "a"),
  ])
  func textsBecomeNames(text: String, name: String?) {
    #expect(FileName.name(from: text) == name)
  }

  @Test func longNamesAreShortened() throws {
    let name = try #require(FileName.name(from: String(repeating: "x", count: 500)))
    #expect(name.count == FileName.maxLength)
    let family = try #require(FileName.name(from: String(repeating: "👨‍👩‍👧‍👦", count: 60)))
    #expect(family.utf8.count <= 220 && family.allSatisfy { $0 == "👨‍👩‍👧‍👦" })
  }

  @Test func contentIsNamedByItsFirstLine() {
    #expect(FileName.name(of: "\n \nShopping\nmilk") == "Shopping")
    #expect(FileName.name(of: "") == nil)
    #expect(FileName.name(of: "\r\n\u{2029}…\nmilk") == "…")
  }
}
