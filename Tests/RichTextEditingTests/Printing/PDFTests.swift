import Foundation
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Files in PDF, read back by other programs.
final class PDFTests: WidgetTestCase {
  func testAFileHasTextLinksAndAnOutline() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = folder.file("letter.pdf")
      var link = AttributeContainer()
      link.link = "https://example.org/it's(1)?q=ü"
      let content =
        RichText(paragraphs: [
          ("Opening\n", ParagraphFormat(style: .heading(1))),
          ("Inside\n", ParagraphFormat(style: .heading(2))),
        ]) + "Warm " + RichText("greetings", attributes: link)
      try PrintedDocument(content, title: "A letter — été").writePDFNow(to: path)

      XCTAssertEqual(
        try Self.text(of: path).filter { !$0.isWhitespace }, "OpeningInsideWarmgreetings1/1")
      let about = try OutsideProgram("/usr/bin/pdfinfo", ["-url", path]).result().output
      XCTAssert(about.contains("https://example.org/it%27s(1)?q=%C3%BC"), about)
      let info = try OutsideProgram("/usr/bin/pdfinfo", [path]).result().output
      XCTAssert(info.contains("A letter — été"), info)
      XCTAssert(info.contains("(A4)"), info)
      let pages = try OutsideProgram("/usr/bin/pdftohtml", ["-xml", "-i", "-stdout", path]).result()
      let outline = pages.output.split(separator: "\n").filter { $0.contains("<item") }
      XCTAssertEqual(
        outline, [#"<item page="1">Opening</item>"#, #"<item page="1">Inside</item>"#])
    }
  }

  func testALongParagraphIsLaidOutTwice() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let text = String(repeating: "several words of a paragraph ", count: 600)
      let before = PrintedParagraph.layoutCount
      try PrintedDocument(RichText("above\n" + text + "\nbelow"))
        .writePDFNow(to: folder.file("long.pdf"))
      // For its lines, and for all pages together.
      XCTAssertEqual(PrintedParagraph.layoutCount - before, 2 * 3)
    }
  }

  func testEveryPageHasItsNumber() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = folder.file("pages.pdf")
      var document = PrintedDocument(RichText(String(repeating: "line\n", count: 119) + "line"))
      document.setup = PageSetup(paper: try XCTUnwrap(PaperSize("a5")), isLandscape: true)
      try document.writePDFNow(to: path)
      let pages = try Self.text(of: path).split(separator: "\u{C}")
      for (index, page) in pages.enumerated() {
        let letters = page.filter { !$0.isWhitespace }
        XCTAssert(letters.hasSuffix("line\(index + 1)/\(pages.count)"), letters)
      }
      XCTAssertGreaterThan(pages.count, 5)
    }
  }

  func testAFileThatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let document = PrintedDocument("text")
      let path = folder.file("missing/letter.pdf")
      XCTAssertThrowsError(try document.writePDFNow(to: path)) { error in
        XCTAssertEqual("\(error)", "\(path): cannot be written: No such file or directory")
      }
      XCTAssertThrowsError(try document.writePDFNow(to: folder.path)) { error in
        XCTAssertEqual("\(error)", "\(folder.path): cannot be written: Is a directory")
      }
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }
  }

  func testAFullDiskIsAnError() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = try folder.write("old", to: "letter.pdf")
      let content = RichText(String(repeating: "line\n", count: 9_000))
      try withFileSizeLimit(5_000) {
        XCTAssertThrowsError(try PrintedDocument(content).writePDFNow(to: path)) { error in
          let reason = "The file would be longer than the system allows."
          XCTAssertEqual("\(error)", "\(path): cannot be written: \(reason)")
        }
      }
      XCTAssertEqual(folder.text("letter.pdf"), "old")
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path), ["letter.pdf"])
    }
  }

  func testAnEditorIsWrittenWithItsFontAndStyles() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = folder.file("editor.pdf")
      let editor = EditorView()
      editor.font = .description("Serif 14")
      editor.content = "from the editor"
      var ending: Result<Void, any Error>?
      Task {
        do {
          try await editor.exportPDF(to: path, title: "Editor")
          ending = .success(())
        } catch {
          ending = .failure(error)
        }
      }
      XCTAssert(MainLoop.run(atMost: 60) { ending != nil })
      try ending?.get()
      XCTAssertEqual(
        try Self.text(of: path).filter { !$0.isWhitespace }, "fromtheeditor1/1")
      XCTAssertEqual(editor.printedFont, "Serif 14")
    }
  }

  func testTheStepsOfGTKGiveTheSamePages() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = folder.file("gtk.pdf")
      let content = RichText(String(repeating: "printed line\n", count: 100))
      let setup = PageSetup(paper: .a4, isLandscape: true)
      try PrintedDocument(content, title: "GTK").makeOperation(setup).export(to: path)
      var document = PrintedDocument(content)
      document.setup = setup
      try document.writePDFNow(to: folder.file("own.pdf"))
      XCTAssertEqual(try Self.text(of: path), try Self.text(of: folder.file("own.pdf")))
    }
  }

  func testMarginsThatAreTooLargeForGTKsPaperAreAnError() throws {
    try onMain {
      let folder = try TemporaryFolder()
      var setup = PageSetup(paper: .a4)
      setup.margins.left = 900
      let operation = PrintedDocument("text").makeOperation(setup)
      XCTAssertThrowsError(try operation.export(to: folder.file("gtk.pdf"))) { error in
        XCTAssertEqual("\(error)", "the margins leave no room on the page")
      }
    }
  }

  private static func text(of path: String) throws -> String {
    let result = try OutsideProgram("/usr/bin/pdftotext", ["-layout", path, "-"]).result()
    XCTAssertEqual(result.status, 0, result.errors)
    return result.output
  }
}
