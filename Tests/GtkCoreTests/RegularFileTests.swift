import ConcertinaTesting
import FileWriting
import Foundation
import XCTest

/// Files are read up to a limit, which is looked at while they are read.
final class RegularFileTests: XCTestCase {
  private func problem(
    _ path: String, atMost limit: Int = 1_000, waits: Bool = false
  ) -> RegularFile.Problem? {
    do throws(RegularFile.Problem) {
      _ = try RegularFile.bytes(of: path, atMost: limit, waitingForPipes: waits)
      return nil
    } catch {
      return error
    }
  }

  func testAFileIsReadUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      let path = folder.file("\(count)")
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
      try Data(bytes).write(to: URL(filePath: path))
      XCTAssertEqual(try RegularFile.bytes(of: path, atMost: count), bytes)
      if count > 0 { XCTAssertEqual(problem(path, atMost: count - 1), .tooLarge(limit: count - 1)) }
    }
  }

  /// The system says of these that they have no bytes.
  func testWhatHasNoSizeIsNotReadToItsEnd() throws {
    XCTAssertEqual(problem("/proc/self/maps"), .tooLarge(limit: 1_000))
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    // The reader goes before all is written.
    let script = "trap '' PIPE; head -c 5000 /dev/zero >\(pipe) 2>/dev/null; true"
    let writer = try OutsideProgram("/bin/sh", ["-c", script])
    XCTAssertEqual(problem(pipe, waits: true), .tooLarge(limit: 1_000))
    XCTAssertEqual(try writer.result().status, 0)
  }

  func testWhatIsNoRegularFileIsRefused() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    XCTAssertEqual(problem(pipe), .isNoFile)
    XCTAssertEqual(problem("/dev/zero"), .isNoFile)
    XCTAssertEqual(problem(folder.path), .system(EISDIR))
    XCTAssertEqual(problem(folder.file("missing")), .system(ENOENT))
    XCTAssertEqual(
      RegularFile.Problem.isNoFile.message, FileWriteError(file: pipe, code: ENOTSUP).message)
  }
}
