/// Widths in pixels that a stage can have.
public enum PixelWidth {
  /// From one pixel to half the widest window that X11 knows: a server that is short of memory ends a
  /// program that asks for more.
  public static let range = 1...16384
  /// The range in a message's words.
  public static let expectation =
    "a whole number of pixels from \(range.lowerBound) to \(range.upperBound)"

  /// The width that a number says, or nil when it is fractional or outside the range.
  public static func width(_ number: Double) -> Int? {
    guard let width = Int(exactly: number), range.contains(width) else { return nil }
    return width
  }
}
