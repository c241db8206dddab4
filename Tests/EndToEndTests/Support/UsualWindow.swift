import Foundation

/// The window of tests that request no other one.
///
/// `meson-helpers/test` runs some of them a second time in a small window with a blinking caret, as
/// on users' desktops; `meson-helpers/backends` runs some on Wayland, in a compositor that is a
/// window of the X display, so that they press real keys there, too.
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

  /// The class of the compositor's window.
  static let compositor = "Weston"

  /// Whether windows open on Wayland: at the size of the screen, in a compositor of one window.
  static var isOnWayland: Bool { socket != nil }

  /// The environment in which a program opens its window there.
  static var display: [String: String?] {
    guard let socket else { return [:] }
    return ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": socket, "DISPLAY": nil]
  }

  /// The compositor's socket, in `CONCERTINA_WAYLAND`.
  private static var socket: String? { environment["CONCERTINA_WAYLAND"] }
}
