import Foundation

/// The window of tests that request no other one.
///
/// `meson-helpers/test` runs some of them a second time in a small window with a blinking caret, as
/// on users' desktops.
enum UsualWindow {
  private static let environment = ProcessInfo.processInfo.environment

  /// The size, such as `700x440` in `CONCERTINA_WINDOW`; nil: the size that it opens with.
  static var size: (width: Int, height: Int)? {
    let given = environment["CONCERTINA_WINDOW"] ?? ""
    let parts = given.split(separator: "x").compactMap { Int($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// Lines for GTK's settings file.
  static var desktop: [String]? {
    environment["CONCERTINA_CARET"] == "blinks" ? ["gtk-cursor-blink=true"] : nil
  }
}
