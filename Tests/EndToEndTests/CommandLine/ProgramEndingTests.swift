import Foundation
import XCTest

/// What the tests report about a program that ended unexpectedly.
final class ProgramEndingTests: XCTestCase {
  func testAnExitIsNoCrash() throws {
    let program = try OutsideProgram("/bin/sh", ["-c", "echo Gtk-WARNING **: no; exit 3"])
    guard case .exited(status: 3) = program.waitForEnding() else {
      return XCTFail("\(program.waitForEnding())")
    }
  }

  func testASignalIsACrashAndTellsWhere() throws {
    let program = try OutsideProgram("/bin/sh", ["-c", "kill -SEGV $$"])
    guard case .crashed(signal: SIGSEGV, let backtrace) = program.waitForEnding() else {
      return XCTFail("\(program.waitForEnding())")
    }
    XCTAssertFalse(backtrace.isEmpty)
    XCTAssert("\(program.waitForEnding())".hasPrefix("crashed: Segmentation fault"))
  }

  func testAFatalWarningIsReportedByItsText() throws {
    let warning = "(process:1): Gtk-WARNING **: 10:00:00.000: Trying to snapshot"
    let program = try OutsideProgram("/bin/sh", ["-c", "echo '\(warning)' >&2; kill -TRAP $$"])
    guard case .warned(let text, _) = program.waitForEnding() else {
      return XCTFail("\(program.waitForEnding())")
    }
    XCTAssertEqual(text, warning)
  }

  func testATrapWithoutAWarningIsACrash() throws {
    let program = try OutsideProgram(
      "/bin/sh", ["-c", "echo Fatal error: index >&2; kill -TRAP $$"])
    guard case .crashed(signal: SIGTRAP, _) = program.waitForEnding() else {
      return XCTFail("\(program.waitForEnding())")
    }
  }

  func testWhatTheTestEndsHasNotCrashed() throws {
    let program = try OutsideProgram("/bin/sleep", ["600"])
    program.kill()
    guard case .killed = program.waitForEnding() else {
      return XCTFail("\(program.waitForEnding())")
    }
  }
}
