import Concertina

extension RichText {
  /// The length of the longest saved content, in bytes, that the inspector follows.
  private static let longestFollowedContent = 2_000

  /// The saved content as the value of its knob, as long as it is short; nil otherwise.
  var followedValue: KnobValue? {
    // What is saved is longer than what is written.
    guard count <= Self.longestFollowedContent, let data = try? SavedForm.bytes(of: self),
      data.count <= Self.longestFollowedContent
    else { return nil }
    return .text(String(decoding: data, as: UTF8.self))
  }

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
