import FoundationEssentials
import GtkCore
import RichTextModel
import TextParagraphs

/// Attachments in the text.
extension EditorView {
  /// The attachments in the order of the text.
  public var attachments: [Attachment] {
    node.content.attachments.all.compactMap { $0 as? Attachment }
  }

  /// Replaces a part by an attachment, as one step that can be undone.
  ///
  /// A block attachment gets a line of its own: a line break before it if anything is there, and
  /// one after it. After any other attachment a space is inserted, unless white space follows or
  /// the line ends. The caret moves after all that; with ``Attachment/takesFocusOnInsertion`` the
  /// focus moves into the attachment.
  ///
  /// An attachment that is in a text already is removed from there first. One that contains this
  /// very editor cannot be inserted into it, and is ignored.
  ///
  /// ## Origin
  /// Proton looks for white space one character too far, and inserts a second line break before
  /// one.
  public func insertAttachment(_ attachment: Attachment, in range: Range<Int>) {
    guard !contains(in: attachment) else { return }
    var caret = 0
    implementation.session.perform(.command) {
      let range = place(for: attachment, in: range.clamped(to: 0..<contentLength))
      node.session.attachments.offer(attachment)
      caret = put(attachment, in: range)
    }
    let end = min(caret, contentLength)
    area.buffer.select(anchor: end, caret: end)
    if attachment.takesFocusOnInsertion { attachment.focus() }
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
    let content = implementation.content
    let before = content.scalar(at: range.lowerBound - 1)
    let after = content.scalar(at: range.upperBound)
    let attributes = content.textAttributes(at: max(range.lowerBound - 1, 0)).forSpacer
    let lead = attachment.isBlock && before.map(ParagraphEnd.isEnd) == false ? "\n" : ""
    let trail = attachment.spacer(before: after)
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

  private func contains(in attachment: Attachment) -> Bool {
    attachment.editors.contains { editor in
      editor == self || editor.attachments.contains { contains(in: $0) }
    }
  }
}

extension Attachment {
  /// Returns the text between the attachment and the character after it; nil is the end of the
  /// text.
  fileprivate func spacer(before next: Unicode.Scalar?) -> String {
    guard let next else { return isBlock ? "\n" : " " }
    if isBlock { return ParagraphEnd.isEnd(next) ? "" : "\n" }
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
