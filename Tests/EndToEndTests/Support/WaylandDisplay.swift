import ConcertinaTesting
import Foundation
import XCTest

/// A Wayland compositor without a screen (weston), for programs of the test.
///
/// It has no seat, and so no keyboard and no pointer.
final class WaylandDisplay {
  private static let name = "concertina-test"

  private let folder: TemporaryFolder
  private let compositor: OutsideProgram

  /// Starts the compositor and waits until it accepts connections.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    compositor = try OutsideProgram(
      "/usr/bin/weston",
      [
        "--backend=headless-backend.so", "--socket=" + Self.name, "--idle-time=0", "--no-config",
        "--width=1280", "--height=1024",
      ],
      changes: ["XDG_RUNTIME_DIR": folder.path, "G_DEBUG": nil])
    try waitUntil("weston takes programs; \(compositor.errors)") {
      FileManager.default.fileExists(atPath: folder.file(Self.name))
    }
  }

  /// The environment in which a program opens its windows here.
  var changes: [String: String?] {
    [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": Self.name, "GDK_BACKEND": "wayland",
      "DISPLAY": nil,
    ]
  }

  /// Ends the compositor.
  func stop() { compositor.kill() }
}
