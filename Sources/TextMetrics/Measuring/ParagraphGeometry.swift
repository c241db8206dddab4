/// The bottoms of a paragraph's visual lines, in Pango units from its top.
struct ParagraphGeometry {
  /// The bottom of each line, without the spacing after it; never empty.
  var lineBottoms: [Int]
  /// The beginning of each line; empty for text whose lines are never kept (see ``PlainText``).
  var lineStarts: [LineStart] = []
  /// Whether the layout covers only the beginning of the paragraph.
  var isPrefix: Bool

  var lineCount: Int { lineBottoms.count }

  /// The height of the first lines, rounded as GTK rounds a whole paragraph.
  func pixelHeight(ofFirstLines lines: Int) -> Int {
    PangoUnits.roundedToPixels(lineBottoms[min(lines, lineCount) - 1])
  }

  /// Appends lines of another geometry at the bottom.
  ///
  /// - Parameters:
  ///   - lines: The lines to add.
  ///   - geometry: The geometry to take them from.
  ///   - offset: How many bytes later they begin here.
  ///   - spacing: The space between two lines, in Pango units.
  mutating func append(
    _ lines: Range<Int>, of geometry: ParagraphGeometry, offset: Int, spacing: Int
  ) {
    guard let first = lines.first else { return }
    let oldTop = first == 0 ? 0 : geometry.lineBottoms[first - 1] + spacing
    let newTop = lineBottoms.last.map { $0 + spacing } ?? 0
    lineBottoms += geometry.lineBottoms[lines].map { $0 - oldTop + newTop }
    lineStarts += geometry.lineStarts[lines].map {
      LineStart(byte: $0.byte + offset, head: $0.head)
    }
  }
}

/// The beginning of a line, and a digest of how its first word is drawn there.
struct LineStart {
  /// The number of bytes of the paragraph before the line.
  var byte: Int
  /// A digest of the glyphs of the first word's letters and their positions, or of the first few.
  var head: UInt64
}
