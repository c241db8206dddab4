import TestSupport
import Testing
import TextMetrics

/// A measurer that has followed many edits gives the same results as one that measures the text for
/// the first time.
@Suite(.serialized) struct EditSequenceTests {
  private static let fonts = [
    "DejaVu Sans 11", "DejaVu Sans 10.5", "DejaVu Serif 9.3", "DejaVu Sans Mono 8.7", "Sans 21.8",
    "Serif Italic 13.1", "Noto Sans 12",
  ]

  @Test(arguments: fonts, [1, 2] as [UInt64])
  func anEditedTextIsMeasuredLikeANewOne(font: String, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<TestEffort.count(4) {
      var environment = TextEnvironment(font: font)
      if Bool.random(using: &random) { environment.defaultDirection = .rightToLeft }
      let width = Int.random(in: 8...(Bool.random(using: &random) ? 600 : 120), using: &random)
      let style = ParagraphStyle(
        pixelsAboveLines: Int.random(in: 0...3, using: &random),
        pixelsInsideWrap: Int.random(in: 0...5, using: &random),
        leftMargin: Int.random(in: 0...4, using: &random))
      follow(environment, width, style, &random)
    }
  }

  private func follow(
    _ environment: TextEnvironment, _ width: Int, _ style: ParagraphStyle,
    _ random: inout SeededRandom
  ) {
    let measurer = TextMeasurer()
    var text = EditedText(using: &random)
    for _ in 0..<60 {
      text.edit(using: &random)
      let source = StringParagraphs(text.string)
      for limit in [nil, 1, 5] {
        let measured = measurer.measure(
          source, width: width, environment: environment, style: style, lineLimit: limit)
        let fresh = TextMeasurer().measure(
          source, width: width, environment: environment, style: style, lineLimit: limit)
        #expect(measured == fresh, "\(text.string.debugDescription) at \(width) \(style)")
        if measured != fresh { return }
      }
    }
  }
}
