import CConcertinaPango

/// Lengths in Pango units, 1,024 to a pixel.
enum PangoUnits {
  private static let scale = Int(PANGO_SCALE)

  /// The widest width that Pango can hold, in pixels.
  private static let widest = Int(Int32.max) / scale

  /// Rounds to the nearest pixel, as GTK rounds the height of a paragraph.
  static func roundedToPixels(_ units: Int) -> Int {
    (units + scale / 2) >> 10
  }

  /// Converts a length for Pango, clamped to what Pango can hold.
  static func units(fromPixels pixels: Int) -> Int32 {
    Int32(min(max(pixels, -widest), widest) * scale)
  }

  /// Clamps a length so that sums of a few of them cannot overflow.
  static func bounded(_ pixels: Int) -> Int {
    min(max(pixels, -widest), widest)
  }
}
