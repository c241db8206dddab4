import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Where paragraphs are on a page: their width, and what they have of what is around them.
@MainActor
struct FlowContext {
  /// The narrowest frame of nested content, in pixels; deeper ones have no frame of their own.
  static let leastWidth = 120.0

  let sheet: PrintSheet
  /// The width of the lines, in pixels.
  var width: Double
  /// The greatest height of something that is not cut, in pixels.
  var maxHeight: Double
  /// The format of paragraphs without one of their own.
  var format: ParagraphFormat
  /// Whether all letters are bold, as in the header of a table.
  var isBold = false

  /// Begins a document.
  init(_ sheet: PrintSheet, width: Double, maxHeight: Double) {
    (self.sheet, self.width, self.maxHeight) = (sheet, width, maxHeight)
    format = sheet.document.paragraphStyle
  }

  /// Returns attributes with those of a style and of the place.
  func attributes(_ own: AttributeContainer, _ style: NamedStyle?) -> AttributeContainer {
    var attributes = own
    style?.apply(to: &attributes, fontSize: sheet.rooms.fontSize)
    if isBold {
      attributes[FontTraitsKey.self] = (attributes[FontTraitsKey.self] ?? []).union(.bold)
    }
    return attributes
  }

  /// Returns the format of a paragraph.
  func format(of paragraph: RichTextParagraph) -> ParagraphFormat {
    paragraph.attributes[ParagraphKey.self] ?? format
  }

  /// Returns the context of something within a border.
  func reduced(toWidth width: Double) -> FlowContext {
    var reduced = self
    reduced.width = width
    reduced.format = ParagraphFormat()
    return reduced
  }
}
