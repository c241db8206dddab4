import FoundationEssentials
import RichTextModel

extension RichText {
  /// Creates paragraphs, each with a format.
  init(paragraphs: [(text: String, format: ParagraphFormat)]) {
    self.init()
    for (index, (text, format)) in paragraphs.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = format.ifNotPlain
      append(RichText(index < paragraphs.count - 1 ? text + "\n" : text, attributes: attributes))
    }
  }
}
