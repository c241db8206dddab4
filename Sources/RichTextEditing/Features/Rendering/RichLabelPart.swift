import FoundationEssentials
import GtkCore
import RichTextModel

/// Paragraphs that one label shows: they have the same format.
struct RichLabelPart {
  /// The format of the paragraphs.
  let format: ParagraphFormat
  /// The marker of an item, which is a part of its own.
  let marker: ListMarker?
  /// The text, and the attributes and links in it.
  private(set) var text = ""
  private(set) var attributes: [Label.Attribute] = []
  private(set) var links: [Label.Link] = []

  private init(_ paragraph: RichTextParagraph) {
    format = paragraph.format
    marker = paragraph.marker
  }

  /// Returns the parts of a content.
  static func parts(of content: RichText, _ styles: NamedStyles) -> [RichLabelPart] {
    var parts: [RichLabelPart] = []
    for paragraph in content.withTablesAsLines.paragraphs {
      if let last = parts.last, last.continues(in: paragraph, styles) {
        parts[parts.count - 1].text += "\n"
      } else {
        parts.append(RichLabelPart(paragraph))
      }
      parts[parts.count - 1].append(paragraph.text, styles[paragraph.format.style])
    }
    return parts
  }

  private func continues(in paragraph: RichTextParagraph, _ styles: NamedStyles) -> Bool {
    let style = styles[format.style]
    let spaces = [
      format.spacingBefore, format.spacingAfter, style?.spacingBefore ?? 0,
      style?.spacingAfter ?? 0,
    ]
    let isApart = format.style == .rule || spaces.contains { $0 != 0 }
    return marker == nil && !isApart && !paragraph.format.beginsBlock
      && paragraph.format == format
  }

  private mutating func append(_ paragraph: RichText, _ style: NamedStyle?) {
    paragraph.forEachPiece { piece, attributes in
      // A label's text ends at a NUL.
      let piece = piece.withoutAttachments.replacing("\0", with: "\u{FFFD}")
      let bytes = text.utf8.count..<(text.utf8.count + piece.utf8.count)
      guard !bytes.isEmpty else { return }
      text += piece
      if let address = attributes[LinkKey.self], LinkAddress(address).isHarmless {
        links.append(Label.Link(bytes: bytes, address: address))
      }
      var looks = attributes
      style?.apply(to: &looks, fontSize: nil)
      let background = looks[BackgroundColorKey.self] ?? looks[BackgroundStyleKey.self]?.color
      let others: [Label.Attribute.Property?] = [
        looks[FontSizeKey.self].map { .size($0) } ?? style?.scale.map { .scale($0) },
        background.map { .background($0.description) },
      ]
      for property in looks.labelProperties + others.compactMap({ $0 }) {
        self.attributes.append(Label.Attribute(bytes: bytes, property))
      }
    }
  }
}
