import CConcertinaX11
import XCTest

/// The keys of the X display.
///
/// For a key that the display's keyboard does not have, xdotool adds one and removes it again right
/// after the press. A program that is busy at that moment does not find out which key it was; a key
/// that stays has no such problem.
final class Keymap {
  private let display: OpaquePointer

  init() throws { display = try XCTUnwrap(XOpenDisplay(nil), "no X display") }

  deinit { XCloseDisplay(display) }

  /// Adds a key to the display's keyboard for as long as the display runs, unless it has that key.
  func add(_ name: String) throws {
    var symbol = XStringToKeysym(name)
    XCTAssertNotEqual(symbol, 0, "no key is called \(name)")
    guard XKeysymToKeycode(display, symbol) == 0 else { return }
    let free = try XCTUnwrap(codes.last { !isUsed($0) }, "the keyboard is full")
    XChangeKeyboardMapping(display, free, 1, &symbol, 1)
    XSync(display, 0)
  }

  private var codes: ClosedRange<Int32> {
    var (first, last) = (Int32(0), Int32(0))
    XDisplayKeycodes(display, &first, &last)
    return first...max(first, last)
  }

  private func isUsed(_ code: Int32) -> Bool {
    var count = Int32(0)
    guard let symbols = XGetKeyboardMapping(display, KeyCode(code), 1, &count) else { return false }
    defer { XFree(symbols) }
    return UnsafeBufferPointer(start: symbols, count: Int(count)).contains { $0 != 0 }
  }
}
