import ConcertinaTesting
import Foundation

/// A stand-in for the desktop's web browser: it records the addresses that it is to open.
struct AddressOpener {
  /// The folder in which programs find it.
  let home: TemporaryFolder
  private static let record = "opened"

  init() throws {
    home = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: home.file("applications"), withIntermediateDirectories: true)
    let program = try home.write(
      "printf '%s\\n' \"$1\" >> '\(home.file(Self.record))'\n", to: "open.sh")
    _ = try home.write(
      """
      [Desktop Entry]
      Type=Application
      Name=Opener
      Exec=/bin/sh \(program) %u
      MimeType=x-scheme-handler/https;

      """, to: "applications/opener.desktop")
    _ = try home.write(
      "[Default Applications]\nx-scheme-handler/https=opener.desktop\n",
      to: "applications/mimeapps.list")
  }

  /// The addresses opened so far, in order.
  var opened: [String] {
    home.text(Self.record).split(separator: "\n").map(String.init)
  }
}
