import Glibc
import GtkCore

/// The difference between two pictures of the same thing, apart from the positions of letters.
///
/// From GTK 4.14 on, renderers other than cairo put letters between pixels, horizontally and
/// vertically, and do not fit their strokes to pixels. A stroke that is one pixel wide in one
/// picture covers half of each of two pixels in the other, and the letter may be nearly a pixel
/// elsewhere. So a pixel agrees with the other picture if its value is within the range of the
/// 3×3 pixels there, or outside that range by no more than two thirds of the range of its own 3×3
/// pixels: a thin stroke between two pixels loses half, and the ends of strokes lose a little
/// more.
///
/// What is missing, of another color or two pixels elsewhere has no such values near it, unless
/// it is fainter than three times `slight`. What is moved by a single pixel is not found,
/// because these renderers do that.
public struct PlacementDifference: CustomStringConvertible {
  /// A color component, from 0 to 255, may also be off by this much: renderers blend differently.
  ///
  /// With 8, the tests' pictures differed at the feet of letters on a colored background; with
  /// 10, nowhere.
  static let slight = 10
  /// The part of the pixels of a row that may have nothing like them where text is cut.
  ///
  /// Only one of the pictures shows what is a row of pixels further down in a letter. The tests'
  /// pictures of a cut line have 8 to 11 such pixels, in one row of 400.
  static let maximumCut = 0.04
  /// This many of them may be side by side, and none below another.
  static let widestCut = 2

  /// The number of pixels.
  public private(set) var count = 0
  /// The number of pixels in a row.
  public let width: Int
  /// The number of pixels with nothing like them in the other picture.
  public private(set) var lone = 0
  /// The greatest number of these side by side.
  public private(set) var widest = 0
  /// The greatest number of these one below the other.
  public private(set) var highest = 0

  /// Compares two pictures of the same size.
  @MainActor
  public init(_ first: Texture, _ second: Texture) {
    self.init(first.pixels, second.pixels, width: first.width)
  }

  /// Compares the bytes of two pictures, four a pixel.
  public init(_ first: [UInt8], _ second: [UInt8], width: Int) {
    let (first, second) = (Grid(bytes: first, width: width), Grid(bytes: second, width: width))
    let height = min(first.height, second.height)
    self.width = width
    count = width * height
    var columns = [Int](repeating: 0, count: width)
    for y in 0..<height {
      guard !first.hasRow(y, of: second) else {
        columns = [Int](repeating: 0, count: width)
        continue
      }
      var row = 0
      for x in 0..<width {
        let isLone = Self.isLone(x, y, first, second)
        lone += isLone ? 1 : 0
        row = isLone ? row + 1 : 0
        columns[x] = isLone ? columns[x] + 1 : 0
        widest = max(widest, row)
        highest = max(highest, columns[x])
      }
    }
  }

  private static func isLone(_ x: Int, _ y: Int, _ first: Grid, _ second: Grid) -> Bool {
    let start = (y * first.width + x) * 4
    for index in start..<(start + 4) where first.bytes[index] != second.bytes[index] {
      let (ours, theirs) = (first.values(around: index), second.values(around: index))
      if isStrange(first.bytes[index], among: theirs, own: ours) { return true }
      if isStrange(second.bytes[index], among: ours, own: theirs) { return true }
    }
    return false
  }

  private static func isStrange(
    _ value: UInt8, among others: ClosedRange<Int>, own: ClosedRange<Int>
  ) -> Bool {
    let value = Int(value)
    let excess = max(others.lowerBound - value, value - others.upperBound)
    return excess > slight + (own.upperBound - own.lowerBound) * 2 / 3
  }

  /// Whether nothing differs but the positions of letters.
  ///
  /// - Parameter isCut: Whether the edge of a view cuts a line of text in the pictures.
  /// - Returns: Whether only positions differ.
  public func isOnlyOfPlacement(isCut: Bool = false) -> Bool {
    guard isCut else { return lone == 0 }
    return Double(lone) <= Double(width) * Self.maximumCut && widest <= Self.widestCut
      && highest <= 1
  }

  /// The figures.
  public var description: String {
    "\(lone) of \(count) pixels have nothing like them within a pixel,"
      + " \(widest) side by side, \(highest) one below the other"
  }
}

/// The bytes of a picture, by rows and columns.
private struct Grid {
  let bytes: [UInt8]
  let width: Int

  var height: Int { width > 0 ? bytes.count / (4 * width) : 0 }

  /// Whether a row is the same in another picture of that width.
  func hasRow(_ y: Int, of other: Grid) -> Bool {
    let length = width * 4
    return bytes.withUnsafeBytes { bytes in
      other.bytes.withUnsafeBytes { others in
        guard let ours = bytes.baseAddress, let theirs = others.baseAddress else { return true }
        return memcmp(ours + y * length, theirs + y * length, length) == 0
      }
    }
  }

  /// Returns the least and the greatest value of a color component in the 3×3 pixels around it.
  func values(around index: Int) -> ClosedRange<Int> {
    let (x, y) = (index / 4 % width, index / 4 / width)
    var (least, greatest) = (bytes[index], bytes[index])
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        let value = bytes[(row * width + column) * 4 + index % 4]
        (least, greatest) = (min(least, value), max(greatest, value))
      }
    }
    return Int(least)...Int(greatest)
  }
}
