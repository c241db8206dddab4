import ConcertinaTesting
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

/// Files that are not overwritten by mistake, and the trash.
final class DocumentFileTests: WidgetTestCase {
  private func isChanged(_ error: any Error) -> Bool {
    guard case DocumentFileError.changed = error else { return false }
    return true
  }

  func testAFileIsWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: folder.file("note"))
    XCTAssertThrowsError(try file.read()) { XCTAssert($0 is GLibError) }
    try file.write([])
    XCTAssertEqual(try file.read(), [])
    try file.write(Array("one".utf8))
    try file.write(Array("two".utf8))
    XCTAssertEqual(folder.text("note"), "two")
    XCTAssertFalse(file.isChanged)
  }

  func testWhatAnotherProgramHasWrittenStays() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: try folder.write("one", to: "note"))
    _ = try file.read()
    try folder.write("other", to: "note")
    XCTAssert(file.isChanged)
    XCTAssertThrowsError(try file.write(Array("mine".utf8))) { XCTAssert(isChanged($0)) }
    XCTAssertEqual(folder.text("note"), "other")
    try file.write(Array("mine".utf8), replacesChanged: true)
    XCTAssertEqual(folder.text("note"), "mine")
  }

  func testWhatWasNotReadIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: try folder.write("one", to: "note"))
    XCTAssertThrowsError(try file.write([])) { XCTAssert(isChanged($0)) }
    XCTAssertEqual(folder.text("note"), "one")
  }

  func testAPipeIsAnErrorAndNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: folder.file("pipe"))
    XCTAssertEqual(mkfifo(file.path, 0o600), 0)
    for _ in 0..<2 {
      XCTAssertThrowsError(try file.read()) {
        XCTAssertEqual(($0 as? GLibError)?.message, "This is not an ordinary file.")
      }
    }
  }

  func testALinkThatLeadsNowhereGetsItsFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "note")
    var file = DocumentFile(path: path)
    XCTAssertFalse(file.exists)
    for text in ["one", "two"] {
      try file.write(Array(text.utf8))
      XCTAssertEqual(folder.text("note"), text)
    }
    XCTAssert(file.exists)
  }

  func testTheFolderOfAFileIsMade() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: folder.file("a//b/note"))
    for text in ["one", "two"] {
      try file.write(Array(text.utf8))
      XCTAssertEqual(folder.text("a/b/note"), text)
      var status = stat()
      XCTAssertEqual(stat(folder.file("a"), &status), 0)
      XCTAssertEqual(status.st_mode & 0o777, 0o700)
    }
    try FileManager.default.removeItem(atPath: folder.file("a"))
    try file.write(Array("three".utf8))
    XCTAssertEqual(folder.text("a/b/note"), "three")
  }

  func testAFolderThatCannotBeMadeIsAnErrorThatSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "taken")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "nowhere/at/all")
    for (path, code) in [
      ("taken", ENOTDIR), ("taken/b", ENOTDIR), ("link", EEXIST),
      (String(repeating: "x", count: 300), ENAMETOOLONG),
    ] {
      XCTAssertThrowsError(try FileFolder.make(folder.file(path)), path) {
        XCTAssertEqual(($0 as? FileWriteError)?.code, code, "\($0)")
      }
      var file = DocumentFile(path: folder.file(path) + "/note")
      XCTAssertThrowsError(try file.write([]), path) { XCTAssert($0 is DocumentFileError) }
    }
    XCTAssertThrowsError(try FileFolder.make("/proc/here"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
  }

  func testAFolderThatMayNotBeWrittenIsAnError() throws {
    try XCTSkipIf(geteuid() == 0, "nothing is forbidden to root")
    let folder = try TemporaryFolder()
    try FileFolder.make(folder.file("a"), mode: 0o500)
    XCTAssertThrowsError(try FileFolder.make(folder.file("a/b"))) {
      XCTAssertEqual(($0 as? FileWriteError)?.code, EACCES)
    }
  }

  func testAFolderThatIsThereStays() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.path)
    for path in ["/", ".", folder.path, folder.path + "/", folder.file("link/new/"), ".."] {
      for _ in 0..<2 { try FileFolder.make(path) }
    }
    XCTAssert(FileManager.default.fileExists(atPath: folder.file("new")))
  }

  func testADeletedFileIsWrittenAgain() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: try folder.write("one", to: "note"))
    _ = try file.read()
    try FileManager.default.removeItem(atPath: file.path)
    XCTAssertFalse(file.exists)
    try file.write(Array("two".utf8))
    XCTAssertEqual(folder.text("note"), "two")
  }

  func testAFileThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: try folder.write("", to: "taken") + "/note")
    XCTAssertThrowsError(try file.write([])) { XCTAssertFalse(isChanged($0)) }
  }

  func testAFailedWriteIsNoChangeOfAnotherProgram() throws {
    let folder = try TemporaryFolder()
    var file = DocumentFile(path: try folder.write("one", to: "note"))
    _ = try file.read()
    let long = [UInt8](repeating: 7, count: 20_000)
    try withFileSizeLimit(10_000) {
      XCTAssertThrowsError(try file.write(long)) { error in
        XCTAssertEqual(
          (error as? DocumentFileError)?.message,
          "The file would be longer than the system allows.")
      }
    }
    XCTAssertEqual(folder.text("note"), "one")
    XCTAssertFalse(file.isChanged)
    try file.write(long)
    XCTAssertEqual(folder.text("note").utf8.count, 20_000)
  }

  func testAMonitorReportsChanges() throws {
    let folder = try TemporaryFolder()
    try onMain {
      let path = try folder.write("one", to: "note")
      var count = 0
      let monitor = try XCTUnwrap(FileMonitor(path: path))
      monitor.onChanged { count += 1 }
      try folder.write("two", to: "note")
      XCTAssert(MainLoop.run(atMost: 60) { count > 0 })
    }
  }

  /// In the home's file system, where the trash is.
  func testAFolderIsRestoredFromTheTrash() throws {
    try onMain {
      let name = "concertina-" + UUID().uuidString
      let folder = NSHomeDirectory() + "/" + name
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try Data("text".utf8).write(to: URL(filePath: folder + "/note"))
      let trashed = try TrashedFile(moving: folder)
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
      XCTAssert(trashed.canRestore)
      try trashed.restore()
      XCTAssertEqual(try String(contentsOfFile: folder + "/note", encoding: .utf8), "text")
      XCTAssertFalse(trashed.canRestore)
      XCTAssertThrowsError(try trashed.restore())
      XCTAssertThrowsError(try TrashedFile(moving: folder + "/gone"))
    }
  }
}
