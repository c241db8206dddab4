import TextMetrics

/// The space between lines, in the three places where GTK puts it.
///
/// GTK has space above a paragraph, below it, and between its wrapped lines. Half above and half
/// below gives every pair of lines the same distance; the half above the first line and the one
/// below the last extend beyond the edges of the area, so that one line is as high with spacing as
/// without it.
struct LineSpacing: Equatable {
  /// How much of the overhang at an edge is visible: the padding that it extends into.
  static let visibleOverhang = 10
  /// The greatest spacing; far above it, heights would overflow.
  static let greatest = 1_000.0

  let above: Int
  let below: Int
  let between: Int

  /// Rounds to whole pixels; a value that is negative or not finite counts as no spacing.
  init(_ spacing: Double) {
    let isUsable = spacing.isFinite && spacing > 0
    between = isUsable ? Int(min(spacing, LineSpacing.greatest).rounded()) : 0
    above = between / 2
    below = between - above
  }

  var overhangAbove: Int { above }
  var overhangBelow: Int { below }
  var overhang: Int { overhangAbove + overhangBelow }

  /// How much of the text view above the area is hidden.
  var hiddenAbove: Int { max(above - LineSpacing.visibleOverhang, 0) }
  /// How much of the text view below the area is hidden.
  var hiddenBelow: Int { max(below - LineSpacing.visibleOverhang, 0) }

  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.pixelsAboveLines = above
    style.pixelsBelowLines = below
    style.pixelsInsideWrap = between
    return style
  }
}
