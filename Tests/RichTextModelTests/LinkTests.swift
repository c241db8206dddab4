import RichTextModel
import Testing

/// What is an address, and what may be opened unasked.
struct LinkTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"),
    ("HTTP://Example.org/a?b=(c)", "HTTP://Example.org/a?b=(c)"),
    ("(https://example.org/x),", "https://example.org/x"),
    ("\u{201C}https://example.org\u{201D}.", "https://example.org"),
    (
      "https://de.wikipedia.org/wiki/Berg_(Begriff)", "https://de.wikipedia.org/wiki/Berg_(Begriff)"
    ),
    ("www.example.org!", "https://www.example.org"),
    ("www.example.org/path", "https://www.example.org/path"),
    ("ada@example.org", "mailto:ada@example.org"),
    ("mailto:ada.b+c@mail.example.org.", "mailto:ada.b+c@mail.example.org"),
    ("http://localhost:8080/", "http://localhost:8080/"),
    ("https://[::1]/", "https://[::1]/"),
    ("https://exämple.org/ä", "https://exämple.org/ä"),
  ])
  func addressesAreFound(_ word: String, _ address: String) {
    #expect(DetectedLink.all(in: "see \(word) there").map(\.address) == [address])
  }

  @Test(arguments: [
    "example.org", "www.", "www.x", "http://", "https://.", "a@b", "@ada", "a@@b.org", "x.@b.org",
    "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ftp://example.org", "a.b.c",
    "12:30", "www.-a.org", "user@-a.org", "a@b.c", "",
  ])
  func otherWordsAreNone(_ word: String) { #expect(DetectedLink.all(in: word) == []) }

  @Test func placesCountScalars() {
    let links = DetectedLink.all(in: "👨‍👩‍👧 (www.a.org) e\u{301} b@c.org\nhttp://d")
    #expect(links.map(\.range) == [7..<16, 21..<28, 29..<37])
  }

  @Test func aVeryLongWordIsNone() {
    #expect(DetectedLink.all(in: "https://a.org/" + String(repeating: "x", count: 3_000)) == [])
  }

  @Test(arguments: [
    ("example.org", "https://example.org"), ("a.example.org/b?c#d", "https://a.example.org/b?c#d"),
    ("example.org:8080/x", "https://example.org:8080/x"),
    ("me@example.org", "mailto:me@example.org"),
    ("http://a", "http://a"),
  ])
  func aMissingSchemeIsAssumed(_ address: String, _ completed: String) {
    #expect(LinkAddress(address).completed.text == completed)
    #expect(LinkAddress(address).completed.isHarmless)
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "java.script:alert(1)", "data.x:text/html", "word",
    "/etc/x.org",
    "example.org:x", "a b.org", "", "example.org\n", "x.1",
  ])
  func othersStayAsTheyAre(_ address: String) {
    #expect(LinkAddress(address).completed.text == address)
    #expect(!LinkAddress(address).completed.isHarmless)
  }

  @Test(arguments: ["http://a", "HTTPS://a", "mailto:a@b.org", "tel:+49123"])
  func webMailAndPhonesAreHarmless(_ address: String) { #expect(LinkAddress(address).isHarmless) }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "ssh://host", "", ":", "http", "//a", " http://a",
    "http://a b", "https://a\n", "h\u{74}tp\u{200B}://a", "x-scheme:a",
  ])
  func othersAreNot(_ address: String) { #expect(!LinkAddress(address).isHarmless) }
}
