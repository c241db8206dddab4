import Foundation

/// Checks again and again until a condition holds, first after 1 ms, and at last every 20 ms.
///
///     try waitUntil("the message is sent") { try app.shows("Hello") }
///
/// A test from outside has no event to wait for. It never continues before the condition holds,
/// and never waits longer than necessary.
///
/// - Parameters:
///   - what: What is waited for, for the message of a failure; it is evaluated only then.
///   - seconds: The longest time to wait. The variable `CONCERTINA_PATIENCE` multiplies it, such as
///     for programs that run under valgrind.
///   - file: The file of the test.
///   - line: The line in it.
///   - condition: The condition. It does not hold as long as a widget that it asks has disappeared.
/// - Throws: `TestFailure` if the condition does not hold in time, and what the condition throws.
public func waitUntil(
  _ what: @autoclosure () -> String, seconds: Double = 60, file: StaticString = #filePath,
  line: UInt = #line, _ condition: () throws -> Bool
) throws {
  let deadline = Date(timeIntervalSinceNow: seconds * patience)
  var pause: UInt32 = 1_000
  while try !holds(condition) {
    guard Date() < deadline else {
      throw TestFailure("not within \(seconds) s: \(what())", file: file, line: line)
    }
    usleep(pause)
    pause = min(2 * pause, 20_000)
  }
}

/// Whether a condition is met now: not if a widget that it asks has disappeared meanwhile.
private func holds(_ condition: () throws -> Bool) throws -> Bool {
  do {
    return try condition()
  } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {
    return false
  }
}

/// The factor by which tests wait longer than usual.
private let patience =
  ProcessInfo.processInfo.environment["CONCERTINA_PATIENCE"].flatMap { Double($0) } ?? 1
