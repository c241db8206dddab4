import ConcertinaTesting
import Foundation
import XCTest

/// The commands that write files of rich text in other formats.
final class DocumentCommandTests: XCTestCase {
  private static let markdown = "# Title\n\n- [x] done\n\n![A dot](dot.png)\n"

  func testMarkdownBecomesPDFWithoutADisplay() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.markdown, to: "letter.md")
    let result = try PlaygroundBinary.run("pdf", file, "--paper", "A5", changes: ["DISPLAY": nil])
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(result.output + result.errors, "")
    let info = try OutsideProgram("/usr/bin/pdfinfo", [folder.file("letter.pdf")]).result().output
    XCTAssert(info.contains("letter"), info)
    XCTAssert(info.contains("419.5"), info)
  }

  func testOneFormatBecomesAnother() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.markdown, to: "letter.md")
    try Data([0x47, 0x49, 0x46, 0x38]).write(to: URL(fileURLWithPath: folder.file("dot.png")))
    for output in ["letter.html", "letter.txt", "again.md"] {
      let result = try PlaygroundBinary.run("export", file, "--output", folder.file(output))
      XCTAssertEqual(result.status, 0, result.errors)
    }
    XCTAssert(folder.text("letter.html").contains("data:image/gif;base64,R0lGOA=="))
    XCTAssertEqual(folder.text("letter.txt"), "Title\n☑ done\nA dot\n")
    XCTAssertEqual(folder.text("again.md"), Self.markdown)
    let back = try PlaygroundBinary.run(
      "export", folder.file("letter.html"), "--output", folder.file("back.txt"))
    XCTAssertEqual(back.status, 0, back.errors)
  }

  func testWhatCannotBeReadOrWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.markdown, to: "letter.md")
    let wrong = try folder.write(#"{"format": "other"}"#, to: "wrong.json")
    let expectations: [([String], Int32, String)] = [
      (["pdf"], 2, "pdf needs a file to read"),
      (["pdf", "letter.odt"], 2, "expected a file .json, .md or .html"),
      (["pdf", file, "--paper", "A99"], 2, "--paper: expected A3 or A4"),
      (["pdf", wrong], 2, "format"),
      (["pdf", folder.file("missing.md")], 1, "No such file or directory"),
      (["pdf", file, "--output", folder.file("no/x.pdf")], 1, "cannot be written: No such file"),
      (["export", file], 2, "export needs --output FILE"),
      (["export", file, "--output", "x.doc"], 2, "expected a name with .md, .html, .txt"),
    ]
    for (arguments, status, message) in expectations {
      let result = try OutsideProgram(
        PlaygroundBinary.path(), arguments, changes: PlaygroundBinary.environment()
      ).result()
      XCTAssertEqual(result.status, status, "\(arguments)")
      XCTAssertEqual(result.output, "", "\(arguments)")
      XCTAssert(result.errors.contains(message), "\(arguments): \(result.errors)")
    }
  }
}
