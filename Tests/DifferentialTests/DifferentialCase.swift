import TextMetrics

/// One random text in one random setting.
struct DifferentialCase {
  var text: String
  var width: Int
  var style: ParagraphStyle
  var caretParagraph: Int
  var lineLimit: Int

  /// Where lines are not wrapped, the view aligns them by the longest of all.
  var wraps: Bool {
    style.wrapMode != .none && max(1, width - 1) >= style.leftMargin + style.rightMargin
  }

  static func make(using random: inout RandomNumbers) -> DifferentialCase {
    let text = RandomText.make(using: &random)
    let count = StringParagraphs(text).paragraphCount
    return DifferentialCase(
      text: text,
      width: random.chance(2)
        ? Int.random(in: 1...1_200, using: &random) : Int.random(in: 1...300, using: &random),
      style: makeStyle(using: &random),
      caretParagraph: Int.random(in: 0..<count, using: &random),
      lineLimit: Int.random(in: 1...8, using: &random))
  }

  private static func makeStyle(using random: inout RandomNumbers) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.pixelsInsideWrap = Int.random(in: 0...20, using: &random)
    if random.chance(2) { style.pixelsAboveLines = Int.random(in: 0...20, using: &random) }
    if random.chance(2) { style.pixelsBelowLines = Int.random(in: 0...20, using: &random) }
    if random.chance(3) { style.leftMargin = Int.random(in: 0...30, using: &random) }
    if random.chance(3) { style.rightMargin = Int.random(in: 0...30, using: &random) }
    if random.chance(6) { style.indent = Int.random(in: -20...40, using: &random) }
    if random.chance(4) { style.wrapMode = random.pick([.word, .character, .none]) }
    return style
  }
}

extension DifferentialCase: CustomStringConvertible {
  var description: String {
    "\"\(text.escaped)\" width \(width) limit \(lineLimit) caret in \(caretParagraph) \(style)"
  }
}
