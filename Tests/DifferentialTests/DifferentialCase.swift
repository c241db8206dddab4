import TestSupport
import TextMetrics

/// A random text, and a random style and width to lay it out with.
struct DifferentialCase {
  var text: String
  var width: Int
  var style: ParagraphStyle
  var caretParagraph: Int
  var lineLimit: Int

  /// Whether lines are wrapped; if not, the view aligns all of them by the longest one.
  var wraps: Bool {
    style.wrapMode != .none && lineWidth >= 0
  }

  static func make(using random: inout SeededRandom) -> DifferentialCase {
    let text = RandomText.make(using: &random)
    let count = StringParagraphs(text).paragraphCount
    var example = DifferentialCase(
      text: text,
      width: random.once(in: 2)
        ? Int.random(in: 1...1_200, using: &random) : Int.random(in: 1...300, using: &random),
      style: makeStyle(using: &random),
      caretParagraph: Int.random(in: 0..<count, using: &random),
      lineLimit: Int.random(in: 1...8, using: &random))
    if random.once(in: 20) { example.width = Int.random(in: 1...8, using: &random) }
    if example.lineWidth < 4 { example.removeLoneMarks() }
    return example
  }

  private var lineWidth: Int {
    max(1, width - 1) - style.leftMargin - style.rightMargin
  }

  /// Removes combining marks without a base: in lines without width they abort the process, in the
  /// view as well, because of a bug in Pango 1.50.
  private mutating func removeLoneMarks() {
    let bases = text.unicodeScalars.dropLast()
    let pairs = zip([" "] + Array(bases), text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: pairs.filter { $1 != "\u{301}" || $0 == "e" }.map { $1 })
    text = String(kept)
  }

  private static func makeStyle(using random: inout SeededRandom) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.pixelsInsideWrap = Int.random(in: 0...20, using: &random)
    if random.once(in: 2) { style.pixelsAboveLines = Int.random(in: 0...20, using: &random) }
    if random.once(in: 2) { style.pixelsBelowLines = Int.random(in: 0...20, using: &random) }
    if random.once(in: 3) { style.leftMargin = Int.random(in: 0...30, using: &random) }
    if random.once(in: 3) { style.rightMargin = Int.random(in: 0...30, using: &random) }
    if random.once(in: 6) { style.indent = Int.random(in: -20...40, using: &random) }
    if random.once(in: 4) { style.wrapMode = random.pick([.word, .character, .none]) }
    return style
  }
}

extension DifferentialCase: CustomStringConvertible {
  var description: String {
    "\"\(text.escaped)\" width \(width) limit \(lineLimit) caret in \(caretParagraph) \(style)"
  }
}
