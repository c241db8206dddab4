import GtkCore

/// How two pictures of the same thing differ, beside the places of their letters.
///
/// From GTK 4.14 on, renderers but cairo stand letters between pixels, across and down, and do not fit
/// their strokes to pixels. A stroke that is one pixel wide in one picture is half of each of two pixels in
/// the other, and the letter may be nearly a pixel elsewhere. So a pixel agrees with the other picture if
/// its value lies among those of the square of 3×3 pixels there, or outside of them by no more than two
/// thirds of how much its own square differs in itself: half is what a thin stroke between two pixels
/// loses, and the ends of strokes lose a little more.
///
/// What is missing, of another colour or two pixels elsewhere has nothing like it in such a square, unless
/// it is fainter than three times ``slight``. What is moved by a single pixel is not found: these renderers
/// do that.
public struct PlacementDifference: CustomStringConvertible {
  /// A part of a pixel may be off by this much of 255 besides: renderers blend in their own ways.
  ///
  /// With 8, feet of letters on a coloured ground were found in the tests' pictures; with 10, nothing.
  static let slight = 10
  /// Where text is cut, this many of a million pixels may have nothing like them.
  ///
  /// What a row of pixels lower would show of a letter is in one of the pictures only. The tests' pictures
  /// of a cut line have 8 of 255,744, in one row.
  static let maximumCut = 50
  /// So many of them may be side by side, and none below another.
  static let widestCut = 2

  /// How many pixels there are.
  public private(set) var count = 0
  /// How many have nothing like them in the other picture.
  public private(set) var lone = 0
  /// How many of these are side by side.
  public private(set) var widest = 0
  /// How many of these are one below the other.
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
    count = width * height
    var columns = [Int](repeating: 0, count: width)
    for y in 0..<height {
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

  /// Whether letters stand in other places, and nothing else is different.
  ///
  /// - Parameter isCut: Whether the edge of a view cuts a line of text in the pictures.
  /// - Returns: Whether that is so.
  public func isOnlyOfPlacement(isCut: Bool = false) -> Bool {
    guard isCut else { return lone == 0 }
    return lone * 1_000_000 <= count * Self.maximumCut && widest <= Self.widestCut && highest <= 1
  }

  /// The figures.
  public var description: String {
    "\(lone) of \(count) pixels have nothing like them within a pixel,"
      + " \(widest) side by side, \(highest) one below the other"
  }
}

/// The bytes of a picture by rows and columns.
private struct Grid {
  let bytes: [UInt8]
  let width: Int

  var height: Int { width > 0 ? bytes.count / (4 * width) : 0 }

  /// The least and the greatest value that a part of a pixel has there and right around it.
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
