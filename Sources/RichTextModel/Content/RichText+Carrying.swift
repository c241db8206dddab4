import FoundationEssentials

extension RichText {
  /// Returns the text with the given attributes wherever it has none of its own.
  ///
  /// Content type, text block, link and underline are not added, and attachments stay as they are.
  public func carryingOver(_ attributes: AttributeContainer) -> RichText {
    var base = attributes
    base[ContentTypeKey.self] = nil
    base[AttachmentKey.self] = nil
    base[LinkKey.self] = nil
    base[TextBlockKey.self] = nil
    base[UnderlineKey.self] = nil
    var text = self
    text.changeAttributes(in: 0..<count) { attributes in
      guard attributes[AttachmentKey.self] == nil else { return }
      var carried = base
      carried.merge(attributes)
      attributes = carried
    }
    return text
  }
}
