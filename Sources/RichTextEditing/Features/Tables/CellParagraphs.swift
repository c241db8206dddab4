import FoundationEssentials
import GtkCore
import RichTextModel
import TextMetrics

/// The text of a cell that is measured and drawn without an editor.
struct CellParagraphs: ParagraphSource {
  /// The most characters of such a text: those of a longer one are laid out in parts.
  private static let maxCount = 2_000

  private let text: StringParagraphs
  /// The parts with attributes, in bytes of the text.
  private var parts: [(bytes: Range<Int>, attributes: AttributeContainer)] = []
  /// The first byte of each paragraph; empty if nothing has attributes.
  private var starts: [Int] = []

  init(_ content: RichText) {
    text = StringParagraphs(content.text)
    var bytes = 0
    content.forEachPiece { piece, attributes in
      let part = bytes..<(bytes + piece.utf8.count)
      bytes = part.upperBound
      if attributes != AttributeContainer() { parts.append((part, attributes)) }
    }
    guard !parts.isEmpty else { return }
    var start = 0
    for index in 0..<text.paragraphCount {
      starts.append(start)
      start += text.withParagraph(at: index, characterLimit: .max) { utf8, _ in utf8.count }
    }
  }

  /// Whether a text looks the same without an editor: it has no widgets, no paragraphs with a
  /// format, and nothing that responds to the pointer or follows the theme.
  static func canShow(_ content: RichText) -> Bool {
    guard content.count <= maxCount else { return false }
    var isPlain = true
    content.forEachRun { _, attributes in
      isPlain = isPlain && (attributes == AttributeContainer() || attributes.isDrawnAlike)
    }
    return isPlain
      && !content.text.unicodeScalars.contains { $0 == AttachmentContent.character || $0 == "\0" }
  }

  var paragraphCount: Int { text.paragraphCount }

  func withParagraph<Result>(
    at index: Int, characterLimit: Int,
    _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> Result
  ) -> Result {
    text.withParagraph(at: index, characterLimit: characterLimit, body)
  }

  func styling(ofParagraph index: Int, width: Int) -> ParagraphStyling? {
    guard !parts.isEmpty else { return nil }
    var styling = ParagraphStyling()
    for part in parts(ofParagraph: index) {
      styling.spans += part.attributes.letterProperties.flatMap(\.stylingAttributes)
        .map { .init(bytes: part.bytes, attribute: $0) }
    }
    return styling.isEmpty ? nil : styling
  }

  /// Returns the colors of letters.
  ///
  /// - Parameters:
  ///   - index: The paragraph.
  ///   - shown: Returns the color that is shown for one.
  /// - Returns: Attributes with places in bytes of the paragraph.
  func colors(ofParagraph index: Int, _ shown: (Color) -> String) -> [Label.Attribute] {
    guard !parts.isEmpty else { return [] }
    return parts(ofParagraph: index).flatMap { part in
      part.attributes[TextColorKey.self].map {
        [Label.Attribute(bytes: part.bytes, .color(shown($0)))]
      } ?? []
    }
  }

  /// Returns the parts that reach into a paragraph, in bytes of that.
  private func parts(
    ofParagraph index: Int
  ) -> [(bytes: Range<Int>, attributes: AttributeContainer)] {
    let start = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1] : Int.max
    return parts.compactMap { part in
      let bytes = part.bytes.clamped(to: start..<end)
      guard !bytes.isEmpty else { return nil }
      return ((bytes.lowerBound - start)..<(bytes.upperBound - start), part.attributes)
    }
  }
}

extension AttributeContainer {
  /// Whether a layout draws letters with these attributes as a text view does.
  fileprivate var isDrawnAlike: Bool {
    var others = self
    if others[TextColorKey.self]?.alpha == 1 { others[TextColorKey.self] = nil }
    others[FontTraitsKey.self] = nil
    others[FontSizeKey.self] = nil
    others[FontFamilyKey.self] = nil
    return others == AttributeContainer()
  }
}
