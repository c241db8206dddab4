import ConcertinaTesting
import Foundation
import XCTest

/// What the tests report about a program that ended unexpectedly.
final class ProgramEndingTests: XCTestCase {
  func testAnExitIsNoCrash() throws {
    let program = try OutsideProgram("/bin/sh", ["-c", "echo Gtk-WARNING **: no; exit 3"])
    guard case .exited(status: 3) = try program.waitForEnding() else {
      return XCTFail("\(try program.waitForEnding())")
    }
  }

  func testASignalIsACrashAndTellsWhere() throws {
    let program = try OutsideProgram("/bin/sh", ["-c", "kill -SEGV $$"])
    guard case .crashed(signal: SIGSEGV, let backtrace) = try program.waitForEnding() else {
      return XCTFail("\(try program.waitForEnding())")
    }
    XCTAssertFalse(backtrace.isEmpty)
    XCTAssert("\(try program.waitForEnding())".hasPrefix("crashed: Segmentation fault"))
  }

  func testAFatalWarningIsReportedByItsText() throws {
    let warning = "(process:1): Gtk-WARNING **: 10:00:00.000: Trying to snapshot"
    let program = try OutsideProgram("/bin/sh", ["-c", "echo '\(warning)' >&2; kill -TRAP $$"])
    guard case .warned(let text, _) = try program.waitForEnding() else {
      return XCTFail("\(try program.waitForEnding())")
    }
    XCTAssertEqual(text, warning)
  }

  func testATrapWithoutAWarningIsACrash() throws {
    let program = try OutsideProgram(
      "/bin/sh", ["-c", "echo Fatal error: index >&2; kill -TRAP $$"])
    guard case .crashed(signal: SIGTRAP, _) = try program.waitForEnding() else {
      return XCTFail("\(try program.waitForEnding())")
    }
  }

  func testWhatTheTestEndsHasNotCrashed() throws {
    let program = try OutsideProgram("/bin/sleep", ["600"])
    program.kill()
    guard case .killed = try program.waitForEnding() else {
      return XCTFail("\(try program.waitForEnding())")
    }
  }

  func testAProgramWithoutAWindowIsAFailure() throws {
    try XCTSkipIf(PlaygroundBinary.checked == nil, "needs a display: run meson-helpers/test")
    XCTAssertThrowsError(try RunningApp("/bin/true")) { error in
      XCTAssert("\(error)".contains("no window: it ended by itself with status 0"), "\(error)")
    }
    XCTAssertThrowsError(try RunningApp("NoSuchProgram")) { error in
      XCTAssert("\(error)".contains("NoSuchProgram is not built"), "\(error)")
    }
  }
}
