import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// A paragraph on paper: its text with what is drawn in it.
///
/// Its layout is made when it is needed, and again for the page that is drawn: those of a long
/// document together would take a gigabyte.
@MainActor
final class PrintedParagraph {
  /// A picture in the text.
  struct Picture {
    let byte: Int
    let picture: PrintedPicture
    /// The area of the picture, without the space around it.
    let width: Double
    let height: Double
  }

  private let string: String
  private let attributes: [(bytes: Range<Int>, attribute: PageText.Attribute)]
  private let pictures: [Picture]
  private let links: [(bytes: Range<Int>, address: String)]
  private let font: String
  private let width: Double?
  private let indent: Double
  private let alignment: PageText.Alignment
  /// The direction of the paragraph.
  let direction: TextDirection
  private var layout: PageText?
  /// The number of layouts that were made so far, which indicates the cost of printing.
  private(set) static var layoutCount = 0

  init(
    _ source: PrintedLetters, font: String, width: Double? = nil, indent: Double = 0,
    alignment: PageText.Alignment = .left, direction: TextDirection
  ) {
    // An empty line is as high as its letters would be.
    string = source.text.isEmpty ? " " : source.text
    attributes = source.text.isEmpty ? source.emptyAttributes : source.attributes
    (pictures, links, self.font) = (source.pictures, source.links, font)
    (self.width, self.indent, self.alignment) = (width, indent, alignment)
    self.direction = direction
  }

  /// The layout.
  var text: PageText {
    if let layout { return layout }
    let made = PageText(
      string, attributes, font: font, width: width, indent: indent, alignment: alignment,
      direction: direction)
    Self.layoutCount += 1
    layout = made
    return made
  }

  /// Forgets the layout until it is needed again.
  func forgetLayout() { layout = nil }

  /// Returns the letters of a line.
  func string(ofLine index: Int) -> String {
    let bytes = text.bytes(ofLine: index)
    return String(decoding: Array(string.utf8)[bytes], as: UTF8.self)
  }

  /// Returns the size of a line, and its distance from the left.
  func extent(ofLine index: Int) -> (width: Double, height: Double, x: Double) {
    let area = text.lines[index].area
    return (area.width, area.height, area.x)
  }

  /// Draws a line with its top at the top of the canvas.
  func draw(line index: Int, on canvas: PageCanvas) {
    let text = text
    canvas.draw(text, line: index, x: 0, y: 0, PaperColors.text)
    let top = text.lines[index].area.y
    for picture in pictures {
      let place = text.place(ofByte: picture.byte)
      guard place.line == index else { continue }
      let area = Rectangle(
        x: place.area.x,
        y: text.lines[index].baseline - top - picture.height - Double(PictureBounds.margin),
        width: picture.width, height: picture.height)
      picture.picture.draw(in: area, on: canvas, font: font)
    }
    for link in links {
      for area in text.areas(ofBytes: link.bytes, inLine: index) {
        canvas.link(area.moved(by: (0, -top)), to: link.address)
      }
    }
  }
}
