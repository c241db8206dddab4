import ConcertinaTesting
import Foundation
import XCTest

/// The Korean input method, provided by the daemon that desktops run (ibus).
final class HangulInput {
  private let daemon: OutsideProgram
  /// The daemon warns about harmless conditions, such as that it has not run before.
  private static let changes: [String: String?] = ["G_DEBUG": nil]

  /// Starts the daemon on the test's own session bus, and waits until it serves Hangul.
  init() throws {
    daemon = try OutsideProgram(
      "/usr/bin/ibus-daemon",
      ["--replace", "--xim", "--panel=disable", "--config=/usr/libexec/ibus-memconf"],
      changes: Self.changes)
    try waitUntil("ibus serves Hangul; \(daemon.errors)") {
      let setting = try OutsideProgram(
        "/usr/bin/ibus", ["engine", "hangul"], changes: Self.changes
      )
      .result()
      return setting.status == 0
    }
  }

  /// Ends the daemon.
  func stop() { daemon.kill() }
}
