import FoundationEssentials
import Testing

@testable import RichTextModel

/// The table of attributes, from which all lists of them are made.
@Suite struct AttributeTableTests {
  /// Attributes with a value for each key of the table, except those that a later version saved.
  private static let all: AttributeContainer = {
    var all = AttributeContainer()
    all[LinkKey.self] = "https://example.org"
    all[FontFamilyKey.self] = "Serif"
    all[FontSizeKey.self] = 12
    all[TextColorKey.self] = Color(red: 1, green: 0, blue: 0)
    all[BackgroundColorKey.self] = Color(red: 0, green: 1, blue: 0)
    all[BackgroundStyleKey.self] = BackgroundStyle(color: Color(red: 0, green: 0, blue: 1))
    all[FontTraitsKey.self] = [.bold, .italic, .monospace]
    all[UnderlineKey.self] = .wavy
    all[StrikethroughKey.self] = true
    all[LetterPositionKey.self] = .subscript
    all[HighlightKey.self] = .pink
    all[ParagraphKey.self] = ParagraphFormat(alignment: .center, list: ListItem(.task))
    all[FollowingParagraphKey.self] = ParagraphFormat(style: .quote)
    all[TextBlockKey.self] = "block"
    all[LockedAttributesKey.self] = [FontSizeKey.name]
    all[ContentTypeKey.self] = .viewOnly
    return all
  }()

  @Test func eachAttributeIsInTheTableOnce() {
    let keys = RichTextAttributes.keys
    #expect(Set(keys.map { $0.name }).count == keys.count)
    let savedNames = keys.flatMap { $0.savedNames }
    #expect(Set(savedNames).count == savedNames.count)
    let missing = keys.filter { !$0.isSet(in: Self.all) }.map { $0.name }
    #expect(missing == [UnknownAttributesKey.name, UnknownMembersKey.name])
  }

  @Test func eachAttributeIsSavedAndRead() throws {
    let content = RichText("a", attributes: Self.all)
    #expect(try SavedForm.content(from: SavedForm.bytes(of: content)) == content)
  }

  @Test func eachAttributeIsSeparatedFromTheOthers() {
    var attributes = Self.all
    attributes[AsyncTextKey.self] = "titles"
    attributes[UnknownAttributesKey.self] = ["later": .bool(true)]
    attributes[UnknownMembersKey.self] = ["id": 7]
    let parts = attributes.separated
    #expect(parts.count == RichTextAttributes.keys.count + 1)
    #expect(parts.reduce(into: AttributeContainer()) { $0.merge($1) } == attributes)
    #expect(attributes.custom == parts.last)
  }

  @Test func clearingLeavesWhatIsNoFormatting() {
    var attributes = Self.all
    attributes.removeFormatting()
    let names = RichTextAttributes.keys.filter { $0.isSet(in: attributes) }.map { $0.name }
    #expect(
      Set(names) == [
        LinkKey.name, ParagraphKey.name, FollowingParagraphKey.name, TextBlockKey.name,
        LockedAttributesKey.name, ContentTypeKey.name, BackgroundStyleKey.name,
      ])
    attributes[TextBlockKey.self] = nil
    attributes.removeFormatting()
    #expect(attributes[BackgroundStyleKey.self] == nil)
  }

  @Test func typedTextHasNeitherBlocksNorKindsOfContent() {
    let typed = Self.all.inheritedByTyping
    #expect(typed[TextBlockKey.self] == nil)
    #expect(typed[ContentTypeKey.self] == nil)
    #expect(typed[FollowingParagraphKey.self] == nil)
    #expect(typed[UnderlineKey.self] == .wavy)
  }

  @Test(arguments: LetterPosition.allCases)
  func smallLettersAreKeptInHTML(position: LetterPosition) {
    var small = AttributeContainer()
    small[LetterPositionKey.self] = position
    let content = "H" + RichText("2", attributes: small) + "O"
    let html = HTMLForm.html(of: content)
    #expect(html.contains(position == .subscript ? "<sub>2</sub>" : "<sup>2</sup>"))
    #expect(HTMLForm.content(fromText: html) == content)
    let style = position == .subscript ? "sub" : "super"
    let styled = "H<span style=\"vertical-align: \(style)\">2</span>O"
    #expect(HTMLForm.content(fromText: styled) == content)
  }

  @Test func linesBelowLettersAreKeptInHTML() {
    for style in UnderlineStyle.allCases {
      var underlined = AttributeContainer()
      underlined[UnderlineKey.self] = style
      let content = RichText("a", attributes: underlined)
      #expect(HTMLForm.content(fromText: HTMLForm.html(of: content)) == content)
    }
  }

  @Test func markdownNamesWhatItLosesOfLetters() {
    var small = AttributeContainer()
    small[LetterPositionKey.self] = .superscript
    var struckCode = AttributeContainer()
    struckCode[StrikethroughKey.self] = true
    struckCode[ParagraphKey.self] = ParagraphFormat(style: .code)
    var names: [String] = []
    _ = MarkdownForm.markdown(of: RichText("2", attributes: small)) { names = $0 }
    #expect(names.isEmpty)
    small[ParagraphKey.self] = ParagraphFormat(style: .code)
    _ = MarkdownForm.markdown(of: RichText("2", attributes: small)) { names = $0 }
    #expect(names == ["letterPosition"])
    _ = MarkdownForm.markdown(of: RichText("a", attributes: struckCode)) { names = $0 }
    #expect(names == ["strikethrough"])
  }
}
