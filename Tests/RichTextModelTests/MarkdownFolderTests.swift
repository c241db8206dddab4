import Foundation
import RichTextModel
import Testing

/// Folders of Markdown that are taken over.
@Suite final class MarkdownFolderTests {
  private let root = NSTemporaryDirectory() + "concertina-" + UUID().uuidString
  private let pixel = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])

  init() throws {
    for name in ["Notes", "Notes/Work", "Notes/.hidden"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + name, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: root + "/" + path))
  }

  private func document(_ text: String) throws -> MarkdownFolder.Document {
    try write(text, to: "Notes/Work/a.md")
    let folder = MarkdownFolder(root + "/Notes")
    return try folder.document(#require(folder.files.first))
  }

  @Test func filesOfSubfoldersAreListed() throws {
    for path in ["b.md", "Work/a.MARKDOWN", ".hidden/c.md", "d.txt", ".md"] {
      try write("# Title", to: "Notes/" + path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/Notes/loop", withDestinationPath: root + "/Notes")
    let files = MarkdownFolder(root + "/Notes").files
    #expect(files.map(\.path) == ["Work/a.MARKDOWN", "b.md"])
    #expect(files.map(\.name) == ["a", "b"])
    #expect(files[0].folders == ["Work"])
    #expect(MarkdownFolder(root + "/gone").files.isEmpty)
  }

  @Test func picturesBecomePartOfTheContent() throws {
    try pixel.write(to: URL(filePath: root + "/Notes/my cat.png"))
    let document = try document("# Cat\n\n![A cat](../my%20cat.png)\n")
    let picture = try #require(document.content.attachments.first?.content.picture)
    #expect(picture.source == .file(PictureFile([UInt8](pixel))))
    #expect(picture.alternativeText == "A cat")
    #expect(document.missingPictures.isEmpty)
  }

  @Test(arguments: [
    "missing.png", "../../secret.png", "/etc/passwd", "https://example.org/a.png", "a.md",
    "../link.png", "..",
  ])
  func otherPicturesAreReported(address: String) throws {
    try pixel.write(to: URL(filePath: root + "/secret.png"))
    try FileManager.default.createSymbolicLink(
      atPath: root + "/Notes/link.png", withDestinationPath: root + "/secret.png")
    let document = try document("![Picture](\(address))\n")
    #expect(document.missingPictures == [address])
    #expect(document.content.attachments.first?.content.picture?.source == .reference(address))
  }

  @Test func invalidTextIsRead() throws {
    try Data([0x23, 0x20, 0xFF, 0x41, 0]).write(to: URL(filePath: root + "/Notes/a.md"))
    let folder = MarkdownFolder(root + "/Notes")
    #expect(try folder.document(#require(folder.files.first)).content.text.contains("A"))
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let file = MarkdownFolder.File(folders: [], name: "gone", path: "gone.md")
    #expect(throws: (any Error).self) { try MarkdownFolder(root).document(file) }
  }
}
