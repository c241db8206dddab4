import Foundation
import XCTest

/// Checks every 20 ms until a condition holds or the deadline passes.
///
/// A test from outside has no event to wait for; it never continues before the condition holds, and
/// never waits longer than necessary.
///
/// - Returns: Whether the condition held in time; the test has failed otherwise.
@discardableResult
func waitUntil(
  _ what: @autoclosure () -> String, seconds: Double = 60, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds * patience)
  while try !holds(condition) {
    guard Date() < deadline else {
      XCTFail("not within \(seconds) s: \(what())", file: file, line: line)
      return false
    }
    usleep(20_000)
  }
  return true
}

/// Whether a condition is met now: not if a widget that it asks has disappeared meanwhile.
private func holds(_ condition: () throws -> Bool) rethrows -> Bool {
  do {
    return try condition()
  } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {
    return false
  }
}

/// The factor by which tests wait longer than usual: for a playground that runs under valgrind.
private let patience =
  ProcessInfo.processInfo.environment["CONCERTINA_PATIENCE"].flatMap { Double($0) } ?? 1
