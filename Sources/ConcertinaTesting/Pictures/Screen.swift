import CConcertinaX11
import GtkCore

/// What the X server shows.
public final class Screen {
  private let display: OpaquePointer

  /// Connects to the display.
  ///
  /// - Throws: `TestFailure` without a display.
  public init() throws {
    guard let display = XOpenDisplay(nil) else {
      throw TestFailure("there is no display; run the tests with xvfb-run")
    }
    self.display = display
  }

  deinit { XCloseDisplay(display) }

  /// Returns the bytes of a part of the screen, four a pixel: blue, green, red and one without a
  /// meaning.
  ///
  /// - Throws: `TestFailure` if a part of it is outside the screen.
  public func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt8] {
    let root = XDefaultRootWindow(display)
    let everyPlane = UInt.max
    guard
      let image = XGetImage(
        display, root, Int32(x), Int32(y), UInt32(width), UInt32(height), everyPlane, ZPixmap)
    else { throw TestFailure("the screen cannot be read") }
    defer { _ = image.pointee.f.destroy_image(image) }
    let count = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
    let bytes = UnsafeRawBufferPointer(start: image.pointee.data, count: count)
    return Array(bytes)
  }

  /// Returns the picture of a part of the screen.
  ///
  /// - Throws: `TestFailure` if a part of it is outside the screen; `GtkError` without a display.
  @MainActor
  public func picture(x: Int, y: Int, width: Int, height: Int) throws -> Texture {
    try Gtk.initialize()
    var bytes = try pixels(x: x, y: y, width: width, height: height)
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      bytes.swapAt(start, start + 2)
      bytes[start + 3] = .max
    }
    return Texture(width: width, height: height, pixels: bytes)
  }

  /// Returns the pixels of the pointer's image.
  public func pointer() throws -> [UInt] {
    guard let image = XFixesGetCursorImage(display) else {
      throw TestFailure("the pointer cannot be read")
    }
    defer { XFree(image) }
    let count = Int(image.pointee.width) * Int(image.pointee.height)
    return Array(UnsafeBufferPointer(start: image.pointee.pixels, count: count))
  }
}
