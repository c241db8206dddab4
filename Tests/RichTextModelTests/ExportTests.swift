import FoundationEssentials
import Testing

@testable import RichTextModel

@Suite("Export")
struct ExportTests {
  private static let content: RichText = {
    var link = AttributeContainer()
    link[UnderlineKey.self] = .single
    return ListParser.content(of: [
      (RichText("flour", attributes: link), ListItem(.task, isChecked: true)),
      ("plums & pears", ListItem(.task)),
    ])
  }()

  @Test("a file's name stands for its format")
  func names() {
    #expect(ExportFormat(fileName: "a.b/notes.MD") == .markdown)
    #expect(ExportFormat(fileName: "notes.htm") == .html)
    #expect(ExportFormat(fileName: "notes.txt") == .plainText)
    for name in ["notes", "notes.pdf", "md", ""] { #expect(ExportFormat(fileName: name) == nil) }
  }

  @Test("Markdown names what it loses, plain text has ticks, HTML is a page")
  func formats() {
    var lost: [String] = []
    let markdown = ExportFormat.markdown.text(of: Self.content) { lost = $0 }
    #expect(markdown == "- [x] flour\n- [ ] plums & pears\n")
    #expect(lost == ["underline"])
    #expect(ExportFormat.plainText.text(of: Self.content) == "☑ flour\n☐ plums & pears\n")
    let page = ExportFormat.html.text(of: Self.content, title: "1 < 2")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html>\n"))
    #expect(page.contains("<meta charset=\"utf-8\">\n<title>1 &lt; 2</title>"))
    #expect(HTMLForm.content(fromText: page)?.text == "flour\nplums & pears")
  }

  @Test("files take the place of references, at any depth")
  func pictures() {
    let picture = RichText(PictureContent(.reference("cat.png"), alternativeText: "A cat"))
    let panel = AttachmentContent(name: ContentType("panel"), isBlock: true, editors: [picture])
    let content = picture + "\n" + RichText(panel)
    #expect(content.pictureReferences == ["cat.png"])
    let own = content.withPictureFiles(["cat.png": Array("GIF8".utf8)])
    #expect(own.pictureReferences == [])
    #expect(ExportFormat.html.text(of: own).contains("src=\"data:image/gif;base64,R0lGOA==\""))
    #expect(content.withPictureFiles(["dog.png": [1]]) == content)
  }
}
