import ConcertinaTesting
import Foundation
import XCTest

/// `screenshot`, tested by the files that it leaves.
final class ScreenshotTests: XCTestCase {
  private let folder = Result { try TemporaryFolder() }

  /// Returns the picture that a call makes.
  private func picture(
    _ options: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws -> PNGPicture {
    let path = try folder.get().file("picture.png")
    let arguments =
      ["screenshot", "--scene", "auto-height-editor", "--output", path] + options
    let result = try OutsideProgram(
      PlaygroundBinary.path(), arguments, changes: PlaygroundBinary.environment()
    ).result()
    XCTAssertEqual(result.status, 0, result.errors, file: file, line: line)
    XCTAssertEqual(result.output + result.errors, "", file: file, line: line)
    return try PNGPicture(path)
  }

  func testPictureHasTheEditorsWidthAndShowsIt() throws {
    let narrow = try picture("--width", "600")
    let wide = try picture("--width", "820")
    XCTAssertEqual(wide.width - narrow.width, 220)
    XCTAssertEqual(wide.height, narrow.height)
    XCTAssertGreaterThan(narrow.height, 60)
    XCTAssertLessThan(narrow.height, 300)
    XCTAssertFalse(narrow.isBlank)
    XCTAssertFalse(wide.isBlank)
  }

  func testKnobsAndTextAreInThePicture() throws {
    let short = try picture("--set", "text=one")
    let long = try picture("--set", "text=one\ntwo\nthree")
    XCTAssertGreaterThan(long.height, short.height + 20)
    let text = try folder.get().write("one\ntwo\nthree", to: "text.txt")
    XCTAssertEqual(try picture("--text-file", text).bytes, long.bytes)
  }

  func testSchemesDiffer() throws {
    let (light, dark) = (try picture("--scheme", "light"), try picture("--scheme", "dark"))
    XCTAssertEqual([dark.width, dark.height], [light.width, light.height])
    XCTAssertNotEqual(dark.bytes, light.bytes)
    XCTAssertEqual(try picture("--scheme", "light").bytes, light.bytes, "the same twice")
  }

  func testTheSizeDependsOnNoScreen() throws {
    // The page is higher than the screen with two pixels for each of GTK's.
    let sizes = try ["1", "2"].map { scale in
      let path = try folder.get().file("notes-\(scale).png")
      let result = try OutsideProgram(
        PlaygroundBinary.path(), ["screenshot", "--scene", "notes", "--output", path],
        changes: PlaygroundBinary.environment(["GDK_SCALE": scale])
      ).result()
      XCTAssertEqual(result.status, 0, result.errors)
      let picture = try PNGPicture(path)
      return [picture.width, picture.height]
    }
    XCTAssertEqual(sizes[1], sizes[0].map { 2 * $0 })
  }

  func testUnwritableOutputIsAFailure() throws {
    let file = try folder.get().write("", to: "file")
    for path in ["/nowhere/at/all.png", file + "/picture.png", try folder.get().path] {
      let result = try PlaygroundBinary.run(
        "screenshot", "--scene", "auto-height-editor", "--output", path)
      XCTAssertEqual(result.status, 1, path)
      XCTAssert(result.errors.contains(path), result.errors)
      let reasons = ["No such file or directory", "A file is in the place", "Is a directory"]
      XCTAssert(reasons.contains { result.errors.contains($0) }, result.errors)
      XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    }
  }

  func testUnreadableTextFileIsRefused() throws {
    let result = try PlaygroundBinary.run(
      "screenshot", "--scene", "auto-height-editor", "--text-file", "/nowhere.txt", "--output",
      try folder.get().file("none.png"))
    XCTAssertNotEqual(result.status, 0)
    XCTAssert(result.errors.contains("/nowhere.txt"), result.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: try folder.get().file("none.png")))
  }
}
