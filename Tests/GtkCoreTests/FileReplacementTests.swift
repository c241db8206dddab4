import ConcertinaTesting
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

/// Files that are written whole or not at all, away from the main thread, too.
final class FileReplacementTests: XCTestCase {
  private let old = Array("old".utf8)
  private let new = [UInt8](repeating: 7, count: 300_000)

  /// Expects that nothing but these files is in the folder.
  private func assertNames(
    _ names: [String], in folder: TemporaryFolder, line: UInt = #line
  ) throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(found.sorted(), names.sorted(), line: line)
  }

  /// Expects that the new content is not written, for this reason.
  private func assertFails(
    _ path: String, _ code: Int32, line: UInt = #line, _ bytes: [UInt8]? = nil
  ) {
    XCTAssertThrowsError(try FileReplacement.write(bytes ?? new, to: path), line: line) { error in
      let error = error as? FileWriteError
      XCTAssertEqual(error?.code, code, line: line)
      XCTAssertEqual(error?.file, path, line: line)
    }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  func testAFileIsCreatedAndReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("note")
    for bytes in [[], old, new, old] {
      try FileReplacement.write(bytes, to: path)
      XCTAssertEqual(self.bytes(path), bytes)
    }
    try assertNames(["note"], in: folder)
  }

  func testTheMaskIsTakenOffTheModeOfANewFile() throws {
    let folder = try TemporaryFolder()
    let mask = umask(0o027)
    defer { umask(mask) }
    try FileReplacement.write(old, to: folder.file("open"))
    try FileReplacement.write(old, to: folder.file("secret"), mode: 0o600)
    XCTAssertEqual(mode(folder.file("open")), 0o640)
    XCTAssertEqual(mode(folder.file("secret")), 0o600)
  }

  func testModeGroupAndAttributesStay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "note")
    chmod(path, 0o640)
    if geteuid() == 0 { XCTAssertEqual(chown(path, 12, 34), 0) }
    let hasAttributes = setAttribute("user.tag", "home", of: path)
    try FileReplacement.write(new, to: path)
    XCTAssertEqual(bytes(path), new)
    XCTAssertEqual(mode(path), 0o640)
    if geteuid() == 0 {
      var status = stat()
      XCTAssertEqual(stat(path, &status), 0)
      XCTAssertEqual([status.st_uid, status.st_gid], [12, 34])
    }
    if hasAttributes { XCTAssertEqual(attribute("user.tag", of: path), "home") }
  }

  func testLinksStay() throws {
    let folder = try TemporaryFolder()
    let other = try folder.folder("other")
    try folder.write("old", to: "other/note")
    try link(folder.file("a"), to: "other/b")
    try link(folder.file("other/b"), to: other + "/note")
    try link(folder.file("c"), to: "other")
    try FileReplacement.write(new, to: folder.file("a"))
    XCTAssertEqual(bytes(folder.file("other/note")), new)
    try FileReplacement.write(old, to: folder.file("c/note"))
    XCTAssertEqual(bytes(folder.file("other/note")), old)
    XCTAssert(isLink(folder.file("a")) && isLink(folder.file("other/b")))
    try assertNames(["a", "c", "other"], in: folder)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: other).count, 2)
  }

  func testALinkThatLeadsNowhereGetsItsFile() throws {
    let folder = try TemporaryFolder()
    try link(folder.file("a"), to: "missing")
    try FileReplacement.write(new, to: folder.file("a"))
    XCTAssert(isLink(folder.file("a")))
    XCTAssertEqual(bytes(folder.file("missing")), new)
    try link(folder.file("b"), to: "nowhere/missing")
    assertFails(folder.file("b"), ENOENT)
    try assertNames(["a", "b", "missing"], in: folder)
  }

  func testACircleOfLinksIsAnError() throws {
    let folder = try TemporaryFolder()
    try link(folder.file("a"), to: "b")
    try link(folder.file("b"), to: "a")
    assertFails(folder.file("a"), ELOOP)
    try assertNames(["a", "b"], in: folder)
  }

  /// To open a pipe would wait for a reader.
  func testWhatIsNoRegularFileIsRefused() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    try link(folder.file("link"), to: "pipe")
    assertFails(pipe, ENOTSUP)
    assertFails(folder.file("link"), ENOTSUP)
    assertFails("/dev/full", ENOTSUP)
    assertFails("/dev/null", ENOTSUP)
    assertFails(folder.path, EISDIR)
    assertFails(folder.path + "/", EISDIR)
    assertFails("", ENOENT)
    assertFails(pipe + "/note", ENOTDIR)
    assertFails(folder.file("missing/note"), ENOENT)
    try assertNames(["link", "pipe"], in: folder)
  }

  func testNamesMayBeAsLongAsTheSystemAllows() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try FileReplacement.write(new, to: folder.file(name))
    assertFails(folder.file(name + "n"), ENAMETOOLONG)
    assertFails(folder.file("note\0.txt"), EINVAL)
    try assertNames([name], in: folder)
  }

  func testAFailedWriteLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "note")
    chmod(path, 0o640)
    // The first write is a short one, and the next one fails.
    withFileSizeLimit(100_000) { assertFails(path, EFBIG) }
    XCTAssertEqual(bytes(path), old)
    XCTAssertEqual(mode(path), 0o640)
    withFileSizeLimit(100_000) { assertFails(folder.file("other"), EFBIG) }
    try assertNames(["note"], in: folder)
    try FileReplacement.write(new, to: path)
    XCTAssertEqual(bytes(path), new)
  }

  /// The signal for it is neither left for later nor taken from the program.
  func testTheSignalOfTooLongAFileStaysTheProgramsOwn() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "note")
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGXFSZ)
    func isPending() -> Bool {
      var pending = sigset_t()
      sigpending(&pending)
      return sigismember(&pending, SIGXFSZ) == 1
    }
    func isBlocked() -> Bool {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      return sigismember(&mask, SIGXFSZ) == 1
    }
    withFileSizeLimit(100_000) { assertFails(path, EFBIG) }
    XCTAssertFalse(isPending() || isBlocked())
    // A program that holds the signal back itself, and one that has got it before.
    pthread_sigmask(SIG_BLOCK, &set, &before)
    withFileSizeLimit(100_000) { assertFails(path, EFBIG) }
    XCTAssert(isBlocked() && !isPending())
    pthread_kill(pthread_self(), SIGXFSZ)
    withFileSizeLimit(100_000) { assertFails(path, EFBIG) }
    XCTAssert(isBlocked() && isPending())
    var signal: Int32 = 0
    sigwait(&set, &signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    XCTAssertEqual(signal, SIGXFSZ)
    XCTAssertEqual(bytes(path), old)
  }

  func testAFullDiskLeavesTheOldFile() throws {
    guard let path = ProcessInfo.processInfo.environment["CONCERTINA_SMALL_DISK"] else {
      throw XCTSkip("CONCERTINA_SMALL_DISK is the path of no folder of less than a megabyte")
    }
    let file = path + "/note"
    try FileReplacement.write(old, to: file)
    assertFails(file, ENOSPC, [UInt8](repeating: 7, count: 4 << 20))
    XCTAssertEqual(bytes(file), old)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: path), ["note"])
  }

  func testWhatMayNotBeWrittenIsAnError() throws {
    guard geteuid() != 0 else { throw XCTSkip("root may write everything") }
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "note")
    chmod(path, 0o400)
    assertFails(path, EACCES)
    chmod(path, 0o600)
    chmod(folder.path, 0o500)
    assertFails(path, EACCES)
    chmod(folder.path, 0o700)
    XCTAssertEqual(bytes(path), old)
    try assertNames(["note"], in: folder)
  }

  func testWhatIsNotCommittedIsGone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "note")
    do {
      let replacement = try FileReplacement(of: path)
      try replacement.append(new)
      try replacement.prepare()
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
    }
    XCTAssertEqual(bytes(path), old)
    try assertNames(["note"], in: folder)
  }

  func testWhatAKilledProgramHasLeftIsRemovedWhenItIsOld() throws {
    let folder = try TemporaryFolder()
    // As the program leaves it that is ended here.
    let replacement = try FileReplacement(of: folder.file("note"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(left.count, 1)
    XCTAssert(left.allSatisfy(FileReplacement.isTemporary), "\(left)")
    let others = ["note", ".concertina-", ".concertina-UPPER", ".concertina-a.json", ".hidden"]
    for name in others { try folder.write("text", to: name) }
    try FileManager.default.createDirectory(
      atPath: folder.file(".concertina-abc"), withIntermediateDirectories: false)
    try link(folder.file(".concertina-abd"), to: "note")
    FileReplacement.removeLeftovers(in: folder.path)
    let all = left + others + [".concertina-abc", ".concertina-abd"]
    try assertNames(all, in: folder)
    for name in all {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -1_200)], ofItemAtPath: folder.file(name))
    }
    FileReplacement.removeLeftovers(in: folder.path)
    try assertNames(all.filter { !left.contains($0) }, in: folder)
    FileReplacement.removeLeftovers(in: folder.file("nowhere"))
    withExtendedLifetime(replacement) {}
  }

  func testSimultaneousWritersLeaveOneWholeFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("note")
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<10 {
        let bytes = [UInt8](repeating: UInt8(number), count: 50_000 + number)
        if (try? FileReplacement.write(bytes, to: path)) == nil { failures.add() }
        let found = FileManager.default.contents(atPath: path) ?? Data()
        if found.count != 50_000 + Int(found.first ?? 0) || Set(found).count != 1 {
          failures.add()
        }
      }
    }
    XCTAssertEqual(failures.count, 0)
    try assertNames(["note"], in: folder)
  }

  func testReasonsAreSentences() {
    let folder = "/nowhere/note"
    XCTAssertThrowsError(try FileReplacement.write([], to: folder)) { error in
      XCTAssertEqual("\(error)", "/nowhere/note: cannot be written: No such file or directory")
    }
    XCTAssertThrowsError(try FileReplacement.write([], to: "/dev/null")) { error in
      XCTAssertEqual((error as? FileWriteError)?.message, "This is not an ordinary file.")
    }
  }

  // MARK: Extended attributes

  /// Sets an attribute; returns whether the file system has them.
  private func setAttribute(_ name: String, _ value: String, of path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.setting, path, name, value]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func attribute(_ name: String, of path: String) -> String? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.getting, path, name]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let setting =
    "import os, sys; os.setxattr(sys.argv[1], sys.argv[2], sys.argv[3].encode())"
  private static let getting =
    "import os, sys; sys.stdout.write(os.getxattr(sys.argv[1], sys.argv[2]).decode())"
}

/// A number that several threads count up.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  func add() { lock.withLock { number += 1 } }
}
