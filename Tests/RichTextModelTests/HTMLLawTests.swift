import Foundation
import TestSupport
import Testing

@testable import RichTextModel

/// Laws for all content that is written as HTML, and for all bytes that are read as HTML.
@Suite struct HTMLLawTests {
  // MARK: Writing and reading

  @Test func whatIsWrittenIsReadBack() {
    for seed in TestEffort.seeds(150) {
      var random = RandomContent(seed: seed)
      var content = RichText()
      for _ in 0..<8 { content.append(random.run()) }
      let read = HTMLForm.content(fromText: HTMLForm.html(of: content)) ?? RichText()
      var lines = Self.lines(of: content)
      // A line break at the end of the content is not written.
      if lines.last?.isEmpty == true { lines.removeLast() }
      guard Self.lines(of: read) != (lines.isEmpty ? [RichText()] : lines) else { continue }
      Issue.record("seed \(seed): \(HTMLForm.html(of: content))")
    }
  }

  /// Returns the lines of content with those attributes that HTML can express.
  private static func lines(of content: RichText) -> [RichText] {
    var lines = [RichText()]
    var isAfterReturn = false
    content.forEachPiece { text, attributes in
      for scalar in text.unicodeScalars {
        let isSecondHalf = isAfterReturn && scalar == "\n"
        isAfterReturn = scalar == "\r"
        if isSecondHalf { continue }
        if ["\n", "\r", "\u{2029}"].contains(scalar) {
          lines.append(RichText())
        } else {
          lines[lines.count - 1].append(RichText(String(scalar), attributes: said(of: attributes)))
        }
      }
    }
    return lines.map(withOneFormat)
  }

  private static func withOneFormat(_ line: RichText) -> RichText {
    // The first character determines the format of its paragraph.
    let format = line.runs.first?.attributes[ParagraphKey.self]
    var line = line
    line.changeAttributes(in: 0..<line.count) {
      $0[ParagraphKey.self] = format
      // All letters of code are alike.
      if format?.style == .code { $0.remove(.monospace) }
    }
    return line
  }

  private static func said(of attributes: AttributeContainer) -> AttributeContainer {
    var said = AttributeContainer()
    // Colors are written in steps of 1/255, and invisible ones not at all.
    let color = { (color: Color?) in
      color.flatMap { Color($0.description) }.flatMap { $0.alpha > 0 ? $0 : nil }
    }
    said[FontTraitsKey.self] = attributes[FontTraitsKey.self]
    said[FontFamilyKey.self] = attributes[FontFamilyKey.self]
    said[FontSizeKey.self] = attributes[FontSizeKey.self]
    said[UnderlineKey.self] = attributes[UnderlineKey.self]
    said[LetterPositionKey.self] = attributes[LetterPositionKey.self]
    said[StrikethroughKey.self] = attributes[StrikethroughKey.self]
    said[LinkKey.self] = attributes[LinkKey.self]
    // What is nearly black is read as text without a color.
    said[TextColorKey.self] = color(attributes[TextColorKey.self]).flatMap {
      max($0.red, $0.green, $0.blue) < 0.1 ? nil : $0
    }
    said[BackgroundColorKey.self] = color(
      attributes[BackgroundColorKey.self] ?? attributes[BackgroundStyleKey.self]?.color)
    said[ParagraphKey.self] = attributes[ParagraphKey.self]
    // A number that an item would have anyway is not its own any more.
    said[ParagraphKey.self]?.list?.start = nil
    // Nor does HTML know the styles of an app.
    if let style = said[ParagraphKey.self]?.style, NamedStyles.standard[style] == nil {
      said[ParagraphKey.self]?.style = .body
    }
    said[ParagraphKey.self] = said[ParagraphKey.self]?.ifNotPlain
    return said
  }

  // MARK: Any bytes

  private static let scraps = [
    "<", ">", "</", "/>", "b", "p", "<p>", "<b>", "</b>", "</p>", "<table>", "<tr>", "<td>",
    "</table>", "<th colspan=3>", "<td rowspan=9>", "</td>", "<col width=9>", "<li>",
    "<ol>", "<ul start=9>", "=", "\"", "'", "&", "#", ";", "&amp;", "&#", "&#x", "<!--", "-->",
    "<!", "<style>",
    "<script", "</script", "style=\"", "color:", "red", "font-size:", "1e9px", "white-space:pre",
    "\n", " ",
    "\t", "\u{0}", "é", "😀", "\u{FFFC}", "href=", "https://a.org", "<pre>\n", "<br>", "<head>",
    "<body>",
    "<svg>", "display:none", "<a ", "<font size=", "<!--StartFragment-->", "<h2>",
    "margin-left:-9999999999px",
    "(", ")", "rgb(", "99999999999999999999", "-", ".", "%",
  ]

  @Test func anyBytesAreRead() {
    for seed in TestEffort.seeds(150) {
      var numbers = SeededRandom(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<120, using: &numbers) {
        if Int.random(in: 0..<12, using: &numbers) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &numbers))
        } else {
          bytes += Array((Self.scraps.randomElement(using: &numbers) ?? "").utf8)
        }
      }
      let content = HTMLForm.content(from: bytes)
      let runs = content?.runs.reduce(0) { $0 + $1.length } ?? 0
      #expect(runs == content?.text.unicodeScalars.count ?? 0, "seed \(seed)")
      let characters = content?.text.unicodeScalars.count { $0 == "\u{FFFC}" } ?? 0
      let tables = content?.attachments.compactMap(\.content.table) ?? []
      #expect(characters == tables.count, "seed \(seed)")
    }
  }

  @Test func aDocumentMayEndAnywhere() {
    let html =
      "<!-- c --><table style='color: #f80'><tr><td title=\"x>y\">a&eacute;&#x1F600;</td></tr></table>"
      + "<script>s</script><ul><li>b</ul><a href='https://a.org'>c</a>"
    let bytes = Array(html.utf8)
    for count in 0...bytes.count {
      _ = HTMLForm.content(from: Array(bytes.prefix(count)))
    }
    #expect(HTMLForm.content(from: bytes)?.text == "aé😀\nb\nc")
  }

  // MARK: Bounds

  /// In quadratic time, none of these would end within a day.
  @Test(arguments: [
    "<b>", "</b>", "<p>a", "<div>", "</div>", "<", "&", "&#", "<!--", "<a href='",
    "<table><tr><td>", "<td>",
    "<li>", "<ul><li>", "<ol>", "<b><i></b>", "<style>", "</", "<a b", "a ", " ", "\n", "<br>",
    "&amp;",
    "<span style='color:red'>a</span><i>b</i>", "<p style='((((", "<svg>", "<!", "\u{FFFC}",
  ])
  func longDocumentsTakeLinearTime(scrap: String) {
    let bytes = Array(String(repeating: scrap, count: 100_000 / scrap.utf8.count).utf8)
    let content = HTMLForm.content(from: bytes)
    #expect(content?.count ?? 0 <= bytes.count)
    #expect(content?.runs.count ?? 0 <= 2 * HTMLLines.greatestRunCount)
  }

  @Test func whatIsTooLongIsNoContent() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: HTMLForm.maxSize + 1)
    #expect(HTMLForm.content(from: long) == nil)
    #expect(HTMLForm.content(from: Array(long.dropLast()))?.count == HTMLForm.maxSize)
  }

  @Test func depthAndLooksAreBounded() {
    let depth = 10_000
    let deep =
      String(repeating: "<div><b>", count: depth) + "x"
      + String(repeating: "</b></div>", count: depth) + "y"
    #expect(HTMLForm.content(fromText: deep)?.text == "x\ny")
    #expect(HTMLForm.content(fromText: deep)?.attributes(at: 2) == AttributeContainer())
    let colourful = String(repeating: "<b>a</b>b", count: 5_000)
    let content = HTMLForm.content(fromText: colourful + "<p>" + colourful)
    #expect(content?.count == 20_001)
    #expect(content?.runs.count ?? 0 <= 2 * HTMLLines.greatestRunCountOfLine + 4)
  }
}

extension AttributeContainer {
  fileprivate mutating func remove(_ trait: FontTraits) {
    let rest = (self[FontTraitsKey.self] ?? []).subtracting(trait)
    self[FontTraitsKey.self] = rest.isEmpty ? nil : rest
  }
}

extension RichText {
  fileprivate func attributes(at offset: Int) -> AttributeContainer? {
    part(offset..<(offset + 1)).runs.first?.attributes
  }
}
