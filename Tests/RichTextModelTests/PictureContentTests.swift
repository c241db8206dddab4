import FoundationEssentials
import Testing

@testable import RichTextModel

/// Pictures as content: saved, in HTML and in Markdown.
@Suite struct PictureContentTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 1, 2, 3]
  private static let cat = PictureContent(
    .reference("https://example.org/cat.jpeg"), alternativeText: "A \"cat\" & <mouse>",
    naturalSize: PictureSize(width: 1_200, height: 900), size: .fixed(300))

  @Test func aPictureIsSavedWithAllOfIt() throws {
    let file = PictureContent(.file(PictureFile(Self.png)), alternativeText: "Dots")
    let text = "one " + RichText(Self.cat) + " two " + RichText(file)
    let read = try SavedForm.content(from: SavedForm.bytes(of: text))
    #expect(read == text)
    #expect(read.attachments.map(\.content.picture) == [Self.cat, file])
  }

  @Test func otherDataOfTheAttachmentStays() {
    var content = AttachmentContent(Self.cat, id: "a7")
    content.data["own"] = .bool(true)
    var changed = Self.cat
    changed.alternativeText = ""
    changed.size = .matchContent
    let replaced = content.replacing(changed)
    #expect(replaced.picture == changed)
    #expect(replaced.id == "a7")
    #expect(replaced.data["own"] == .bool(true))
  }

  @Test func whatLacksASourceIsNoPicture() {
    #expect(AttachmentContent(name: .picture).picture == nil)
    #expect(AttachmentContent(name: "panel", data: ["reference": .string("x")]).picture == nil)
  }

  @Test(arguments: [(-5.0, 1), (0, 1), (1e300, 1 << 20), (.nan, 1), (20, 20)])
  func aFileMayClaimAnySize(claimed: Double, width: Int) {
    let content = AttachmentContent(
      name: .picture,
      data: [
        "reference": .string("x"), "naturalWidth": .number(claimed), "naturalHeight": .number(10),
      ])
    #expect(content.picture?.naturalSize == PictureSize(width: width, height: 10))
  }

  @Test func theHeightHasTheProportion() {
    let size = PictureSize(width: 1_200, height: 900)
    #expect(size.height(forWidth: 400) == 300)
    #expect(size.height(forWidth: 0) == 1)
    #expect(PictureSize(width: 1 << 20, height: 1).height(forWidth: 300) == 1)
    #expect(PictureSize(width: 1, height: 1 << 20).height(forWidth: .max) > 1 << 20)
  }

  @Test func thePlainTextHasTheAlternativeText() {
    #expect(("one " + RichText(Self.cat) + " two").flattenedText == "one A \"cat\" & <mouse> two")
  }

  @Test(arguments: [
    ("image/png", png), ("image/jpeg", [0xFF, 0xD8, 0xFF, 0xE0]),
    ("image/gif", Array("GIF89a".utf8)),
    ("image/webp", Array("RIFFxxxxWEBPVP8 ".utf8)), ("image/svg+xml", Array("<svg></svg>".utf8)),
    ("application/octet-stream", [1, 2]), ("application/octet-stream", []),
  ])
  func theFirstBytesTellTheType(type: String, bytes: [UInt8]) {
    let file = PictureFile(bytes)
    #expect(file.mediaType == type)
    #expect(file.bytes == bytes)
  }

  // MARK: HTML

  @Test func htmlHasPicturesBothWays() {
    let text = "one " + RichText(Self.cat) + " two"
    let html = HTMLForm.html(of: text)
    #expect(
      html.contains(
        "<img src=\"https://example.org/cat.jpeg\" alt=\"A &quot;cat&quot; &amp; &lt;mouse&gt;\" "
          + "width=\"300\" height=\"225\">"))
    let read = HTMLForm.content(fromText: html)
    #expect(read?.text == text.text)
    let picture = read?.attachments.first?.content.picture
    #expect(picture?.source == Self.cat.source)
    #expect(picture?.alternativeText == Self.cat.alternativeText)
    #expect(picture?.naturalSize == PictureSize(width: 300, height: 225))
  }

  @Test func aFileIsPartOfTheHTML() {
    let picture = PictureContent(.file(PictureFile(Self.png)))
    let read = HTMLForm.content(fromText: HTMLForm.html(of: RichText(picture)))
    #expect(read?.attachments.first?.content.picture == picture)
  }

  @Test(arguments: [
    ("<img alt=x>", "x"), ("<img src='' alt=x>", "x"), ("<img src='data:,x' alt=y>", "y"),
    ("<img src=a width=1 height=1>z", "z"), ("<p hidden><img src=a></p>z", "z"),
    ("<script><img src=a></script>z", "z"),
  ])
  func whatShowsNoPictureIsText(html: String, text: String) {
    #expect(HTMLForm.content(fromText: html)?.text == text)
  }

  @Test func aPictureIsALetterOfItsLine() {
    let read = HTMLForm.content(
      fromText: "<ul><li>a <b><img src=x></b> c</li></ul><h1><img src=y></h1>")
    #expect(read?.text == "a \u{FFFC} c\n\u{FFFC}")
    #expect(read?.paragraphs.first?.format.list?.kind == .bullet)
    #expect(read?.paragraphs.last?.format.style == .heading(1))
  }

  // MARK: Markdown

  @Test(.enabled(if: MarkdownForm.isAvailable))
  func markdownHasPicturesBothWays() throws {
    let markdown = "one ![A *cat*](cat.jpeg \"title\") two\n"
    let read = try MarkdownForm.content(fromText: markdown)
    #expect(read.text == "one \u{FFFC} two")
    let picture = PictureContent(.reference("cat.jpeg"), alternativeText: "A cat")
    #expect(read.attachments.first?.content.picture == picture)
    #expect(MarkdownForm.markdown(of: read) == "one ![A cat](cat.jpeg) two\n")
  }

  @Test(
    .enabled(if: MarkdownForm.isAvailable),
    arguments: [
      "", "A cat", "[x]", "a ] b", "*no*", "`c`", "<b>", "a\\", "!", "~~s~~", "a | b",
    ])
  func everyAlternativeTextIsReadBack(text: String) throws {
    for source in [PictureSource.reference("a b(c)<d>.png"), .file(PictureFile(Self.png))] {
      let picture = RichText(PictureContent(source, alternativeText: text))
      for content in ["x " + picture, picture, picture + "y", "!" + picture] {
        let markdown = MarkdownForm.markdown(of: content)
        #expect(try MarkdownForm.content(fromText: markdown) == content, "\(markdown)")
      }
    }
  }

  @Test(.enabled(if: MarkdownForm.isAvailable))
  func aPictureMayBeALinkAndBold() throws {
    var attributes = AttributeContainer()
    attributes[LinkKey.self] = "https://example.org"
    attributes[FontTraitsKey.self] = .bold
    let picture = AttachmentContent(PictureContent(.reference("x"), alternativeText: "y"))
    let content = RichText(picture, attributes: attributes)
    let markdown = MarkdownForm.markdown(of: content)
    #expect(try MarkdownForm.content(fromText: markdown) == content, "\(markdown)")
  }
}
