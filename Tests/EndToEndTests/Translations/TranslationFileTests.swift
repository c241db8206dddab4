import ConcertinaTesting
import Foundation
import XCTest

/// The files in `po/`, and the program that checks them.
final class TranslationFileTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized.path

  private var folder: TemporaryFolder?

  override func tearDown() { folder = nil }

  /// Checks the translations of this package.
  private func check(_ path: String) throws -> OutsideProgram.Result {
    try OutsideProgram("\(path)/meson-helpers/translations", ["check"]).result()
  }

  /// Creates a copy of this package's translations, whose source is this one's, and changes a file.
  private func copy(changing name: String, _ change: (String) -> String) throws -> String {
    let folder = try TemporaryFolder()
    self.folder = folder
    let files = FileManager.default
    _ = try folder.folder("meson-helpers")
    for part in ["meson-helpers/translations", "po"] {
      try files.copyItem(atPath: "\(Self.root)/\(part)", toPath: folder.file(part))
    }
    for part in ["Examples", "Sources", "Resources"] {
      try files.createSymbolicLink(
        atPath: folder.file(part), withDestinationPath: "\(Self.root)/\(part)")
    }
    let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)
    let changed = change(text)
    XCTAssertNotEqual(changed, text, "the change of \(name) changes nothing")
    _ = try folder.write(changed, to: name)
    return folder.path
  }

  func testTheTranslationsAreCompleteAndUpToDate() throws {
    let result = try check(Self.root)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
  }

  func testATemplateWithoutATextOfTheSourceIsOutOfDate() throws {
    let path = try copy(changing: "po/concertina.pot") {
      $0.replacingOccurrences(of: "msgid \"Undo\"", with: "msgid \"Undone\"")
    }
    let result = try check(path)
    XCTAssertEqual(result.status, 1)
    XCTAssert(result.errors.contains("out of date"), result.errors)
  }

  func testATextWithoutATranslationIsFound() throws {
    let path = try copy(changing: "po/ko.po") {
      $0.replacingOccurrences(of: "msgstr \"실행 취소\"", with: "msgstr \"\"")
    }
    let result = try check(path)
    XCTAssertEqual(result.status, 1)
    XCTAssert(result.output.contains("\"Undo\""), result.output)
  }

  func testATranslationToBeLookedAtIsFound() throws {
    let path = try copy(changing: "po/ru.po") {
      $0.replacingOccurrences(of: "msgid \"Undo\"", with: "#, fuzzy\nmsgid \"Undo\"")
    }
    XCTAssertEqual(try check(path).status, 1)
  }

  func testATranslationWithOtherArgumentsIsFound() throws {
    let path = try copy(changing: "po/ru.po") {
      $0.replacingOccurrences(of: "Дата должна быть не раньше %s.", with: "Дата неверна.")
    }
    XCTAssertEqual(try check(path).status, 1)
  }
}
