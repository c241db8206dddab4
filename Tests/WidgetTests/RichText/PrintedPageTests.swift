import Concertina
import Foundation
import WidgetTestSupport
import XCTest

/// Compares the pages of a PDF file, as another program draws them, with recorded pictures.
final class PrintedPageTests: WidgetTestCase {
  func testPagesAreThoseThatWereRecorded() throws {
    try onMain {
      try ReferenceFolder.compare("printed-pages") { references in
        try Self.check(references, "document", PrintedDocument(Self.content, title: "Document"))
        var narrow = PrintedDocument(Self.content)
        narrow.setup = PageSetup(paper: try XCTUnwrap(PaperSize("A6")), isLandscape: true)
        narrow.setup.margins = PageSetup.Margins(top: 30, bottom: 40, left: 30, right: 30)
        narrow.font = "Serif 8"
        try Self.check(references, "narrow", narrow)
      }
    }
  }

  @MainActor
  private static func check(
    _ references: References, _ name: String, _ document: PrintedDocument
  ) throws {
    let folder = try TemporaryFolder()
    try document.writePDFNow(to: folder.file("pages.pdf"))
    let drawing = try OutsideProgram(
      "/usr/bin/pdftoppm", ["-png", "-r", "72", folder.file("pages.pdf"), folder.file("page")])
    XCTAssertEqual(try drawing.result().status, 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.sorted()
    XCTAssertGreaterThan(files.count, 1)
    for file in files {
      try references.check(
        Texture(file: folder.file(file)), "\(name)-\(file.dropLast(4))")
    }
  }

  private static let markdown = """
    # A document

    Warm **greetings** with *all* ~~letters~~ `of code` and [a link](https://example.org). \
    This paragraph is long enough for several lines, of which none is cut by the end of a page.

    ## Lists

    1. one
    2. two
       - nested
       - [x] ticked
       - [ ] not ticked

    > A quote of two paragraphs,
    >
    > which have one bar.

    ```swift
    let answer = 42  // a comment
    print(answer)
    ```

    ---

    שלום עולם, a paragraph from the right

    - פריט

    ## A table

    """

  @MainActor
  private static var content: RichText {
    var content = (try? MarkdownForm.content(fromText: markdown)) ?? RichText()
    var rows: [[RichText]] = [["Fruit", "Remark", "Price"]]
    for row in 1...30 { rows.append([RichText("Plum \(row)"), "ripe\nand sweet", "2.50"]) }
    var table = TableContent(rows: rows)
    table.columns[2].alignment = .right
    table.merge(
      TableCellRange(rows: 2..<4, columns: 0..<1))
    content.append(RichText(AttachmentContent(table)))
    let panel = AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth,
      editors: ["Mind the gap\nand the next train", ""])
    content.append("\n")
    content.append(RichText(panel))
    content.append("\nA picture: ")
    content.append(RichText(picture))
    content.append(" and one that is missing: ")
    content.append(
      RichText(
        PictureContent(
          .reference("none"), alternativeText: "A cat on a keyboard",
          naturalSize: PictureSize(width: 160, height: 90))))
    return content
  }

  @MainActor
  private static var picture: PictureContent {
    var pixels: [UInt8] = []
    for row in 0..<80 {
      for column in 0..<120 { pixels += [UInt8(column * 2), UInt8(row * 3), 128, 255] }
    }
    let bytes = Texture(width: 120, height: 80, pixels: pixels).pngBytes
    return PictureContent(.file(PictureFile(bytes)), alternativeText: "Colors")
  }
}
