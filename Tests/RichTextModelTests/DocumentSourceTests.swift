import Foundation
import RichTextModel
import Testing

/// What stays of a document's file when its content changes.
struct DocumentSourceTests {
  private func text(_ data: [UInt8]) -> String { String(decoding: data, as: UTF8.self) }

  private func edited(_ source: DocumentSource, at offset: Int, _ word: String) throws -> [UInt8] {
    var content = source.content
    content.replace(offset..<offset, with: RichText(word))
    return try source.bytes(with: content)
  }

  @Test(arguments: ["", "* one\r\n* two", "\u{FEFF}# A  #\n\n\n~~~ js\nx\n~~~\n", "a\u{0}b"])
  func markdownThatIsNotEditedIsTheSame(_ markdown: String) throws {
    let data = Array(markdown.utf8)
    guard !markdown.contains("\u{0}") else {
      #expect(throws: DocumentSourceError.markdown(.isNoText)) {
        try DocumentSource(data, named: "a.md")
      }
      return
    }
    let source = try DocumentSource(data, named: "a.md")
    #expect(try source.bytes(with: source.content) == data)
  }

  @Test func anEditChangesItsLine() throws {
    let markdown = "\u{FEFF}* one\r\n* two\r\n\r\nThe *end* of\r\nit.\r\n"
    let source = try DocumentSource(markdown.utf8, named: "/x/A.MD")
    #expect(source.isMarkdown)
    let edited = try edited(source, at: 3, " more")
    #expect(text(edited) == markdown.replacingOccurrences(of: "* one", with: "* one more"))
  }

  @Test func latinTextIsUnicodeOnceItIsEdited() throws {
    let bytes: [UInt8] = [0x66, 0xFC, 0x72, 0x0A]
    let source = try DocumentSource(bytes, named: "a.md")
    #expect(source.content == "für")
    #expect(try source.bytes(with: source.content) == bytes)
    #expect(text(try edited(source, at: 3, " uns")) == "für uns\n")
  }

  @Test func theSavedFormKeepsWhatOthersWrite() throws {
    let json =
      #"{"content": [{"text": "a"}], "format": "concertina-rich-text", "mine": 1, "version": 1}"#
    let source = try DocumentSource(json.utf8, named: "a.json")
    #expect(!source.isMarkdown)
    let value = try JSONValue(parsing: text(try edited(source, at: 1, "b")))
    #expect(value["mine"] == .number(1))
    #expect(try SavedForm.content(from: value) == "ab")
  }

  @Test func errorsSayWhichFormHasThem() {
    #expect(throws: DocumentSourceError.markdown(.isNoText)) {
      try DocumentSource([0x89, 0x50, 0x00], named: "a.md")
    }
    #expect(throws: DocumentSourceError.self) { try DocumentSource("x".utf8, named: "a") }
  }

  @Test func whatMarkdownDoesNotHaveIsNamed() throws {
    let source = try DocumentSource("one".utf8, named: "a.md")
    var content = source.content
    content.changeAttributes(in: 0..<3) { $0[UnderlineKey.self] = .single }
    var names: [String] = []
    _ = try source.bytes(with: content) { names = $0 }
    #expect(names == ["underline"])
  }
}
