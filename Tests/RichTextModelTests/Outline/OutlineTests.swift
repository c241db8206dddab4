import FoundationEssentials
import RichTextModel
import Testing

/// The headings of a document as values.
@Suite struct OutlineTests {
  private static func heading(_ title: String, _ level: Int, isCollapsed: Bool = false) -> RichText
  {
    var format = ParagraphFormat(style: .heading(level))
    format.isCollapsed = isCollapsed
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = format
    return RichText(title + "\n", attributes: attributes)
  }

  @Test func headingsAreFoundWithTheirPlacesAlsoInNestedEditors() {
    let panel = AttachmentContent(
      id: "p", name: ContentType("panel"), isBlock: true, editors: ["", Self.heading("In it", 3)])
    let text =
      Self.heading("One", 1) + "body\n" + RichText(panel) + "\n"
      + Self.heading("Two", 2, isCollapsed: true)
    let outline = text.outline
    #expect(outline.map(\.title) == ["One", "In it", "Two"])
    #expect(outline.map(\.level) == [1, 3, 2])
    #expect(outline.map(\.isCollapsed) == [false, false, true])
    #expect(outline.map(\.range) == [0..<3, 0..<5, 11..<14])
    #expect(outline[1].path == EditorPath.root.appending(attachment: "p", editor: 1))
  }

  @Test func anchorsAreThoseOfGitHub() {
    let titles = ["What's new?", "A  b", "Ünï_x-1", "What's new?", "whats-new-1", "日本 語", ""]
    let text = titles.reduce(into: RichText()) { $0.append(Self.heading($1, 1)) }
    let outline = text.outline
    #expect(
      outline.map(\.anchor)
        == ["whats-new", "a--b", "ünï_x-1", "whats-new-1", "whats-new-1-1", "日本-語", ""])
    #expect(outline.heading(linkedBy: "#whats-new-1")?.range == outline[3].range)
    #expect(outline.heading(linkedBy: "whats-new") == nil)
    #expect(outline.heading(linkedBy: "#nothing") == nil)
  }

  @Test func anchorsAreDifferentWhateverTheTitlesAre() {
    let text = ["a", "a-1", "a", "a", "a-1"].reduce(into: RichText()) {
      $0.append(Self.heading($1, 1))
    }
    #expect(Set(text.outline.map(\.anchor)).count == 5)
  }

  @Test func aCollapsedHeadingIsSaved() throws {
    let text = Self.heading("One", 1, isCollapsed: true) + "body"
    #expect(try SavedForm.content(from: SavedForm.bytes(of: text)) == text)
  }
}
