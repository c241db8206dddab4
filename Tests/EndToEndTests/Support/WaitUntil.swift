import Foundation
import XCTest

/// Asks again every 20 ms until a condition holds or the deadline passes.
///
/// A test that looks from outside has no event to wait for; it never goes on before the condition
/// holds, and never waits longer than that needs.
///
/// - Returns: Whether the condition held in time; the test has failed otherwise.
@discardableResult
func waitUntil(
  _ what: @autoclosure () -> String, seconds: Double = 15, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while try !condition() {
    guard Date() < deadline else {
      XCTFail("not within \(seconds) s: \(what())", file: file, line: line)
      return false
    }
    usleep(20_000)
  }
  return true
}
