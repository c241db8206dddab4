/// The widths in pixels that a stage can have.
public enum PixelWidth {
  /// From one pixel to half the greatest width of a window in X11: a server that is short of memory
  /// ends a program that requests more.
  public static let range = 1...16384
  /// The range in the words of a message.
  public static let expectation =
    "a whole number of pixels from \(range.lowerBound) to \(range.upperBound)"

  /// Returns the width for a number, or nil if that is fractional or outside the range.
  public static func width(_ number: Double) -> Int? {
    guard let width = Int(exactly: number), range.contains(width) else { return nil }
    return width
  }
}
