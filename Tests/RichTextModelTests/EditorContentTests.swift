import FoundationEssentials
import RichTextModel
import Testing

/// A document in pieces.
struct EditorContentTests {
  private static func typed(_ text: String, _ type: ContentType) -> RichText {
    var attributes = AttributeContainer()
    attributes[ContentTypeKey.self] = type
    return RichText(text, attributes: attributes)
  }

  private static let panel = AttachmentContent(
    id: "p", name: "panel", isBlock: true, size: .fullWidth, editors: ["in\nside"])
  private static let badge = AttachmentContent(id: "b", name: "badge")

  private static let document: RichText =
    Self.typed("Title", "heading") + "\nsome " + Self.typed("words", "mention")
    + RichText(Self.badge) + " and\n" + RichText(Self.panel) + "\n\nend"
    + Self.typed("!", .viewOnly)

  @Test func blocksAreParagraphsLineBreaksAndBlockAttachments() {
    let blocks = Self.document.contents()
    #expect(
      blocks.map(\.name) == [
        "heading", .newline, .paragraph, .newline, "panel", .newline, .newline, .paragraph,
      ])
    #expect(blocks[2].range == 6..<21)
    #expect(blocks[4].kind == .attachment(Self.panel))
    #expect(blocks.map(\.range).flatMap { $0 } == Array(0..<Self.document.count))
  }

  @Test func aPartHasItsOwnPieces() {
    #expect(Self.document.contents(in: 3..<8).map(\.range) == [3..<5, 5..<6, 6..<8])
    #expect(Self.document.contents(in: 90..<99) == [])
    #expect(RichText().contents() == [])
  }

  @Test func inlinePiecesAreRunsOfOneTypeAndAttachments() {
    let pieces = Self.document.inlineContents(in: 6..<21)
    #expect(pieces.map(\.name) == [.text, "mention", "badge", .text])
    #expect(pieces.map(\.range) == [6..<11, 11..<16, 16..<17, 17..<21])
    #expect(Self.document.inlineContents().last?.kind == .viewOnly)
  }

  @Test func anEncoderLeavesOutWhatItDoesNotKnow() {
    let encoder = EditorContentEncoder<String>(
      text: [.paragraph: { "p:" + $0.text }, "heading": { "h:" + $0.text }],
      attachments: ["panel": { "a:" + $0.id }])
    #expect(
      Self.document.contents().compactMap(encoder.encode) == [
        "h:Title", "p:some words\u{FFFC} and", "a:p", "p:end!",
      ])
  }

  @Test func nestedTextsStandBetweenMarks() {
    let outer = AttachmentContent(id: "o", name: "panel", editors: ["x" + RichText(Self.panel)])
    let marks = AttachmentContentIdentifier(opening: "<", closing: ">")
    let text = "a" + RichText(outer) + RichText(Self.badge)
    #expect(text.fullText(using: marks).text == "a<x<in\nside>>\u{FFFC}")
  }

  @Test func aLineKnowsItsEndsScalarByScalar() {
    let line = EditorLine(">> Ge\u{301}", range: 0..<6)
    #expect(line.startsWith(">> G"))
    #expect(!line.startsWith(">> g"))
    #expect(line.endsWith("e\u{301}"))
    #expect(!line.endsWith("\u{E9}"))
    #expect(line.startsWith(""))
  }
}
