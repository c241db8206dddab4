import Glibc
import GtkCore

/// The difference between two pictures of the same thing.
///
/// Renderers round the edges of letters and corners differently: single pixels are lighter, and
/// sometimes a row of a large letter. What is missing, moved or of another color differs strongly
/// in many pixels, or in many of them side by side.
public struct PictureDifference: CustomStringConvertible {
  /// A color component of a pixel, from 0 to 255, may differ by this much.
  static let slight = 64
  /// This many of a million pixels may differ by more than `slight`.
  static let maximumStrong = 300
  /// This many pixels side by side may differ by more than `visible`.
  static let longestRow = 16
  /// A difference of this much is visible in a line.
  static let visible = 24

  /// The number of pixels.
  public private(set) var count = 0
  /// The number of pixels that differ at all.
  public private(set) var differing = 0
  /// The number of pixels that differ by more than `slight`.
  public private(set) var strong = 0
  /// The greatest number of pixels side by side that differ by more than `visible`.
  public private(set) var longestRow = 0

  /// Compares two pictures of the same size.
  @MainActor
  public init(_ first: Texture, _ second: Texture) {
    self.init(first.pixels, second.pixels, width: first.width)
  }

  /// Compares the bytes of two pictures, four a pixel.
  public init(_ first: [UInt8], _ second: [UInt8], width: Int) {
    count = min(first.count, second.count) / 4
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        for start in stride(from: 0, to: count, by: max(width, 1)) {
          let bytes = start * 4..<min(start + max(width, 1), count) * 4
          compareRow(first[bytes], second[bytes])
        }
      }
    }
  }

  /// Pictures are mostly the same: rows and pixels that do not differ are passed over as a whole.
  private mutating func compareRow(
    _ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>
  ) {
    let first = UnsafeRawBufferPointer(rebasing: first)
    let second = UnsafeRawBufferPointer(rebasing: second)
    guard let one = first.baseAddress, let other = second.baseAddress,
      memcmp(one, other, first.count) != 0
    else { return }
    var row = 0
    var start = 0
    while start < first.count {
      defer { start += 4 }
      guard
        one.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          != other.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      else {
        row = 0
        continue
      }
      var distance = 0
      for index in start..<start + 4 where first[index] != second[index] {
        distance = max(distance, abs(Int(first[index]) - Int(second[index])))
      }
      differing += 1
      if distance > Self.slight { strong += 1 }
      row = distance > Self.visible ? row + 1 : 0
      longestRow = max(longestRow, row)
    }
  }

  /// Whether the pictures are the same.
  public var isNothing: Bool { differing == 0 }

  /// Whether nothing but the edges of what is drawn differs.
  public var isOnlyOfEdges: Bool {
    strong * 1_000_000 <= count * Self.maximumStrong && longestRow <= Self.longestRow
  }

  /// The figures.
  public var description: String {
    "\(differing) of \(count) pixels differ, \(strong) of them by more than \(Self.slight),"
      + " \(longestRow) side by side"
  }
}
