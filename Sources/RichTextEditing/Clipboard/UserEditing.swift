import FoundationEssentials
import GtkCore
import RichTextModel
import TextRules

/// Edits an editor's text in the name of the user: text processors are asked, and may respond.
@MainActor
final class UserEditing {
  /// The editor.
  let node: EditorNode
  private let gate: EditorGate

  /// Creates the edits of an editor's text, which pass a gate.
  init(_ node: EditorNode, _ gate: EditorGate) {
    self.node = node
    self.gate = gate
  }

  /// Replaces a part as one step; returns whether that was allowed.
  @discardableResult
  func replace(_ range: Range<Int>, with new: RichText) -> Bool {
    guard gate.allows(TextEdit(replacing: range, with: new.text)) else { return false }
    node.session.beginAction()
    node.content.replace(range, with: new, isTyped: true)
    let end = min(range.lowerBound + new.count, node.content.count)
    node.area.buffer.select(anchor: end, caret: end)
    node.session.endAction()
    return true
  }

  /// Inserts a copy of content; returns whether that was allowed.
  ///
  /// Attachments that were removed before are the same ones again, and blocks get lines of their
  /// own.
  @discardableResult
  func insert(_ content: RichText, at offset: Int) -> Bool {
    replace(offset..<offset, with: copyForInsertion(content, in: offset..<offset))
  }

  /// Replaces the selection by content, as one step.
  ///
  /// Attachments that were cut are inserted again; those that are in use are copied.
  func paste(_ content: RichText) {
    // Another program may have taken its time to answer.
    let area = node.area
    guard area.isEditable, !content.isEmpty else { return }
    replace(area.buffer.selection, with: copyForInsertion(content, in: area.buffer.selection))
    if area.textView.isFocus { area.textView.scrollToCaret() }
  }

  /// Returns a copy of content to insert in place of a part: attachments that were removed before
  /// are the same ones again, and blocks get lines of their own.
  private func copyForInsertion(_ content: RichText, in range: Range<Int>) -> RichText {
    content.withNewAttachments { node.session.attachments.isKept($0) }.withBlocksOnLines(
      after: node.content.scalar(at: range.lowerBound - 1),
      before: node.content.scalar(at: range.upperBound))
  }

  /// Returns the text of bytes from another program, with the typing attributes.
  ///
  /// Lines after the first one are further items of its list, as after Return: not ticked, and
  /// without its number.
  func plainText(_ bytes: [UInt8]?) -> RichText {
    let text = String(sanitizing: bytes ?? [])
    var attributes = node.content.typingAttributes
    guard let format = attributes[ParagraphKey.self], let item = format.list, item != item.next,
      let end = text.unicodeScalars.firstIndex(where: { $0 == "\n" })
    else { return RichText(text, attributes: attributes) }
    let rest = text.unicodeScalars.index(after: end)
    let first = RichText(String(text[..<rest]), attributes: attributes)
    attributes[ParagraphKey.self]?.list = item.next
    return first + RichText(String(text[rest...]), attributes: attributes)
  }
}
