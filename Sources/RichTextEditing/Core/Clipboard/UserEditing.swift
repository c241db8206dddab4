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
  ///
  /// The caret goes to its end, unless it stays where it is in the text.
  @discardableResult
  func replace(_ range: Range<Int>, with new: RichText, movesCaret: Bool = true) -> Bool {
    guard gate.allows(TextEdit(replacing: range, with: new.text)) else { return false }
    node.session.beginAction()
    node.content.replace(range, with: new, isTyped: true)
    if movesCaret { node.area.buffer.caret = min(range.lowerBound + new.count, node.content.count) }
    node.session.endAction()
    return true
  }

  /// Inserts a copy of content; returns whether that was allowed.
  @discardableResult
  func insert(_ content: RichText, at offset: Int) -> Bool {
    insert(content, replacing: offset..<offset)
  }

  /// Replaces a part by a copy of content; returns whether that was allowed.
  ///
  /// Attachments that were removed before are the same ones again, those that are in use are
  /// copied, and blocks get lines of their own.
  @discardableResult
  func insert(
    _ content: RichText, replacing range: Range<Int>, movesCaret: Bool = true
  ) -> Bool {
    let copy = content.withNewAttachments { node.session.attachments.isKept($0) }
    let whole = copy.withBlocksOnLines(
      after: node.content.scalar(at: range.lowerBound - 1),
      before: node.content.scalar(at: range.upperBound))
    return replace(range, with: whole, movesCaret: movesCaret)
  }

  /// Replaces the selection by content, as one step.
  func paste(_ content: RichText) {
    let area = node.area
    guard area.isEditable, !content.isEmpty else { return }
    insert(content, replacing: area.buffer.selection)
    if area.textView.isFocus { area.textView.scrollToCaret() }
  }

  /// Returns text from elsewhere with the typing attributes.
  ///
  /// Lines after the first one are further items of its list, as after Return: not ticked, and
  /// without its number.
  func plainText(_ text: String) -> RichText {
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
