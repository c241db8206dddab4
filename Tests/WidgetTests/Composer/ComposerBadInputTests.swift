import Foundation
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Content that no app should offer but some app will, pasted into a composer.
final class ComposerBadInputTests: WidgetTestCase {
  @MainActor
  private static func paste(_ bytes: [UInt8], into composer: ComposerHost) throws {
    try XCTUnwrap(Clipboard.current).offer(bytes, as: Clipboard.plainText)
    var isDone = false
    let connection = composer.bar.area.buffer.onPasteDone { isDone = true }
    defer { connection.disconnect() }
    composer.log?.reset()
    composer.press("v", control: true)
    XCTAssert(MainLoop.run(atMost: 60) { isDone }, "the paste did not end")
    composer.settle()
    XCTAssertFalse(composer.bar.isMoving)
    XCTAssertEqual((composer.log?.paints ?? []).flatMap(\.violations), [])
  }

  func testNulAndBrokenBytesArePastedAndSentWithNothingLost() throws {
    try onMain {
      let composer = ComposerHost("[]") { $0.onAttach = { _ in XCTFail("it is text") } }
      composer.bar.area.buffer.caret = 1
      try Self.paste([0x61, 0x00, 0x62, 0xFF, 0x63, 0xC3, 0x0A, 0xE2, 0x82], into: composer)
      let pasted = "a\u{FFFD}b\u{FFFD}c\u{FFFD}\n\u{FFFD}"
      XCTAssertEqual(composer.bar.text, "[\(pasted)]")
      XCTAssertEqual(composer.text, "[\(pasted)]")
      composer.press("z", control: true)
      composer.settle()
      XCTAssertEqual(composer.bar.text, "[]", "a paste is one step")
      composer.press("z", control: true, shift: true)
      composer.send()
      XCTAssertEqual(composer.sent, ["[\(pasted)]"])
      XCTAssertEqual(composer.bar.text, "")
    }
  }

  func testInvisibleTextIsNotSent() {
    onMain {
      let composer = ComposerHost()
      composer.text = "\u{200B}\u{2060}\u{FEFF} \n"
      composer.settle()
      XCTAssertFalse(composer.bar.canSend)
      composer.text += "☺\u{FE0F}"
      composer.settle()
      XCTAssert(composer.bar.canSend)
    }
  }

  func testMegabytesArePastedMarkedAndSent() throws {
    try onMain {
      let composer = ComposerHost { $0.checksSpelling = false }
      composer.bar.maxLength = 1_000
      let line = "A line of ordinary text, as people paste it by accident: 漢字 and all.\n"
      let size = TestEffort.size(1 << 20, thorough: 10 << 20)
      let text = String(repeating: line, count: size / line.utf8.count)
      try Self.paste(Array(text.utf8), into: composer)
      XCTAssertEqual(composer.bar.counter, "−999+")
      XCTAssertFalse(composer.bar.canSend)
      XCTAssertEqual(composer.bar.area.figures.visibleLineCount, 4)
      XCTAssertEqual(composer.bar.area.buffer.caret, text.unicodeScalars.count, "the end is shown")
      composer.type("x")
      composer.settle()
      XCTAssertEqual(composer.bar.violatedInvariants, [])
      composer.bar.maxLength = nil
      composer.send()
      XCTAssertEqual(composer.sent, [text + "x"])
      XCTAssertEqual(composer.bar.text, "")
    }
  }

  /// A file that is handed over is not read: it may be huge, and a pipe would never end.
  func testAHugeFileIsHandedOverUnread() throws {
    try onMain {
      let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "huge " + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (huge, pipe) = (folder.appendingPathComponent("huge.png"), folder.path + "/pipe.png")
      XCTAssert(FileManager.default.createFile(atPath: huge.path, contents: nil))
      let file = try FileHandle(forWritingTo: huge)
      try file.truncate(atOffset: 200 << 20)
      try file.close()
      XCTAssertEqual(mkfifo(pipe, 0o600), 0)

      var files: [FileLocation] = []
      let composer = ComposerHost {
        $0.onAttach = { if case .files(let locations) = $0 { files = locations } }
      }
      let addresses = [huge, URL(fileURLWithPath: pipe), folder].map(\.absoluteString)
      try XCTUnwrap(Clipboard.current).offer(
        Array((addresses.joined(separator: "\r\n") + "\r\n").utf8), as: "text/uri-list")
      let (read, resident) = (try Self.bytesRead(), try Self.residentBytes())
      let time = ContinuousClock().measure {
        composer.bar.area.textView.paste()
        XCTAssert(MainLoop.run(atMost: 60) { !files.isEmpty })
      }
      XCTAssertEqual(files.map(\.path), [huge.path, pipe, folder.path])
      XCTAssertLessThan(try Self.bytesRead() - read, 1 << 20)
      XCTAssertLessThan(try Self.residentBytes() - resident, 20 << 20)
      XCTAssertLessThan(time, .seconds(2))
      XCTAssertEqual(composer.bar.text, "")
      composer.close()
      Clipboard.current?.set("")
    }
  }

  /// The number of bytes that this process has read so far, from anywhere.
  private static func bytesRead() throws -> Int {
    let lines = try String(contentsOfFile: "/proc/self/io", encoding: .utf8).split(separator: "\n")
    let line = try XCTUnwrap(lines.first { $0.hasPrefix("rchar: ") })
    return try XCTUnwrap(Int(line.dropFirst(7)))
  }

  private static func residentBytes() throws -> Int {
    let parts = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return try XCTUnwrap(Int(parts[1])) * 4_096
  }
}
