import Concertina

extension RichText {
  /// Creates paragraphs, each with a format.
  init(paragraphs: [(text: String, format: ParagraphFormat)]) {
    self.init()
    for (index, (text, format)) in paragraphs.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = format.ifNotPlain
      let end = index < paragraphs.count - 1 ? "\n" : ""
      append(RichText(text + end, attributes: attributes))
    }
  }
}
