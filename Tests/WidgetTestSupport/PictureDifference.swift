import GtkCore

/// How two pictures of the same thing differ.
///
/// Renderers round the edges of letters and of corners in ways of their own: a pixel here and there is
/// lighter, and of a large letter perhaps a row. What is missing, moved or of another colour differs strongly in many pixels, or in many of
/// them side by side.
public struct PictureDifference: CustomStringConvertible {
  /// A part of a pixel may differ by this much of 255.
  static let slight = 64
  /// This many of a million pixels may differ more than slightly.
  static let maximumStrong = 300
  /// This many pixels side by side may differ by more than `visible`.
  static let longestRow = 16
  /// What can be seen of a line.
  static let visible = 24

  /// How many pixels there are.
  public private(set) var count = 0
  /// How many of them differ at all.
  public private(set) var differing = 0
  /// How many differ more than slightly.
  public private(set) var strong = 0
  /// How many pixels side by side differ visibly.
  public private(set) var longestRow = 0

  /// Compares two pictures of the same size.
  @MainActor
  public init(_ first: Texture, _ second: Texture) {
    self.init(first.pixels, second.pixels, width: first.width)
  }

  /// Compares the bytes of two pictures, four a pixel.
  public init(_ first: [UInt8], _ second: [UInt8], width: Int) {
    var row = 0
    for start in stride(from: 0, to: min(first.count, second.count), by: 4) {
      if (start / 4) % max(width, 1) == 0 { row = 0 }
      var distance = 0
      for index in start..<(start + 4) {
        distance = max(distance, abs(Int(first[index]) - Int(second[index])))
      }
      count += 1
      if distance > 0 { differing += 1 }
      if distance > Self.slight { strong += 1 }
      row = distance > Self.visible ? row + 1 : 0
      longestRow = max(longestRow, row)
    }
  }

  /// Whether the pictures are the same.
  public var isNothing: Bool { differing == 0 }

  /// Whether the edges of what is drawn differ, and nothing else.
  public var isOnlyOfEdges: Bool {
    strong * 1_000_000 <= count * Self.maximumStrong && longestRow <= Self.longestRow
  }

  /// The figures.
  public var description: String {
    "\(differing) of \(count) pixels differ, \(strong) of them by more than \(Self.slight),"
      + " \(longestRow) side by side"
  }
}
