import FoundationEssentials

extension RichText {
  /// The text with the attributes of another one where it has none of its own.
  ///
  /// What a run is, where it leads to, and the line under it are not carried over, and attachments stay as
  /// they are.
  public func carryingOver(_ look: AttributeContainer) -> RichText {
    var base = look
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
