/// Where the visual lines of one paragraph end, in Pango units from its top.
struct ParagraphGeometry {
  /// The bottom of each line, without the spacing after it; never empty.
  var lineBottoms: [Int]
  /// Whether the layout stopped before the paragraph did.
  var isPrefix: Bool

  var lineCount: Int { lineBottoms.count }

  /// The height of the first lines, rounded as GTK rounds a whole paragraph.
  func pixelHeight(ofFirstLines lines: Int) -> Int {
    PangoUnits.roundedToPixels(lineBottoms[min(lines, lineCount) - 1])
  }
}
