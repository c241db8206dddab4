import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// The text of a paragraph in the terms of its layout.
@MainActor
struct PrintedLetters {
  private(set) var text = ""
  private(set) var attributes: [(bytes: Range<Int>, attribute: PageText.Attribute)] = []
  /// The attributes of an empty paragraph, whose line is a space.
  private(set) var emptyAttributes: [(bytes: Range<Int>, attribute: PageText.Attribute)] = []
  private(set) var pictures: [PrintedParagraph.Picture] = []
  private(set) var links: [(bytes: Range<Int>, address: String)] = []

  /// Creates a text whose attributes are all the same.
  init(_ text: String, _ attributes: [PageText.Attribute]) { append(text, attributes) }

  /// Reads a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - style: What its style adds to the attributes of its letters; nil for nothing.
  ///   - flow: The flow that it is in.
  ///   - lineWidth: The width of its lines, which limits pictures.
  init(
    _ paragraph: RichTextParagraph, _ style: NamedStyle?, in flow: FlowContext,
    lineWidth: Double
  ) {
    emptyAttributes = flow.attributes(paragraph.attributes, style).printedAttributes
      .map { (0..<1, $0) }
    paragraph.text.forEachPiece { piece, own in
      let attributes = flow.attributes(own, style)
      guard let attachment = own[AttachmentKey.self] else {
        return append(piece, attributes.printedAttributes, link: own[LinkKey.self])
      }
      for _ in piece.unicodeScalars {
        if let picture = attachment.picture {
          append(flow.sheet.picture(picture), picture, in: flow, lineWidth)
        } else {
          append(attachment, attributes.printedAttributes)
        }
      }
    }
  }

  private mutating func append(
    _ piece: String, _ attributes: [PageText.Attribute], link: String? = nil
  ) {
    let start = text.utf8.count
    text += piece.replacing("\0", with: "\u{FFFD}")
    let bytes = start..<text.utf8.count
    self.attributes += attributes.map { (bytes, $0) }
    if let link, LinkAddress(link).isHarmless { links.append((bytes, link)) }
  }

  /// Adds colors to parts of the text, by scalars.
  mutating func color(_ parts: [(range: Range<Int>, color: Color)]) {
    guard !parts.isEmpty else { return }
    var offsets = [0]
    for scalar in text.unicodeScalars {
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
    }
    let all = 0..<(offsets.count - 1)
    for part in parts {
      let range = part.range.clamped(to: all)
      guard !range.isEmpty else { continue }
      attributes.append((offsets[range.lowerBound]..<offsets[range.upperBound], .color(part.color)))
    }
  }

  private mutating func append(
    _ picture: PrintedPicture, _ content: PictureContent, in flow: FlowContext, _ lineWidth: Double
  ) {
    let margin = Double(PictureBounds.margin)
    let room = max(flow.maxHeight - 2 * margin - flow.sheet.lineHeight, 1)
    let size = picture.size(content, lineWidth: lineWidth, maxHeight: room)
    let byte = text.utf8.count
    append(
      String(AttachmentContent.character),
      [
        .room(width: size.width, height: size.height + 2 * margin)
      ])
    pictures.append(
      PrintedParagraph.Picture(
        byte: byte, picture: picture, width: size.width, height: size.height))
  }

  /// Adds the texts of an attachment's editors, or else its name.
  private mutating func append(_ attachment: AttachmentContent, _ own: [PageText.Attribute]) {
    let texts = attachment.editors.map { PlainTextForm.text(of: $0) }.filter { !$0.isEmpty }
    let shown = texts.isEmpty ? attachment.name.name : texts.joined(separator: " ")
    let line = shown.split(whereSeparator: \.isNewline).joined(separator: " ")
    append("\u{A0}\(line)\u{A0}", own + [.background(PaperColors.shade)])
  }
}
