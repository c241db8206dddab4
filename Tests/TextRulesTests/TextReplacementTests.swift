import Testing
import TextRules

/// The replacements of hits.
@Suite struct TextReplacementTests {
  private static func replaced(
    _ text: String, _ query: TextQuery, with template: String
  ) throws -> String {
    let replacement = try TextReplacement(template, for: query)
    var scalars = Array(text.unicodeScalars)
    for hit in try TextSearch(query).hits(in: text).ranges.reversed() {
      guard let new = replacement.text(forHit: hit, in: text) else { continue }
      scalars.replaceSubrange(hit, with: Array(new.unicodeScalars))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: [
    ("one two one", "one", "1", "1 two 1"), ("a", "a", "\\1 $1 \\n", "\\1 $1 \\n"),
    ("naïve", "naive", "x", "x"), ("👨‍👩‍👧 a 👨‍👩‍👧", "a", "", "👨‍👩‍👧  👨‍👩‍👧"),
  ])
  func literalTextIsTakenAsItIs(
    text: String, query: String, template: String, expected: String
  ) throws {
    #expect(try Self.replaced(text, TextQuery(query), with: template) == expected)
  }

  @Test(arguments: [
    ("me@home you@work", "([a-z]+)@([a-z]+)", #"\2: \1"#, "home: me work: you"),
    ("é=1 ü=2", #"(\w)=(\d)"#, #"\2\1"#, "1é 2ü"), ("ab", "a|b", #"[\0]"#, "[a][b]"),
    ("foobar foo", "foo(?=bar)", "X", "Xbar foo"), ("xfoo foo", "(?<=x)foo", "Y", "xY foo"),
    ("a b", "(?<first>a) (?<second>b)", #"\g<second> \g<first>"#, "b a"),
    ("a", "a", #"\\n\n"#, "\\n\n"), ("word", #"(\w)(\w+)"#, #"\u\1\U\2"#, "WORD"),
    ("one\ntwo\r\nthree", #"(\w+)\n(\w+)"#, #"\2\n\1"#, "two\none\r\nthree"),
    ("a\n\n\nb\n\nc", #"\n\n+"#, #"\n"#, "a\nb\nc"),
    ("a\nb\n\nc\nd", #"(?<!\n)\n(?!\n)"#, " ", "a b\n\nc d"),
  ])
  func groupsOfAnExpressionAreReplaced(
    text: String, query: String, template: String, expected: String
  ) throws {
    let query = TextQuery(query, isExpression: true)
    #expect(try Self.replaced(text, query, with: template) == expected)
  }

  @Test(arguments: [#"\"#, #"\g<"#, "a\0b"])
  func aBadTemplateIsAnError(template: String) {
    #expect(throws: PatternError.self) {
      try TextReplacement(template, for: TextQuery("a", isExpression: true))
    }
  }

  @Test func aHitOverSeveralParagraphsIsReplacedAmongThoseAroundIt() throws {
    let query = TextQuery(#"(?<=x\n)(\w)\r?\n(\w)"#, isExpression: true)
    let replacement = try TextReplacement(#"\2\1"#, for: query)
    #expect(replacement.reach.lineBreaks == 2)
    #expect(replacement.text(forHit: 3..<7, in: "x\r\na\r\nb") == "ba")
    #expect(replacement.text(forHit: 3..<7, in: "y\r\na\r\nb") == nil)
  }

  @Test func whatIsNoHitIsNotReplaced() throws {
    let replacement = try TextReplacement("x", for: TextQuery("a+", isExpression: true))
    #expect(replacement.text(forHit: 0..<1, in: "aab") == nil)
    #expect(replacement.text(forHit: 0..<9, in: "aab") == nil)
    #expect(replacement.text(forHit: 0..<2, in: "aab") == "x")
  }
}
