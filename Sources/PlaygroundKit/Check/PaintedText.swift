import GtkCore

/// A text that is painted in one color: a line of a label, or a word of another color in it.
struct PaintedText {
  /// The size from which on letters are large, in pixels: WCAG's 18 points.
  private static let largeSize = 24.0
  /// The same for bold letters: 14 points.
  private static let largeBoldSize = 56.0 / 3

  /// The color, with the opacity of all that is around the text.
  let color: Color
  /// What is to be seen of it, in pixels of the picture.
  let bounds: Rectangle
  /// The size of its font, in pixels.
  let size: Double
  /// Whether its font is bold.
  let isBold: Bool

  /// The least contrast to what is below it: WCAG's 4.5 to 1, or 3 to 1 for large letters.
  var leastContrast: Double {
    size >= (isBold ? Self.largeBoldSize : Self.largeSize) ? 3 : 4.5
  }
}
