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

  private func text(ofBytes bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: root + "/Notes/a.md"))
    let folder = MarkdownFolder(root + "/Notes")
    return try folder.document(#require(folder.files.first)).content.text
  }

  private static let words = "Grüße “x”"
  private static let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(words.utf8)
  /// Windows' encoding, which differs from ISO's in the quotation marks alone.
  private static let windows: [UInt8] = [0x47, 0x72, 0xFC, 0xDF, 0x65, 0x20, 0x93, 0x78, 0x94]
  private static let littleUTF16: [UInt8] =
    [0xFF, 0xFE] + words.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  private static let bigUTF16: [UInt8] =
    [0xFE, 0xFF] + words.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  private static let littleUTF32: [UInt8] =
    [0xFF, 0xFE, 0, 0]
    + words.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), UInt8(0), UInt8(0)] }
  private static let bigUTF32: [UInt8] =
    [0, 0, 0xFE, 0xFF]
    + words.utf16.flatMap { [UInt8(0), UInt8(0), UInt8($0 >> 8), UInt8($0 & 0xFF)] }

  @Test(arguments: [
    Array(words.utf8), marked, windows, littleUTF16, bigUTF16, littleUTF32, bigUTF32,
  ])
  func otherEncodingsAreConverted(bytes: [UInt8]) throws {
    #expect(try text(ofBytes: bytes) == Self.words)
  }

  @Test(arguments: [
    [0x23, 0x20, 0xFF, 0x41, 0], [0xFF, 0xFE, 65, 0, 0, 0], [0xFF, 0xFE, 0, 0xD8],
  ])
  func whatIsNoTextIsAnError(bytes: [UInt8]) {
    #expect {
      try text(ofBytes: bytes)
    } throws: { error in
      (error as? FileAccessError)?.message == MarkdownError.isNoText.message
    }
  }

  @Test(.timeLimit(.minutes(1))) func onlyFilesOfTheFolderAreRead() throws {
    try write("# Secret", to: "secret.md")
    try write("# Open", to: "Notes/open.md")
    let notes = root + "/Notes/"
    for (link, target) in [
      ("out.md", root + "/secret.md"), ("in.md", "open.md"), ("device.md", "/dev/zero"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: notes + link, withDestinationPath: target)
    }
    #expect(mkfifo(notes + "pipe.md", 0o600) == 0)
    let large = open(notes + "large.md", O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(large, 5 << 30) == 0)
    close(large)
    let folder = MarkdownFolder(root + "/Notes")
    var texts: [String: String] = [:]
    for file in folder.files {
      do {
        texts[file.name] = try folder.document(file).content.text
      } catch {
        texts[file.name] = error.message
      }
    }
    #expect(
      texts == [
        "open": "Open", "in": "Open", "out": "The file is outside the folder.",
        "device": "The file is outside the folder.", "pipe": "This is not an ordinary file.",
        "large": MarkdownError.tooLarge.message,
      ])
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let file = MarkdownFolder.File(folders: [], name: "gone", path: "gone.md")
    #expect(throws: (any Error).self) { try MarkdownFolder(root).document(file) }
  }
}
