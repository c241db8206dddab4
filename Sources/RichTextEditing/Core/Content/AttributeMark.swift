import FoundationEssentials
import RichTextModel
import TextMetrics

/// One attribute with its value, as a tag of a text buffer carries it, or all of the app's, whose
/// keys are not known here.
struct AttributeMark: Hashable {
  /// The attribute.
  let attributes: AttributeContainer
  /// The properties that it is drawn with.
  let properties: [LetterProperty]
  /// The format of the paragraph, if that is the attribute: it is looked up often.
  let paragraphFormat: ParagraphFormat?

  private init(_ attributes: AttributeContainer) {
    self.attributes = attributes
    properties = attributes.letterProperties
    paragraphFormat = attributes[ParagraphKey.self]
  }

  /// Returns the marks for the attributes of a container, but not for its attachment.
  static func marks(of attributes: AttributeContainer) -> [AttributeMark] {
    attributes.separated.map(AttributeMark.init)
  }

  static func == (left: AttributeMark, right: AttributeMark) -> Bool {
    left.attributes == right.attributes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(attributes) }

  /// The mark's effect on the size of letters.
  var stylingAttributes: [ParagraphStyling.Attribute] { properties.flatMap(\.stylingAttributes) }
}

extension [AttributeMark] {
  /// The format of the paragraph; nil if it has none of its own.
  var paragraphFormat: ParagraphFormat? {
    for mark in self { if let format = mark.paragraphFormat { return format } }
    return nil
  }

  /// The style of the background; nil if it has none.
  var backgroundStyle: BackgroundStyle? {
    for mark in self { if let style = mark.attributes[BackgroundStyleKey.self] { return style } }
    return nil
  }
}
