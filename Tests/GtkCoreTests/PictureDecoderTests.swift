import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import GtkCore

/// The decoding of picture files, and their rejection.
final class PictureDecoderTests: WidgetTestCase {
  /// Returns the file of a picture whose left half is red and whose right half is blue.
  @MainActor
  private static func file(width: Int, height: Int, type: String = "png") -> [UInt8] {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, CInt(width), CInt(height))
    gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
    let half = gdk_pixbuf_new_subpixbuf(
      pixbuf, CInt(width / 2), 0, CInt(width - width / 2), CInt(height))
    gdk_pixbuf_fill(half, 0x0000_FFFF)
    var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, nil, nil, nil)
    defer {
      g_free(buffer)
      g_object_unref(UnsafeMutableRawPointer(half))
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }

  /// Waits for an answer of the decoder.
  @MainActor
  private static func answer<Value: Sendable>(
    _ ask: @escaping @Sendable () async throws -> Value
  ) -> Result<Value, any Error>? {
    var answer: Result<Value, any Error>?
    Task {
      do {
        answer = .success(try await ask())
      } catch {
        answer = .failure(error)
      }
    }
    _ = MainLoop.run(atMost: 60) { answer != nil }
    return answer
  }

  @MainActor
  private static func error(of bytes: [UInt8]) -> PictureError? {
    guard case .failure(let error) = answer({ try await PictureDecoder.shared.size(of: bytes) })
    else { return nil }
    return error as? PictureError
  }

  func testTheSizeIsKnownWithoutThePixels() throws {
    try onMain {
      for type in ["png", "jpeg", "bmp", "tiff"] {
        let bytes = Self.file(width: 60, height: 20, type: type)
        let size = try Self.answer { try await PictureDecoder.shared.size(of: bytes) }?.get()
        XCTAssertEqual(size?.width, 60, type)
        XCTAssertEqual(size?.height, 20, type)
      }
      // A megabyte of picture, of which only the beginning is there.
      let start = Array(Self.file(width: 2_000, height: 1_000, type: "bmp").prefix(1_000))
      let size = try Self.answer { try await PictureDecoder.shared.size(of: start) }?.get()
      XCTAssertEqual(size?.width, 2_000)
    }
  }

  func testNoMorePixelsAreKeptThanAreShown() throws {
    try onMain {
      let bytes = Self.file(width: 400, height: 200)
      for (wanted, width) in [(100, 100), (400, 400), (900, 400), (0, 1), (-7, 1)] {
        let picture = try XCTUnwrap(
          Self.answer { try await PictureDecoder.shared.decode(bytes, width: wanted) }?.get())
        XCTAssertEqual(picture.naturalWidth, 400)
        XCTAssertEqual(picture.naturalHeight, 200)
        XCTAssertEqual(picture.width, width)
        XCTAssertEqual(picture.texture.width, width)
        XCTAssertEqual(picture.texture.height, max(width / 2, 1))
      }
      let picture = try XCTUnwrap(
        Self.answer { try await PictureDecoder.shared.decode(bytes, width: 4) }?.get())
      let pixels = picture.texture.pixels
      XCTAssertEqual(Array(pixels[0..<4]), [0, 0, 255, 255], "blue, green, red, alpha: red")
      XCTAssertEqual(Array(pixels[12..<16]), [255, 0, 0, 255])
    }
  }

  func testAPhotoThatLiesOnItsSideIsUpright() throws {
    try onMain {
      var bytes = Self.file(width: 400, height: 200, type: "jpeg")
      // A segment of Exif with one entry: the orientation 6.
      let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
      let exif: [[UInt8]] = [
        [0xFF, 0xE1, 0, 34], Array("Exif\0\0II*\0".utf8), [8, 0, 0, 0, 1, 0], entry, [0, 0, 0, 0],
      ]
      bytes.insert(contentsOf: exif.joined(), at: 2)
      let file = bytes
      let size = try Self.answer { try await PictureDecoder.shared.size(of: file) }?.get()
      XCTAssertEqual(size?.width, 200)
      XCTAssertEqual(size?.height, 400)
      let picture = try XCTUnwrap(
        Self.answer { try await PictureDecoder.shared.decode(file, width: 50) }?.get())
      XCTAssertEqual(picture.naturalWidth, 200)
      XCTAssertEqual(picture.naturalHeight, 400)
      XCTAssertEqual(picture.texture.width, 50)
      XCTAssertEqual(picture.texture.height, 100)
      let pixels = picture.texture.pixels
      XCTAssertGreaterThan(pixels[2], 200, "what was left is at the top")
      XCTAssertGreaterThan(pixels[pixels.count - 4], 200)
    }
  }

  func testAFileThatClaimsBillionsOfPixelsIsRefused() {
    onMain {
      let bomb = Self.png(width: 100_000, height: 100_000)
      XCTAssertEqual(
        Self.error(of: bomb), .tooManyPixels(width: 100_000, height: 100_000))
      XCTAssertEqual(
        PictureError.tooManyPixels(width: 7, height: 8).message,
        "The picture is too large: 7 × 8 pixels.")
      for side in [0, 1 << 31, 0xFFFF_FFFF] {
        XCTAssertNotNil(Self.error(of: Self.png(width: side, height: side)), "\(side)")
      }
      XCTAssertNotNil(Self.error(of: Array("GIF89a".utf8) + [255, 255, 255, 255]))
    }
  }

  func testWhatIsNoPictureIsAnError() {
    onMain {
      let whole = Self.file(width: 40, height: 40)
      let files: [[UInt8]] = [
        [], [0], Array("<html>".utf8), Array("GIF89a".utf8), Array(whole.prefix(20)),
        [UInt8](repeating: 0xFF, count: 100_000),
      ]
      for file in files { XCTAssertNotNil(Self.error(of: file), "\(file.prefix(8))") }
    }
  }

  /// Returns the beginning of a PNG file of a size.
  private static func png(width: Int, height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let parts: [[UInt8]] = [
      Array("IHDR".utf8) + number(width) + number(height), [8, 2, 0, 0, 0],
    ]
    let header = Array(parts.joined())
    let data = Array("IDAT".utf8)
    let file: [[UInt8]] = [
      [0x89], Array("PNG\r\n".utf8), [0x1A, 0x0A], number(13), header,
      number(checksum(of: header)), number(0), data, number(checksum(of: data)),
    ]
    return Array(file.joined())
  }

  private static func checksum(of bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
