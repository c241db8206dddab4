import CX11
import XCTest

/// What the X server shows.
final class Screen {
  private let display: OpaquePointer

  init() throws { display = try XCTUnwrap(XOpenDisplay(nil), "no X display") }

  deinit { XCloseDisplay(display) }

  /// Returns the bytes of a part of the screen.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt8] {
    let root = XDefaultRootWindow(display)
    let everyPlane = UInt.max
    let image = try XCTUnwrap(
      XGetImage(
        display, root, Int32(x), Int32(y), UInt32(width), UInt32(height), everyPlane, ZPixmap),
      "the screen cannot be read")
    defer { _ = image.pointee.f.destroy_image(image) }
    let count = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
    let bytes = UnsafeRawBufferPointer(start: image.pointee.data, count: count)
    return Array(bytes)
  }

  /// Returns the pixels of the pointer's image.
  func pointer() throws -> [UInt] {
    let image = try XCTUnwrap(XFixesGetCursorImage(display), "the pointer cannot be read")
    defer { XFree(image) }
    let count = Int(image.pointee.width) * Int(image.pointee.height)
    return Array(UnsafeBufferPointer(start: image.pointee.pixels, count: count))
  }
}
