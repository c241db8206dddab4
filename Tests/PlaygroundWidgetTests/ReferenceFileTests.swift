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

  func testANewReferenceIsNotWrittenThroughALink() throws {
    try inFolder { folder, other in
      XCTAssertEqual(symlink(other, "\(folder)/a.png"), 0)
      let references = ReferencePictures(folder: folder, updates: true)
      XCTAssertThrowsError(try references.compare(Self.pixel, "a.png") { _, _ in }) {
        XCTAssertEqual("\($0)", "\(folder)/a.png: \(Self.linkMessage)")
      }
      XCTAssertEqual(try FileBytes.text(of: other), "kept")
    }
  }

  func testAPictureIsNotWrittenThroughALink() throws {
    try inFolder { folder, other in
      XCTAssertEqual(symlink(other, "\(folder)/a.png"), 0)
      let pictures = ReplayPictures(folder: folder, overwrites: true)
      XCTAssertThrowsError(try pictures.take(Self.pixel, as: "a.png")) {
        XCTAssertEqual("\($0)", "\(folder)/a.png: \(Self.linkMessage)")
      }
      XCTAssertEqual(try FileBytes.text(of: other), "kept")
    }
  }

  func testTheEnvironmentIsNotWrittenThroughALink() throws {
    try inFolder { folder, other in
      XCTAssertEqual(symlink(other, "\(folder)/environment.json"), 0)
      let references = ReferencePictures(folder: folder, updates: true)
      XCTAssertThrowsError(try references.meet(PictureEnvironment(of: Window()))) {
        XCTAssertEqual("\($0)", "\(folder)/environment.json: \(Self.linkMessage)")
      }
      XCTAssertEqual(try FileBytes.text(of: other), "kept")
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
