import FoundationEssentials
import TestSupport
import Testing

@testable import RichTextModel

/// HTML of other programs, read as rich text.
@Suite struct HTMLReadingTests {
  private static func text(_ html: String) -> String {
    HTMLForm.content(fromText: html)?.text ?? ""
  }

  /// The looks of each word, as names.
  private static func styledLines(_ html: String) -> [String] {
    var styledLines: [String] = []
    (HTMLForm.content(fromText: html) ?? RichText()).forEachPiece { text, attributes in
      let names = names(of: attributes)
      for line in text.split(separator: "\n") {
        styledLines.append(line + (names.isEmpty ? "" : ": " + names))
      }
    }
    return styledLines
  }

  private static func names(of attributes: AttributeContainer) -> String {
    let traits = attributes[FontTraitsKey.self] ?? []
    let parts: [String?] = [
      traits.contains(.bold) ? "bold" : nil, traits.contains(.italic) ? "italic" : nil,
      traits.contains(.monospace) ? "code" : nil,
      attributes[UnderlineKey.self].map { "underline \($0)" },
      attributes[StrikethroughKey.self] == true ? "struck" : nil,
      attributes[TextColorKey.self].map { "\($0)" },
      attributes[BackgroundColorKey.self].map { "on \($0)" },
      attributes[FontSizeKey.self].map { "\($0)pt" }, attributes[FontFamilyKey.self],
      attributes[LinkKey.self].map { "<\($0)>" }, attributes[ContentTypeKey.self]?.name,
      attributes[ParagraphKey.self].map(name),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func name(of format: ParagraphFormat) -> String {
    "\(format.alignment) \(format.firstLineIndent)+\(format.headIndent)"
      + " \(format.spacingBefore)/\(format.spacingAfter)"
      + (format.style == .body ? "" : " \(format.style.rawValue)")
  }

  @Test(
    "the text alone, of a document of any length",
    arguments: [
      ("", ""), ("a <b>b</b>c", "a bc"), (" a\n b ", "a b"), ("<p>one<p>two</p>", "one\ntwo"),
      ("one<br>two<br><br>three", "one\ntwo\n\nthree"), ("1 &lt; 2 &amp;&#x41;", "1 < 2 &A"),
      ("<head><title>x</title><style>p{}</style></head><body>b", "b"), ("<head><meta><body>b", "b"),
      ("a<script>var x = '<p>'</script>b<!-- c -->", "ab"),
      ("<ul><li>one</li><li>two</li></ul>", "one\ntwo"),
      (
        "<table><tr><td><p>a</p></td><td>b<br>c</td></tr><tr><td></td><td>d</td></tr></table>e",
        "a\tb c\n\td\ne"
      ),
      ("<pre>a  b\n c</pre>d", "a  b\n c\nd"), ("a < b <", "a < b <"), ("x\u{FFFC}y", "xy"),
      ("before<!--StartFragment-->copied<!--EndFragment-->after", "copied"),
      ("Version:0.9\r\nStartHTML:1\r\n<p>copied", "copied"),
      ("<p>a<svg><text>s</text></svg>b", "ab"),
    ])
  func plainText(html: String, text: String) {
    #expect(HTMLForm.plainText(from: Array(html.utf8)) == text)
  }

  @Test func aLongDocumentHasItsText() {
    let line = "<tr><td style='color: red'><b>a word</b></td><td>12</td></tr>\n"
    let count = TestEffort.size(4_000, thorough: HTMLForm.maxSize / line.utf8.count + 1)
    let html = Array("<table>\(String(repeating: line, count: count))</table>".utf8)
    let text = HTMLForm.plainText(from: html)
    #expect(text == Array(repeating: "a word\t12", count: count).joined(separator: "\n"))
  }

  @Test(arguments: [
    ("a", "a"), ("<p>a</p><p>b</p>", "a\nb"), ("<p>a<p>b", "a\nb"), ("<div>a</div>b", "a\nb"),
    ("a<br>b", "a\nb"), ("<p>a<br></p><p>b</p>", "a\nb"), ("<p><br></p><p>b</p>", "\nb"),
    ("a<br><br>b", "a\n\nb"), ("<p>a</p><p></p><div></div><p>b</p>", "a\nb"),
    ("<p>a<br><br></p>b", "a\n\nb"), ("a<div><div><div>b</div></div></div>c", "a\nb\nc"),
    ("<html><body>\n<p>a</p>\n<p>b</p>\n</body></html>\n", "a\nb"),
    ("<h1>a</h1><hr>b", "a\n\nb"), ("a<hr>", "a\n\n"), ("<br>", ""), ("<br><br>", "\n"),
  ])
  func blocksAreLines(html: String, expected: String) {
    #expect(Self.text(html) == expected)
  }

  @Test(arguments: [
    ("  a \n\t b  ", "a b"), ("<b>a </b> b", "a b"), ("a<b> </b>b", "a b"),
    ("<p> a </p> <p> b", "a\nb"),
    ("a <br> b", "a\nb"), ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"),
    ("<pre>\na\n  b\n</pre>c", "a\n  b\nc"),
    ("<pre>a\r\nb</pre>", "a\nb"), ("<p style='white-space: pre-wrap'> a  b ", " a  b "),
    ("<p style='white-space:pre-line'> a  b \n c ", "a b\nc"),
    ("<pre>a<span style='white-space: normal'>  b  c </span>d", "a b c d"), ("a\u{B}b", "a\u{B}b"),
  ])
  func whiteSpaceIsThatOfABrowser(html: String, expected: String) {
    #expect(Self.text(html) == expected)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&eacute;&hellip;&thetasym;&euro;", "é…ϑ€"),
    ("&#233;&#xe9;&#XE9;&#233", "éééé"), ("&copy &amp b", "© & b"),
    ("&bogus; & &; &#; &#x;", "&bogus; & &; &#; &#x;"),
    ("&#150;&#x80;", "–€"),
    ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&amp;lt;", "&lt;"), ("&mdash", "&mdash"), ("1 < 2 <3 a<b", "1 < 2 <3 a"),
    ("a\u{FFFC}b&#xFFFC;", "ab"),
    ("a\u{0}b", "a\u{FFFD}b"), ("&#128104;&zwj;&#128105;", "👨\u{200D}👩"),
  ])
  func characterReferences(html: String, expected: String) {
    #expect(Self.text(html) == expected)
  }

  @Test(arguments: [
    ("<b>x</b>", ["x: bold"]), ("<strong>x</strong><em>y</em>", ["x: bold", "y: italic"]),
    ("<B><I>x</I></B>", ["x: bold, italic"]), ("<u>x</u><ins>y</ins>", ["xy: underline single"]),
    ("<s>a</s><strike>b</strike><del>c</del>", ["abc: struck"]),
    ("<code>a</code><kbd>b</kbd>", ["ab: code"]), ("<pre>a</pre>", ["a: natural 0+0 0/0 code"]),
    ("<pre><code>a\nb</code></pre>", ["a: natural 0+0 0/0 code", "b: natural 0+0 0/0 code"]),
    ("<b>a<span style='font-weight: normal'>b</span></b>", ["a: bold", "b"]),
    ("<span style=\"font-weight:700;font-style:italic\">x</span>", ["x: bold, italic"]),
    ("<span style='text-decoration: underline line-through'>x", ["x: underline single, struck"]),
    ("<span style='text-decoration:underline wavy #f00'>x", ["x: underline wavy"]),
    ("<b>a<i>b</b>c", ["a: bold", "b: bold, italic", "c"]), ("a</b></i></p>b", ["a", "b"]),
    (
      "<font color=red size=5 face='Liberation Serif'>x</font>",
      ["x: #ff0000, 18.0pt, Liberation Serif"]
    ),
    ("<mark>x</mark>", ["x: on #ffff00"]),
  ])
  func elementsAreLooks(html: String, expected: [String]) {
    #expect(Self.styledLines(html) == expected)
  }

  @Test(arguments: [
    ("color: #F80", "#ff8800"), ("color:rgb(255,136,0)", "#ff8800"), ("color: ORANGE", "#ffa500"),
    ("color: rgba(255, 0, 0, 0.5) !important", "#ff000080"),
    ("color: rgb(100% 0% 0% / 50%)", "#ff000080"),
    ("color: transparent", ""), ("color: rgba(0,0,0,0)", ""), ("color: var(--x)", ""),
    ("color", ""),
    ("background-color: yellow", "on #ffff00"), ("background: #00ff00", "on #00ff00"),
    ("background: url(\"a;b:c\") ; color: #c00", "#cc0000"),
    ("color: #000; background: white", ""), ("color: windowtext", ""), ("color: #202124", ""),
    ("color: rgba(0, 0, 0, 0.87)", ""), ("color: #404040", "#404040"), ("color: #008", "#000088"),
    ("background-color: #f8f8f8", ""), ("background-color: #eee", "on #eeeeee"),
    ("font-size: 18pt", "18.0pt"), ("font-size: 16px", "12.0pt"), ("font-size: 120%", ""),
    ("font-size: 1e999pt", ""), ("font-size: -3pt", ""), ("font-size: 99999999pt", "1500.0pt"),
    ("font-family: 'Open Sans', sans-serif", "Open Sans"),
    ("font-family: Consolas, monospace", "code"),
    ("font-family: inherit", ""), (";;:;x:;:y;color:red", "#ff0000"), ("color:'", ""),
    ("display: inline; font-weight: 550", ""),
  ])
  func stylesAreLooks(style: String, expected: String) {
    let escaped = style.escapedForHTML
    let words = expected.isEmpty ? "x" : "x: " + expected
    #expect(Self.styledLines("<span style=\"\(escaped)\">x</span>") == [words])
  }

  @Test(arguments: [
    ("<a href=\"https://example.org/?a=1&amp;b=2\">x</a>", "x: <https://example.org/?a=1&b=2>"),
    ("<a href=https://example.org/?a=1&copy=2>x</a>", "x: <https://example.org/?a=1&copy=2>"),
    ("<a href=' mailto:a@example.org '>x</a>", "x: <mailto:a@example.org>"),
    ("<a href='javascript:alert(1)'>x</a>", "x"), ("<a href='file:///etc/passwd'>x</a>", "x"),
    ("<a href='/relative'>x</a>", "x: </relative>"), ("<a href='tel:+49'>x</a>", "x: <tel:+49>"),
    ("<a name=top>x</a>", "x"),
    ("<a href='data:text/html,y'>x</a>", "x"),
    (
      "<a href='https://a.org' style='color: red; text-decoration: underline'>x</a>",
      "x: <https://a.org>"
    ),
  ])
  func linksLeadToTheWeb(html: String, expected: String) {
    #expect(Self.styledLines(html) == [expected])
  }

  @Test(arguments: [
    "<script>alert('<b>')</script>", "<style>p { color: red }</style>", "<title>t</title>",
    "<!-- c -->",
    "<!doctype html>", "<?xml version='1.0'?>", "<![if !supportLists]>",
    "<!--[if gte mso 9]><p>t<![endif]-->",
    "<head><meta charset=utf-8><title>t</title><link rel=x></head>", "<meta charset='utf-8'>",
    "<svg><text>t</text></svg>", "<p hidden>t</p>", "<span style='display:none'>t<b>t</b></span>",
    "<img onerror='alert(1)'>", "<select><option>t</select>",
    "<template><p>t</p></template>", "<o:p></o:p>", "<SCRIPT>t</SCRIPT >",
    "<style><!-- </p> --></style>",
    "<title><b>t</title>", "<head><title>t</title><style>t</style>",
  ])
  func whatIsNoTextIsLeftOut(html: String) {
    #expect(
      Self.text("a" + html + "<span>b</span>") == "ab"
        || Self.text("a" + html + "<span>b</span>") == "a\nb")
  }

  @Test func headingsAndQuotesStandAsTheEditorHasThem() {
    #expect(
      Self.styledLines("<h1>a</h1><h6>b</h6>") == [
        "a: natural 0+0 0/0 heading-1", "b: natural 0+0 0/0 heading-6",
      ])
    #expect(
      Self.styledLines("<blockquote>a<blockquote>b") == [
        "a: natural 0+0 0/0 quote", "b: natural 0+24 0/0 quote",
      ])
  }

  /// The paragraphs, with their markers and two spaces for each level.
  private static func items(_ html: String) -> [String] {
    (HTMLForm.content(fromText: html) ?? RichText()).paragraphs.map { paragraph in
      let indent = String(repeating: "  ", count: paragraph.format.list?.level ?? 0)
      return indent + (paragraph.marker.map { $0.text + " " } ?? "") + paragraph.text.text
    }
  }

  @Test(arguments: [
    ("<ul><li>a</li><li><p>b</p><ul><li>c</ul></ul>d", ["• a", "• b", "  ◦ c", "d"]),
    ("<ol><li>a<li>b<li value=7>c<li>d</ol>", ["1. a", "2. b", "7. c", "8. d"]),
    ("<ol start=3><li><li>a<ul><li>b</ul><li>c</ol>", ["4. a", "  ◦ b", "5. c"]),
    ("<ol><li>a<ol><li>b<li>c<ol><li>d</ol></ol></ol>", ["1. a", "  a. b", "  b. c", "    i. d"]),
    ("<ol type=A><li>a<li>b</ol>", ["A. a", "B. b"]),
    ("<ol><li><p>a<p>more<li>b</ol>", ["1. a", "more", "2. b"]),
    ("<ul><li><input type=checkbox checked> a<li><input type=checkbox>b</ul>", ["☑ a", "☐ b"]),
    ("<ul><li><br><li>b</ul>", ["• ", "• b"]),
    ("<ul><li>a</li><li></li><li><p></p></li><li>b</li></ul>", ["• a", "• ", "• ", "• b"]),
    ("<ul><li>a</ul><ul><li>b</ul><ol><li>c</ol>", ["• a", "• b", "1. c"]),
    ("<li>a", ["• a"]),
  ])
  func itemsOfLists(html: String, expected: [String]) {
    #expect(Self.items(html) == expected)
  }

  @Test func paragraphsKeepTheirSetting() {
    let style = "text-align: center; margin-left: 1in; text-indent: -6px; margin-top: 4pt"
    #expect(Self.styledLines("<p style='\(style)'>a<p>b") == ["a: center -6+96 5/0", "b"])
    #expect(Self.styledLines("<div align=right>a") == ["a: right 0+0 0/0"])
    #expect(Self.styledLines("<p style='margin-left: -50px; text-align: start'>a") == ["a"])
  }

  @Test(arguments: [
    (
      "<table role=none><tr><td>a</td><td>b</td></tr><tr><td>c<td>d</table>e",
      "a\tb\nc\td\ne"
    ),
    ("<table role=none><tr><td><p>a</p></td><td><p>b</p></td></tr></table>", "a\tb"),
    ("<table role=none><tr><td></td><td>x</td></tr><tr><th>y</th></tr></table>", "\tx\ny"),
    (
      "<table role=none><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr>",
      "a\nb\tc\td"
    ),
  ])
  func cellsThatArrangeAPageAreLines(html: String, expected: String) {
    #expect(Self.text(html) == expected)
  }

  /// Documents that three programs put on the clipboard.
  @Test func documentsOfOtherPrograms() {
    let browser =
      "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"><span style=\"color: rgb(32, 33, "
      + "34); font-family: sans-serif; font-size: 16px; font-weight: 400; orphans: 2; background-color: "
      + "rgb(255, 255, 255); -webkit-text-stroke-width: 0px; display: inline !important;\">Plain </span><b "
      + "style=\"color: rgb(32, 33, 34); orphans: 2;\">bold</b><span style=\"color: rgb(200, 0, 0); orphans: "
      + "2\"> red</span>"
    #expect(Self.styledLines(browser) == ["Plain ", "bold: bold", " red: #c80000"])
    let office =
      "<!DOCTYPE html>\n<html><head>\n<title></title>\n<style type=\"text/css\">\np { line-height: 115% }\n"
      + "</style>\n</head>\n<body lang=\"en-US\" dir=\"ltr\"><p style=\"margin-bottom: 0in\">\nOne <b>two</b>\n"
      + "three</p>\n<p><font color=\"#c9211e\">four</font></p>\n</body>\n</html>\n"
    #expect(Self.styledLines(office) == ["One ", "two: bold", " three", "four: #c9211e"])
    let windows =
      "Version:0.9\r\nStartHTML:0000000105\r\nEndHTML:0000000200\r\n<html><body>no\r\n<!--StartFragment--><i>"
      + "yes</i><!--EndFragment-->\r\nno</body></html>"
    #expect(Self.styledLines(windows) == ["yes: italic"])
    let docs =
      "<b style=\"font-weight:normal;\" id=\"docs-internal-guid-1\"><p dir=\"ltr\"><span style=\"font-size:11pt;"
      + "font-weight:700;white-space:pre-wrap;\">Two  spaces</span></p></b>"
    #expect(Self.styledLines(docs) == ["Two  spaces: bold, 11.0pt"])
  }

  @Test func bytesAreAnyFormOfUnicode() {
    let html = "<b>é</b>"
    let units = Array(html.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    func quad(_ unit: UInt16) -> [UInt8] { [0, 0, UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let all: [[UInt8]] = [
      Array(html.utf8), [0xEF, 0xBB, 0xBF] + Array(html.utf8), [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, little, big, [0xFF, 0xFE, 0, 0] + units.flatMap { quad($0).reversed() },
      [0, 0, 0xFE, 0xFF] + units.flatMap(quad),
    ]
    for bytes in all { #expect(HTMLForm.content(from: bytes)?.text == "é") }
    #expect(HTMLForm.content(from: [0x61, 0xFF, 0x62])?.text == "a\u{FFFD}b")
    #expect(HTMLForm.content(from: []) == nil)
    #expect(HTMLForm.content(from: [0xFF, 0xFE, 0x61]) == nil)
    #expect(HTMLForm.content(fromText: "<p> </p>") == nil)
  }
}
