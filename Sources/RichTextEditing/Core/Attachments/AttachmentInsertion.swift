import FoundationEssentials
import RichTextModel
import TextParagraphs

/// Inserts an attachment into an editor's text, with the white space around it.
@MainActor
struct AttachmentInsertion {
  private let node: EditorNode

  init(into node: EditorNode) { self.node = node }

  /// Replaces a part by an attachment, as one step, and moves the caret after it.
  ///
  /// - Returns: Whether it was inserted: not if it contains this very editor.
  func insert(_ attachment: Attachment, in range: Range<Int>) -> Bool {
    guard !isContained(in: attachment) else { return false }
    var caret = 0
    node.session.perform(.command) {
      let range = place(for: attachment, in: range.clamped(to: 0..<node.content.count))
      node.session.attachments.offer(attachment)
      caret = put(attachment, in: range)
    }
    let end = min(caret, node.content.count)
    node.area.buffer.select(anchor: end, caret: end)
    return true
  }

  private func isContained(in attachment: Attachment) -> Bool {
    attachment.nodes.contains { inner in
      inner === node || inner.content.attachments.all.contains { isContained(in: $0) }
    }
  }

  /// Returns the range of a part after an attachment was removed from wherever it is.
  private func place(for attachment: Attachment, in range: Range<Int>) -> Range<Int> {
    let isHere = attachment.container === node
    let old = isHere ? attachment.rangeInContainer?.lowerBound : nil
    attachment.removeFromContainer()
    guard let old else { return range }
    let lower = range.lowerBound > old ? range.lowerBound - 1 : range.lowerBound
    return lower..<max(lower, range.upperBound > old ? range.upperBound - 1 : range.upperBound)
  }

  /// Inserts an attachment into the text, with the white space around it.
  ///
  /// - Returns: The new offset of the caret.
  private func put(_ attachment: Attachment, in range: Range<Int>) -> Int {
    let content = node.content
    let before = content.scalar(at: range.lowerBound - 1)
    let after = content.scalar(at: range.upperBound)
    let attributes = content.textAttributes(at: max(range.lowerBound - 1, 0)).forSpacer
    let lead = attachment.isBlock && before.map(ParagraphEnd.isEnd) == false ? "\n" : ""
    let trail = spacer(of: attachment, before: after)
    // Keeps the format of its paragraph, which the paragraph's first character determines.
    var own = AttributeContainer()
    own[ParagraphKey.self] = attachment.isBlock ? nil : attributes[ParagraphKey.self]
    content.replace(
      range,
      with: RichText(lead, attributes: attributes)
        + RichText(attachment.description, attributes: own)
        + RichText(trail, attributes: attributes))
    let isBeforeBreak = attachment.isBlock && trail.isEmpty
    return range.lowerBound + lead.unicodeScalars.count + 1 + trail.unicodeScalars.count
      + (isBeforeBreak ? 1 : 0)
  }

  /// Returns the text between an attachment and the character after it; nil is the end of the text.
  private func spacer(
    of attachment: Attachment, before next: Unicode.Scalar?
  ) -> String {
    guard let next else { return attachment.isBlock ? "\n" : " " }
    if attachment.isBlock { return ParagraphEnd.isEnd(next) ? "" : "\n" }
    return next.properties.isWhitespace ? "" : " "
  }
}

extension AttributeContainer {
  /// The attributes without those that belong to one piece of text only.
  fileprivate var forSpacer: AttributeContainer {
    var attributes = self
    attributes[LinkKey.self] = nil
    attributes[TextBlockKey.self] = nil
    attributes[ContentTypeKey.self] = nil
    return attributes
  }
}
