import Foundation
import XCTest

/// A picture in a PNG file, as far as the tests need to read it.
struct PNGPicture {
  let bytes: [UInt8]

  init(_ path: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    XCTAssertEqual(Array(bytes.prefix(8)), signature, "\(path) is no PNG file")
  }

  var width: Int { number(at: 16) }
  var height: Int { number(at: 20) }

  /// Whether the picture has a single color, which PNG compresses to next to nothing.
  var isBlank: Bool { bytes.count < 64 + width * height / 500 }

  private func number(at offset: Int) -> Int {
    guard bytes.count >= offset + 4 else { return 0 }
    return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
