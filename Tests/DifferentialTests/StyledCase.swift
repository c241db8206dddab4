import CConcertinaGtk
import TestSupport
import TextMetrics

/// Random rich text: attributes, shapes in the text, and paragraphs with styles of their own.
struct StyledCase {
  struct Piece {
    var text: String
    var attributes: [ParagraphStyling.Attribute]
  }

  struct Paragraph {
    var pieces: [Piece]
    var style: ParagraphStyle?
  }

  var paragraphs: [Paragraph]
  var width: Int

  static let attributes: [ParagraphStyling.Attribute] = [
    .weight(700), .weight(300), .italic, .family("Serif"), .family("Monospace"),
    .size(8 * 1_024), .size(21 * 1_024), .scale(1.44), .scale(0.7), .rise(4 * 1_024),
    .rise(-3 * 1_024), .letterSpacing(2_048),
  ]

  static func make(using random: inout SeededRandom) -> StyledCase {
    let count = Int.random(in: 1...4, using: &random)
    var paragraphs = (0..<count).map { _ in paragraph(using: &random) }
    // An empty last paragraph has no character to apply a tag to.
    if paragraphs[count - 1].pieces.allSatisfy(\.text.isEmpty) { paragraphs[count - 1].style = nil }
    return StyledCase(paragraphs: paragraphs, width: Int.random(in: 40...600, using: &random))
  }

  private static func paragraph(using random: inout SeededRandom) -> Paragraph {
    let home = random.pick(RandomText.words)
    let pieces = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      random.once(in: 6)
        ? Piece(text: "\u{FFFC}", attributes: [shape(using: &random)])
        : Piece(text: words(home, using: &random), attributes: attributes(using: &random))
    }
    return Paragraph(pieces: pieces, style: random.once(in: 3) ? style(using: &random) : nil)
  }

  private static func words(_ words: [String], using random: inout SeededRandom) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      random.pick(words).filter { $0 != "\u{FFFC}" } + (random.once(in: 3) ? "" : " ")
    }.joined()
  }

  private static func attributes(using random: inout SeededRandom) -> [ParagraphStyling.Attribute] {
    let first = random.pick(attributes)
    let second = random.pick(attributes)
    // GTK multiplies the factors of two tags; no document of this package has two.
    let areScales = [first, second].allSatisfy { if case .scale = $0 { true } else { false } }
    return Array([first, second].prefix(Int.random(in: 0...(areScales ? 1 : 2), using: &random)))
  }

  private static func shape(using random: inout SeededRandom) -> ParagraphStyling.Attribute {
    .shape(
      width: Int.random(in: 1...(random.once(in: 4) ? 700 : 80), using: &random),
      height: Int.random(in: 1...90, using: &random))
  }

  private static func style(using random: inout SeededRandom) -> ParagraphStyle {
    ParagraphStyle(
      pixelsAboveLines: Int.random(in: 0...9, using: &random),
      pixelsBelowLines: Int.random(in: 0...9, using: &random),
      pixelsInsideWrap: Int.random(in: 0...5, using: &random),
      leftMargin: Int.random(in: 0...30, using: &random),
      rightMargin: Int.random(in: 0...9, using: &random),
      indent: Int.random(in: -15...25, using: &random))
  }
}

extension StyledCase: ParagraphSource {
  var paragraphCount: Int { paragraphs.count }

  func withParagraph<Result>(
    at index: Int, characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    var text = paragraphs[index].pieces.map(\.text).joined()
    if index < paragraphs.count - 1 { text += "\n" }
    return text.withUTF8 { body($0, true) }
  }

  func styling(ofParagraph index: Int, width: Int) -> ParagraphStyling? {
    var styling = ParagraphStyling(style: paragraphs[index].style)
    var start = 0
    for piece in paragraphs[index].pieces {
      let end = start + piece.text.utf8.count
      // The priority of the tags in the tested view is the order in which `attributes` lists them.
      for attribute in StyledCase.inOrder(piece.attributes) {
        styling.spans.append(ParagraphStyling.Span(bytes: start..<end, attribute: attribute))
      }
      start = end
    }
    return styling.isEmpty ? nil : styling
  }

  private static func inOrder(_ attributes: [ParagraphStyling.Attribute]) -> [ParagraphStyling
    .Attribute]
  {
    Self.attributes.filter(attributes.contains)
      + attributes.filter { !Self.attributes.contains($0) }
  }
}
