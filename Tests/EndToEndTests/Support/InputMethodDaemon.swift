import ConcertinaTesting
import Foundation
import XCTest

/// The daemon of input methods that desktops run (ibus), with one of its engines.
final class InputMethodDaemon {
  private let daemon: OutsideProgram
  // The daemon warns about harmless conditions, such as that it has not run before. Engines that
  // are written in Python need Debian's own.
  private static let changes: [String: String?] = ["G_DEBUG": nil, "PATH": "/usr/bin:/bin"]

  /// Starts the daemon on the test's own session bus, and waits until it serves an engine.
  init(_ engine: String = "hangul") throws {
    daemon = try OutsideProgram(
      "/usr/bin/ibus-daemon",
      [
        "--replace", "--xim", "--panel=disable", "--config=/usr/libexec/ibus-memconf",
        // What it remembers from another run may lack an engine.
        "--cache=refresh",
      ],
      changes: Self.changes)
    try waitUntil("ibus serves \(engine); \(daemon.errors)") {
      // It tells of some engines that they have failed, and serves them.
      _ = try Self.ibus("engine", engine)
      return try Self.ibus("engine").output == engine + "\n"
    }
  }

  private static func ibus(_ arguments: String...) throws -> OutsideProgram.Result {
    try OutsideProgram("/usr/bin/ibus", arguments, changes: changes).result()
  }

  /// Ends the daemon.
  func stop() { daemon.kill() }
}
