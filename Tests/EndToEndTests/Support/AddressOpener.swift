import Foundation

/// A desktop's program for the addresses of the web: it writes down what it is to open.
struct AddressOpener {
  /// Where programs find it.
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

  /// What was opened so far, in order.
  var opened: [String] {
    home.text(Self.record).split(separator: "\n").map(String.init)
  }
}
