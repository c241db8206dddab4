import Glibc
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The files of a folder of references may come from anywhere, as those of a branch do.
final class ReferenceFileTests: WidgetTestCase {
  @MainActor private static let pixel = Texture(width: 1, height: 1, pixels: [0, 0, 0, 255])
  private static let linkMessage = "this is a link to another place"

  private typealias Body = @MainActor (_ folder: String, _ other: String) throws -> Void

  /// Runs a test in a folder with another file, whose text is "kept".
  private func inFolder(_ test: Body) throws {
    try onMain {
      let scratch = ScratchFolder()
      defer { scratch.remove() }
      let (folder, other) = (scratch.path, "\(scratch.path)/other")
      try Folder.make(folder)
      try FileBytes.write(Array("kept".utf8), to: other)
      try test(folder, other)
    }
  }

  /// Expects that something is not written through a link of a name.
  private func expectRefused(
    _ name: String, line: UInt = #line,
    _ write: @escaping @MainActor (_ folder: String) throws -> Void
  ) throws {
    try inFolder { folder, other in
      XCTAssertEqual(symlink(other, "\(folder)/\(name)"), 0, line: line)
      XCTAssertThrowsError(try write(folder), line: line) {
        XCTAssertEqual("\($0)", "\(folder)/\(name): \(Self.linkMessage)", line: line)
      }
      XCTAssertEqual(try FileBytes.text(of: other), "kept", line: line)
    }
  }

  func testANewReferenceIsNotWrittenThroughALink() throws {
    try expectRefused("a.png") { folder in
      let references = ReferencePictures(folder: folder, updates: true)
      _ = try references.compare(Self.pixel, "a.png") { _, _ in }
    }
  }

  func testAPictureIsNotWrittenThroughALink() throws {
    try expectRefused("a.png") { folder in
      _ = try ReplayPictures(folder: folder, overwrites: true).take(Self.pixel, as: "a.png")
    }
  }

  func testTheEnvironmentIsNotWrittenThroughALink() throws {
    try expectRefused("environment.json") { folder in
      _ = try ReferencePictures(folder: folder, updates: true)
        .meet(PictureEnvironment(of: Window()))
    }
  }

  func testAReferenceThatCannotBeReadIsNamed() throws {
    try inFolder { folder, _ in
      let references = ReferencePictures(folder: folder)
      try FileBytes.write(Array("broken".utf8), to: "\(folder)/broken.png")
      XCTAssertEqual(mkfifo("\(folder)/pipe.png", 0o600), 0)
      for name in ["broken.png", "pipe.png"] {
        XCTAssertThrowsError(try references.compare(Self.pixel, name) { _, _ in }) {
          XCTAssert("\($0)".hasPrefix("\(folder)/\(name): "), "\($0)")
          XCTAssertFalse("\($0)".contains("quark"), "\($0)")
        }
      }
    }
  }
}
