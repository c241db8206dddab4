import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel
import struct TextMetrics.FontDescription

/// What all parts of a document share while it is laid out.
@MainActor
final class PrintSheet {
  let document: PrintedDocument
  /// The room for the markers of lists.
  private(set) var rooms = MarkerRooms()
  /// The height of a line in the document's font, in pixels.
  let lineHeight: Double
  /// The direction of text without letters, and of tables.
  let direction: TextDirection
  private var markerWidths: [String: Double] = [:]
  private var pictures: [PictureContent: PrintedPicture] = [:]

  init(_ document: PrintedDocument) {
    self.document = document
    direction = document.content.directionOfLetters ?? .leftToRight
    lineHeight = max(PageText("0", font: document.font).lines[0].area.height, 1)
    rooms.indent = Int(lineHeight * 5 / 3)
    rooms.fontSize = FontDescription(document.font).points ?? rooms.fontSize
  }

  /// Returns a picture of the content, which is the same for the same file.
  func picture(_ content: PictureContent) -> PrintedPicture {
    if let known = pictures[content] { return known }
    let picture = PrintedPicture(content, files: document.pictures)
    pictures[content] = picture
    return picture
  }

  // MARK: Markers

  /// Returns the attributes of a paragraph's marker: its font and its color, but no lines.
  func markerAttributes(_ attributes: AttributeContainer) -> [PageText.Attribute] {
    attributes.letterProperties.filter(\.isOfMarkers).flatMap(\.printedAttributes)
  }

  /// Makes room for the markers of paragraphs.
  func makeRoom(for paragraphs: [RichTextParagraph], in flow: FlowContext) {
    for paragraph in paragraphs {
      guard let marker = paragraph.marker, let item = paragraph.format.list else { continue }
      let format = paragraph.format
      // Of numbers, longer ones are wider.
      let isNumber = item.kind == .number && (item.numberFormat ?? .decimal) == .decimal
      let text = isNumber ? String(repeating: "0", count: marker.text.count) : marker.text
      let key = "\(format.style.rawValue)\n\(text)"
      if markerWidths[key] == nil {
        let attributes = flow.attributes(paragraph.attributes, document.styles[format.style])
        markerWidths[key] = width(of: marker, text, markerAttributes(attributes))
      }
      rooms.makeRoom(for: markerWidths[key] ?? 0, format, document.styles)
    }
  }

  private func width(
    of marker: ListMarker, _ text: String, _ attributes: [PageText.Attribute]
  ) -> Double {
    switch marker {
    case .text: markerText(text, attributes).lines[0].area.width
    case .box: markerText("0", attributes).lines[0].area.height * TaskBox.part
    }
  }

  /// Lays out a marker.
  func markerText(_ text: String, _ attributes: [PageText.Attribute]) -> PageText {
    PageText(text, attributes.map { (0..<text.utf8.count, $0) }, font: document.font)
  }

  /// Returns the indent of a paragraph's lines, in pixels.
  func indent(of format: ParagraphFormat, inWidth width: Double) -> Double {
    let wanted = format.indent(
      listIndent: rooms.indent, markerRoom: rooms.room(for: format, document.styles),
      document.styles)
    return Double(min(wanted, ParagraphTags.greatestIndent(inWidth: Int(width))))
  }
}

extension LetterProperty {
  /// Whether a marker has it, too.
  fileprivate var isOfMarkers: Bool {
    switch self {
    case .bold, .italic, .family, .size, .foreground: true
    case .small, .background, .underline, .strikethrough, .marker, .link: false
    }
  }
}
