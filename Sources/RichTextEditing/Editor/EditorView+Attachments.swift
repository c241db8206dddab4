import FoundationEssentials
import GtkCore
import RichTextModel
import TextParagraphs

/// Attachments in the text.
extension EditorView {
  /// The attachments in the order of the text.
  public var attachments: [Attachment] { implementation.content.attachments.all }

  /// Puts an attachment in the place of a part, as one step that can be undone.
  ///
  /// A block attachment gets a line of its own: a line break before it where something stands there, and
  /// one behind it. Behind any other attachment comes a space, unless there is white space or the line
  /// ends. The caret goes behind all that; with ``Attachment/takesFocusOnInsertion`` the focus goes into
  /// the attachment.
  ///
  /// An attachment that stands in a text already is taken out of it first. One that contains this very
  /// editor cannot be inserted into it, and is not.
  ///
  /// ## Origin
  /// The original looked for white space a character too far, and put a second line break before one.
  public func insertAttachment(_ attachment: Attachment, in range: Range<Int>) {
    guard !contains(in: attachment) else { return }
    var caret = 0
    implementation.session.perform(.command) {
      let range = place(for: attachment, in: range.clamped(to: 0..<contentLength))
      implementation.session.offer(attachment)
      caret = put(attachment, in: range)
    }
    let end = min(caret, contentLength)
    area.buffer.select(anchor: end, caret: end)
    if attachment.takesFocusOnInsertion { attachment.focus() }
  }

  /// Where a part is once an attachment has been taken out of wherever it stands.
  private func place(for attachment: Attachment, in range: Range<Int>) -> Range<Int> {
    let isHere = attachment.container === implementation
    let old = isHere ? attachment.rangeInContainer?.lowerBound : nil
    attachment.removeFromContainer()
    guard let old else { return range }
    let lower = range.lowerBound > old ? range.lowerBound - 1 : range.lowerBound
    return lower..<max(lower, range.upperBound > old ? range.upperBound - 1 : range.upperBound)
  }

  /// Puts an attachment with what belongs around it into the text.
  ///
  /// - Returns: Where the caret goes.
  private func put(_ attachment: Attachment, in range: Range<Int>) -> Int {
    let (before, after) = (scalar(at: range.lowerBound - 1), scalar(at: range.upperBound))
    let content = implementation.content
    let look = content.look(at: max(range.lowerBound - 1, 0)).forSpacer
    let lead = attachment.isBlock && before.map(ParagraphEnd.isEnd) == false ? "\n" : ""
    let trail = attachment.spacer(before: after)
    // Its paragraph is set as before: what stands first in a paragraph says how.
    var own = AttributeContainer()
    own[ParagraphKey.self] = attachment.isBlock ? nil : look[ParagraphKey.self]
    content.replace(
      range,
      with: RichText(lead, attributes: look) + RichText(attachment.description, attributes: own)
        + RichText(trail, attributes: look))
    let isBeforeBreak = attachment.isBlock && trail.isEmpty
    return range.lowerBound + lead.unicodeScalars.count + 1 + trail.unicodeScalars.count
      + (isBeforeBreak ? 1 : 0)
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard (0..<contentLength).contains(offset) else { return nil }
    return area.buffer.text(from: offset, to: offset + 1).unicodeScalars.first
  }

  private func contains(in attachment: Attachment) -> Bool {
    attachment.editors.contains { editor in
      editor == self
        || editor.implementation.content.attachments.all.contains { contains(in: $0) }
    }
  }
}

extension Attachment {
  /// What comes between the attachment and what follows it; nil: the text ends.
  fileprivate func spacer(before next: Unicode.Scalar?) -> String {
    guard let next else { return isBlock ? "\n" : " " }
    if isBlock { return ParagraphEnd.isEnd(next) ? "" : "\n" }
    return next.properties.isWhitespace ? "" : " "
  }
}

extension AttributeContainer {
  /// The same without what is about one piece of text only.
  fileprivate var forSpacer: AttributeContainer {
    var look = self
    look[LinkKey.self] = nil
    look[TextBlockKey.self] = nil
    look[ContentTypeKey.self] = nil
    return look
  }
}
