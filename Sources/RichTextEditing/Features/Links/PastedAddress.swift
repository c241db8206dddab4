import RichTextModel

/// A web address that is all of some content.
struct PastedAddress {
  /// The address.
  let text: String

  /// Creates an address; nil if the content is anything else.
  @MainActor
  init?(_ content: RichText) {
    // A long text is not read to its end only to learn that it is none.
    guard let text = EditorLinks.trimmed(content.text), !text.contains(where: \.isWhitespace),
      let link = DetectedLink.all(in: text).first, link.range == 0..<text.unicodeScalars.count,
      link.address.hasPrefix("http")
    else { return nil }
    self.text = link.address
  }
}
